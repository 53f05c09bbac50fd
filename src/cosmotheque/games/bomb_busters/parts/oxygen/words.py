"""Oxygen in words (BOM-225 to BOM-231)."""

from collections.abc import Iterator
from typing import Any

from cosmotheque.core.text import Section, Text
from cosmotheque.games.bomb_busters.model.kinds import NOBODY
from cosmotheque.games.bomb_busters.model.roster import Event
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.oxygen.data import AirMoved
from cosmotheque.games.bomb_busters.view.seen import View

RULES = (
    rule(
        225,
        "Avant une coupe, on en paie le prix en oxygène selon la valeur annoncée ; il est perdu même si la coupe "
        "échoue. Quatre fils coupés en solo se paient une seule fois.",
        "Before a cut its price in oxygen is paid, by the value announced; it is spent even if the cut fails. Four "
        "wires cut solo are paid once.",
    ),
    rule(
        226,
        "Prix selon la profondeur (44, 54) : 1 jeton pour 1 à 4, 2 pour 5 à 8, 3 pour 9 à 12. Prix selon la valeur "
        "(49, 63) : autant de jetons que la valeur.",
        "Price by depth (44, 54): 1 token for 1 to 4, 2 for 5 to 8, 3 for 9 to 12. Price by value (49, 63): as many "
        "tokens as the value.",
    ),
    rule(
        227,
        "On n’annonce ni ne coupe une valeur qu’on ne peut pas payer. Si l’on n’en peut payer aucune, on passe son "
        "tour et le détonateur avance.",
        "A value that cannot be paid may be neither announced nor cut. If you can pay for none, you skip your turn "
        "and the detonator advances.",
    ),
    rule(
        228,
        "Passer alors qu’on pourrait jouer coûte aussi une avance du détonateur ; c’est permis dans les missions 44 "
        "et 49, interdit dans les missions 54 et 63.",
        "Skipping your turn although you could play costs a step of the detonator as well; it is allowed in missions "
        "44 and 49, forbidden in 54 and 63.",
    ),
    rule(
        229,
        "Là où l’on peut passer, le stabilisateur pris au début du tour évite aussi l’avance d’un tour passé.",
        "Where you may skip your turn, the stabilizer taken at its start also stops the step of the skipped turn.",
    ),
    rule(
        230,
        "Tout le monde voit combien il y a de jetons, et où. Ils sont en nombre illimité.",
        "Everybody sees how many tokens there are, and where. There is no end of them.",
    ),
    rule(
        231,
        "Sous l’eau, silence : ni messages ni phrases. Deux signes sont permis à tous, à tout moment : « plus "
        "d’oxygène » et « assez d’oxygène ».",
        "Under water there is silence: no chat and no phrases. Everybody may at any time give two signs: “more "
        "oxygen” and “enough oxygen”.",
    ),
)

OXYGEN = Section(Text(fr="Oxygène", en="Oxygen"), RULES)

EVENTS = {
    "air": Text("Oxygène : {count}, de {giver} à {seat}.", "Oxygen: {count}, from {giver} to {seat}."),
    "air-promised": Text("{giver} donnera son oxygène à {seat}.", "{giver} will give their oxygen to {seat}."),
    "skipped": Text("{seat} passe.", "{seat} skips the turn."),
    "air-shared": Text(
        "Oxygène de la réserve pour {seats} : {count}.", "Oxygen from the reserve for {seats}: {count}."
    ),
}

AIR = Text("oxygène {}   réserve {}", "oxygen {}   reserve {}")
RESERVE = Text("la réserve", "the reserve")


def lines(view: View) -> Iterator[Text]:
    """The tokens before each seat and in the reserve."""
    oxygen = view.parts.oxygen
    if oxygen is not None:
        held = " ".join(f"{seat}:{count}" for seat, count in enumerate(oxygen.held))
        yield AIR.filled(held, oxygen.reserve if oxygen.reserve >= 0 else "∞")


def name(event: Event, field: str, value: Any) -> Text | None:
    """The reserve, where tokens go to it or come from it."""
    return RESERVE if isinstance(event, AirMoved) and field != "count" and value == NOBODY else None
