"""The mentor's words about the constraints of each seat."""

from typing import Final

from cosmotheque.core.text import Text, sentence
from cosmotheque.games.bomb_busters.bots.plans import Outlook
from cosmotheque.games.bomb_busters.mentor.mechanism import Saying, speaks
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.constraints.mentor import _remind
from cosmotheque.games.bomb_busters.parts.constraints.rules import lets_pass
from cosmotheque.games.bomb_busters.parts.constraints.words import CONSTRAINT_NAMES
from cosmotheque.games.bomb_busters.parts.own_constraints.data import OwnConstraints, Swap, TakeConstraint, TurnRing
from cosmotheque.games.bomb_busters.rules.stands import uncut_of, value_at
from cosmotheque.games.bomb_busters.view.seen import View

WAYS: Final = {
    0: Text(fr="Contraintes laissées en place.", en="Constraints left where they are."),
    1: Text(fr="Contraintes avancées d’une place.", en="Constraints moved one place on."),
    -1: Text(fr="Contraintes reculées d’une place.", en="Constraints moved one place back."),
}

TURN: Final = {
    0: Text(
        fr="Laissez les contraintes où elles sont : c’est ainsi que l’équipe peut couper le plus.",
        en="Leave the constraints where they are: that lets the team cut the most.",
    ),
    1: Text(
        fr="Avancez les contraintes d’une place, dans le sens du jeu : l’équipe pourra couper davantage.",
        en="Move the constraints one place on, clockwise: the team will be able to cut more.",
    ),
    -1: Text(
        fr="Reculez les contraintes d’une place : l’équipe pourra couper davantage.",
        en="Move the constraints one place back: the team will be able to cut more.",
    ),
}


@speaks(OwnConstraints)
class OfEach(Saying[OwnConstraints]):
    def advise(self, outlook: Outlook, action: Action) -> Text | None:
        view = outlook.view
        match action:
            case TakeConstraint(letter=letter):
                seat = view.tasks[0].seat
                hand = uncut_of(view, seat)
                count = sum(lets_pass(letter, value_at(view, slot)) for slot in hand)
                return sentence(
                    "Prenez la contrainte {} ({}) : elle autorise {} de vos {} fils.",
                    "Take constraint {} ({}): it allows {} of your {} wires.",
                    letter,
                    CONSTRAINT_NAMES[letter],
                    count,
                    len(hand),
                )
            case TurnRing(by=by):
                return TURN[by]
            case Swap():
                return Text(
                    fr="Changez de contrainte : personne n’a pu jouer, et si vous passez aussi, tout explose.",
                    en="Change your constraint: nobody could play, and if you skip too, the bomb explodes.",
                )
            case _:
                return None

    def describe(self, view: View, action: Action) -> Text | None:
        match action:
            case TakeConstraint(letter=letter):
                return sentence("Contrainte {} : {}.", "Constraint {}: {}.", letter, CONSTRAINT_NAMES[letter])
            case TurnRing(by=by):
                return WAYS[by]
            case Swap():
                return Text(fr="Contrainte échangée contre un cran.", en="Constraint swapped for one step.")
            case _:
                return None

    def remind(self, outlook: Outlook) -> Text | None:
        return _remind(outlook)
