"""Piracy: a shuttle is robbed, and what a safe place costs."""

from cosmotheque.core.lesson import Chapter, Step
from cosmotheque.core.text import Text
from cosmotheque.games.bing_bang.actions import LayRed, LayWhite, MovePawn
from cosmotheque.games.bing_bang.lessons.cosmos import LEARNER, RIVAL, TO_PILOT, TO_SHUTTLE, deal_position, read_moves
from cosmotheque.games.bing_bang.lessons.replies import TOO_EARLY_TO_END, rules, to_all_else, to_any, yes

BESIDE_THE_RIVAL = deal_position(
    *read_moves(RIVAL, f"{TO_PILOT}, {TO_SHUTTLE}, end"),
    *read_moves(LEARNER, "move e6, fly e7-e8, turn, lay f8, lay f9, lay f10, move f8, move f9, move f10"),
    faces={"e7": "pilot-1", "e9": "shuttle-blue"},
    first=RIVAL,
    piracy=True,
)
SAFE_ON_EARTH = deal_position(piracy=True)

PIRACY = Chapter(
    slug="piracy",
    title=Text("La piraterie", "Piracy"),
    about=Text("Dérober une pièce, et se mettre à l’abri.", "Rob a piece, and be safe yourself."),
    minutes=2,
    seat=LEARNER,
    steps=(
        Step(
            said=Text(
                "Vous avez un pilote ; votre rival, à côté, a déjà une navette. Venez sur son jeton blanc.",
                "You have a pilot; your rival beside you has a shuttle already. Come onto its white token.",
            ),
            rules=rules(
                51,
            ),
            position=BESIDE_THE_RIVAL,
            points=("e10",),
            answers=(
                yes("Bord à bord !", "Side by side!", "move e10"),
                to_any(MovePawn, "Pas par là : votre rival est à gauche.", "Not that way: your rival is on the left."),
                TOO_EARLY_TO_END,
                to_all_else("Touchez le vaisseau de votre rival.", "Tap your rival’s ship."),
            ),
        ),
        Step(
            said=Text(
                "Dérobez-lui sa navette : peu importe sa couleur, vous lui laissez votre carte en échange.",
                "Rob its shuttle: whatever its colour, it gets your card in exchange.",
            ),
            rules=rules(51, 52),
            points=("rob",),
            answers=(
                yes(
                    "Elle est à vous ! Et un pirate rejoue, jusqu’à 25.",
                    "It is yours! And a pirate plays on, up to 25.",
                    "rob 1 shuttle",
                ),
                to_any(MovePawn, "Vous repartez les mains vides ?", "Would you leave with empty hands?"),
                TOO_EARLY_TO_END,
                to_all_else("D’abord, la navette.", "The shuttle first."),
            ),
        ),
        Step(
            said=Text(
                "Sans navette, votre rival a dû aller sur la planète la plus proche. On ne dérobe jamais pilote ni "
                "témoin.",
                "Without a shuttle your rival had to go to the nearest planet. Pilots and witnesses are never robbed.",
            ),
            rules=rules(53, 54),
        ),
        Step(
            said=Text(
                "Sur une planète on est à l’abri, mais y rester se paie : 3 jetons blancs, 1 rouge ou un Bing Bang. "
                "Posez "
                "un rouge en g3.",
                "On a planet you are safe, but to stay costs 3 whites, 1 red or a Bing Bang. Lay a red at g3.",
            ),
            rules=rules(
                55,
            ),
            position=SAFE_ON_EARTH,
            points=("g3",),
            answers=(
                yes("C’est payé.", "That is paid.", "red g3"),
                to_any(LayRed, "Plutôt en g3, loin de votre route.", "Rather at g3, out of your way."),
                to_any(
                    LayWhite,
                    "Il en faudrait trois. Essayez avec un seul rouge.",
                    "It would take three of them. Try a single red.",
                ),
                to_all_else(
                    "Un Bing Bang paie aussi, mais compte 9. Un rouge suffit.",
                    "A Bing Bang pays, too, but counts 9. A red will do.",
                ),
            ),
        ),
        Step(
            said=Text(
                "Vous pouvez maintenant finir le tour, bien à l’abri.", "Now you may end the turn, safe and sound."
            ),
            rules=rules(55, 57),
            points=("end-turn",),
            answers=(
                yes(
                    "Votre rival, lui, est reparti. À l’attaque, au prochain tour ?",
                    "Your rival has set out. Will you be after it, next turn?",
                    "end",
                    then=read_moves(RIVAL, "lay f5, move f5, end"),
                ),
                to_all_else("C’est payé : finissez le tour.", "It is paid for: end the turn."),
            ),
        ),
    ),
)
