"""Constraint cards in words (BOM-140 to BOM-159)."""

from collections.abc import Iterator
from typing import Any, Final

from cosmotheque.core.text import Section, Text
from cosmotheque.games.bomb_busters.model.roster import Event
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.constraints.data import Letter
from cosmotheque.games.bomb_busters.view.seen import View

CONSTRAINTS = Section(
    Text(fr="Cartes Contrainte", en="Constraint cards"),
    (
        rule(
            140,
            "Douze cartes, de A à L. Les joueurs concernés leur obéissent dans leurs coupes, en duo ou en solo.",
            "Twelve cards, A to L. The players they apply to obey them in their cuts, dual or solo.",
        ),
        rule(141, "A : valeurs paires seulement.", "A: even values only."),
        rule(142, "B : valeurs impaires seulement.", "B: odd values only."),
        rule(143, "C : de 1 à 6 seulement.", "C: 1 to 6 only."),
        rule(144, "D : de 7 à 12 seulement.", "D: 7 to 12 only."),
        rule(145, "E : de 4 à 9 seulement.", "E: 4 to 9 only."),
        rule(146, "F : jamais de 4 à 9.", "F: never 4 to 9."),
        rule(
            147,
            "G : ni cartes Équipement ni personnage.",
            "G: no equipment cards, and not your own character.",
        ),
        rule(
            148,
            "H : quand sa coupe échoue, ou une coupe qui vise un de ses fils, aucun jeton n’est posé et la valeur "
            "n’est pas dite. On ne vise pas un fil qui a un jeton Info, et le post-it ne sert pas.",
            "H: when their cut fails, or a cut at their wires fails, no token is placed and the value is not said. "
            "They may not point at a wire that has an info token, and the post-it may not be used.",
        ),
        rule(
            149,
            "I : on ne vise pas le fil le plus à droite d’un support.",
            "I: they may not point at the far-right wire of a stand.",
        ),
        rule(
            150,
            "J : on ne vise pas le fil le plus à gauche d’un support.",
            "J: they may not point at the far-left wire of a stand.",
        ),
        rule(151, "K : pas de coupe en solo.", "K: no solo cut."),
        rule(
            152,
            "L : une coupe ratée fait avancer le détonateur de deux crans au lieu d’un.",
            "L: a failed cut advances the detonator by two steps instead of one.",
        ),
        rule(
            153,
            "A à F disent quelles valeurs sont permises, H à J quels fils on ne vise pas ; K interdit une action, L "
            "change un prix, G retire les outils.",
            "A to F say which values are allowed, H to J which wires may not be pointed at; K forbids an action, L "
            "changes a price, G takes the tools away.",
        ),
        rule(
            154,
            "Le jaune n’est ni pair ni impair ni dans un intervalle : A à E le bloquent, F le permet.",
            "Yellow is neither even nor odd nor in any range: A to E block it, F allows it.",
        ),
        rule(
            155,
            "Le plus à droite et le plus à gauche : le dernier et le premier fil non coupé du support. Un fil seul est "
            "les deux.",
            "Far right and far left mean the last and the first uncut wire of the stand. A single one is both.",
        ),
        rule(
            156,
            "Une contrainte pour tous lie tout le monde tant qu’elle est ouverte, hors de son tour aussi : G et le "
            "post-it de H ; H et L valent pour toutes les coupes.",
            "A constraint for all binds everybody while it lies open, out of turn as well: G and the post-it of H; H "
            "and L hold for every cut.",
        ),
        rule(
            157,
            "G n’empêche pas de recevoir et de rendre un fil (talkies-walkies) ni de répondre au radar ; les cartes "
            "immédiates agissent quand même.",
            "G does not keep anybody from being given a wire and giving one back (walkie-talkies), nor from answering "
            "the radar; instant cards act nevertheless.",
        ),
        rule(
            158,
            "Sous H, une coupe ratée prouve quand même que l’annonceur a la valeur et que les fils visés sont autre "
            "chose.",
            "Under H a failed cut still proves that the announcer holds the value and that the wires pointed at are "
            "something else.",
        ),
        rule(
            159,
            "Les contraintes ne touchent pas à la révélation des rouges.",
            "Constraints do not touch the revealing of reds.",
        ),
    ),
)

CONSTRAINT_NAMES: Final[dict[Letter, Text]] = {
    "A": Text(fr="valeurs paires seulement", en="even values only"),
    "B": Text(fr="valeurs impaires seulement", en="odd values only"),
    "C": Text(fr="de 1 à 6 seulement", en="1 to 6 only"),
    "D": Text(fr="de 7 à 12 seulement", en="7 to 12 only"),
    "E": Text(fr="de 4 à 9 seulement", en="4 to 9 only"),
    "F": Text(fr="jamais de 4 à 9", en="never 4 to 9"),
    "G": Text(fr="ni équipement ni personnage", en="neither equipment nor character"),
    "H": Text(fr="pas de jetons, ni posés ni visés", en="no tokens, neither placed nor pointed at"),
    "I": Text(fr="jamais le fil le plus à droite", en="never the far-right wire"),
    "J": Text(fr="jamais le fil le plus à gauche", en="never the far-left wire"),
    "K": Text(fr="pas de coupe en solo", en="no solo cut"),
    "L": Text(fr="une erreur coûte deux crans", en="a mistake costs two steps"),
}

FOR_ALL = Text("contrainte pour tous {} : {}", "constraint for all {}: {}")
NONE_OPEN = Text("aucune contrainte", "no constraint")
OWN = Text("contrainte de la place {} : {}, {}", "constraint of seat {}: {}, {}")
RELEASED = Text("contrainte de la place {} retournée", "constraint of seat {} turned down")
PAIRS = Text("nombres et contraintes : {}", "numbers and constraints: {}")
BESIDE = Text("à côté du capitaine : {}", "beside the captain: {}")
FIELDS: Final = ("letter", "letters", "sides", "action")


def lines(view: View) -> Iterator[Text]:
    """The card for all, the cards that go with numbers, those of the seats, and those beside the captain."""
    cards = view.parts.constraints
    if cards is None:
        return
    if cards.opened is not None:
        yield FOR_ALL.filled(cards.opened, CONSTRAINT_NAMES[cards.opened])
    elif not cards.own:
        yield NONE_OPEN
    if cards.pairs:
        left = [(number, letter) for number, letter in enumerate(cards.pairs, 1) if number not in cards.served]
        yield PAIRS.filled(" ".join(f"{number}{letter}" for number, letter in left) or "–")
    for seat, letter in enumerate(cards.own):
        if letter is not None:
            own = OWN.filled(seat, letter, CONSTRAINT_NAMES[letter])
            yield RELEASED.filled(seat) if seat in cards.released else own
    if cards.beside:
        yield BESIDE.filled(" ".join(cards.beside))


def name(event: Event, field: str, value: Any) -> Text | None:
    """The words of a card, in events of any part."""
    return CONSTRAINT_NAMES.get(value) if field in FIELDS else None
