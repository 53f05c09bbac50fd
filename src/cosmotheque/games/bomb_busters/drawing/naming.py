"""Names of the values of events, and the legend of the drawing."""

from typing import Any

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.drawing.mechanism import name_by_part
from cosmotheque.games.bomb_busters.model.roster import Event
from cosmotheque.games.bomb_busters.model.wires import Beside, Marker, Note, Slot
from cosmotheque.games.bomb_busters.notation import slot_name, stand_name, value_name, wire_name
from cosmotheque.games.bomb_busters.text import CUE_NAMES, EQUIPMENT_NAMES

CHARACTER = Text("le double détecteur", "the double detector")
NOBODY = Text("personne", "nobody")
EQUAL = Text("égaux", "equal")
DIFFERENT = Text("différents", "different")
KINDS = {"even": Text("pair", "even"), "odd": Text("impair", "odd")}
LEGEND = Text(
    "Les supports A, B, C… ; leurs fils se comptent à partir de 1, de gauche à droite, triés : B4. Un fil : son "
    "nombre, 3.1 jaune, 3.5 rouge, ▒ caché. Dessous : · rien, x coupé, (4) jeton Info, = ≠ étiquette entre deux fils. "
    "✓4 : il y a un 4 sur ce support, ✓4(A/C) : sur l’un d’eux, ✗4 : aucun. Détonateur : ● avancé, ○ ce qui reste. "
    "Pions : rouges et jaunes en jeu, « ? » pour les incertains. Équipement : « ! » utilisable, x utilisé. cut B4 7 "
    "A5 : viser B4, annoncer 7, couper son fil A5 ; J jaune, R rouge ; solo 7 : couper seul tous les 7 ; token A3 : "
    "poser un jeton Info ; reds : révéler ses derniers rouges ; take double, point, announce : préparer une Coupe en "
    "duo avec un outil ; match, mark : désigner un fil ; wait : laisser jouer.",
    "Stands A, B, C …; their wires count from 1, from left to right, sorted: B4. A wire: its number, 3.1 yellow, 3.5 "
    "red, ▒ hidden. Below it: · nothing, x cut, (4) info token, = ≠ a label between two wires. ✓4: there is a 4 on "
    "this stand, ✓4(A/C): on one of these, ✗4: none. Detonator: ● advanced, ○ what is left. Markers: red and yellow "
    "wires in play, ? not sure. Equipment: 5! usable, 5x used. cut B4 7 A5: point at B4, announce 7, cut your own "
    "wire A5; J yellow, R red; solo 7: cut all 7s alone; token A3: put an info token; reds: lay down your last red "
    "wires; take double, point, announce: prepare a dual cut with a tool; match, mark: choose a wire; wait: let the "
    "others play.",
)


def name(event: Event, field: str, value: Any) -> Text | str | None:
    """The name of a value of an event."""
    named = name_by_part(event, field, value)
    return _base_name(event, field, value) if named is None else named


def _base_name(event: Event, field: str, value: Any) -> Text | str | None:
    match value:
        case Slot():
            return slot_name(value)
        case Marker():
            return f"{wire_name(value.wire)}{'' if value.sure else '?'}"
        case Note():
            return KINDS.get(value.kind) or f"{'×' if value.kind == 'times' else '≠'}{value_name(value.value)}"
        case Beside():
            return f"{'' if value.says == 'marked' else '✗'}{value_name(value.value)}"
        case bool():
            return None if field != "equal" else EQUAL if value else DIFFERENT
        case int():
            return _number_name(event, field, value)
        case str():
            return CUE_NAMES.get(value) if field == "rule" else None
        case _:
            return None


def _number_name(event: Event, field: str, value: int) -> Text | str | None:
    if field in event.CARDS:
        return EQUIPMENT_NAMES[value] if value else CHARACTER
    match field:
        case "wires" | "wire":
            return wire_name(value)
        case "stand":
            return stand_name(value)
        case "value" | "values" | "meant" | "understood":
            return value_name(value)
        case "seat" | "giver" | "follower" if value < 0:
            return NOBODY
        case _:
            return None
