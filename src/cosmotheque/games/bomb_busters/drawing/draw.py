"""A view as lines of text for a terminal, in rich's markup."""

from collections.abc import Iterator

from cosmotheque.core.text import Language, Text
from cosmotheque.games.bomb_busters.components import DOUBLE_CARDS, RED, UNSEEN, YELLOW, card_value, value_of
from cosmotheque.games.bomb_busters.drawing.mechanism import beside_stand, lines_above, lines_below
from cosmotheque.games.bomb_busters.drawing.reminders import (
    label_after,
    list_counts,
    list_held,
    list_lacked,
    list_parted_labels,
    sign,
)
from cosmotheque.games.bomb_busters.model.wires import Beside, Card, Note, Slot, Wire
from cosmotheque.games.bomb_busters.notation import STAND_NAMES, slot_name, value_name, wire_name
from cosmotheque.games.bomb_busters.rules.stands import SLOTS
from cosmotheque.games.bomb_busters.view.seen import View
from cosmotheque.games.bomb_busters.view.sight import on_table

WIDTH = 5
TO_ACT = Text("mission {}   détonateur {}   au joueur {} de jouer", "mission {}   detonator {}   player {} to play")
MARKERS = Text("pions {}   validés {}", "markers {}   validated {}")
CARDS = Text("équipement {}   personnages utilisés {}", "equipment {}   characters used {}")
CHARACTERS = Text("personnages {}", "characters {}")
SEAT = Text("{} place {}", "{} seat {}")
CAPTAIN = Text("{} place {} capitaine", "{} seat {} captain")
REDS = Text(" rouges {}", " reds {}")
NOTHING = Text("", "")


def draw(view: View, language: Language) -> str:
    """The board, and each stand in lines: wires as the seat sees them, tokens and labels, what is known of it."""
    if not view.stands:
        return " ".join([f"mission {view.options.mission}", *_markers(view)])
    view = on_table(view)
    above = [line.in_language(language) for line in (*_board(view), *lines_above(view))]
    below = [line.in_language(language) for line in lines_below(view)]
    return "\n".join([*above, *_stands(view, language), *below])


def _board(view: View) -> Iterator[Text]:
    lamps = "●" * max(view.detonator, 0) + "○" * view.steps
    yield TO_ACT.filled(view.options.mission, lamps, view.active)
    yield marker_line(view)
    yield CARDS.filled(" ".join(_card(view, card) for card in view.cards) or "–", " ".join(map(str, view.spent)) or "–")
    if any(view.characters):
        yield CHARACTERS.filled(" ".join(f"{seat}:{card or 'D'}" for seat, card in enumerate(view.characters)))


def marker_line(view: View) -> Text:
    """The markers on the board, and the values that are cut."""
    done = [str(number) for number in view.validated]
    return MARKERS.filled(" ".join(_markers(view)) or "–", " ".join(done) or "–")


def _markers(view: View) -> list[str]:
    return [f"{wire_name(marker.wire)}{'' if marker.sure else '?'}" for marker in view.markers]


def card_name(card: Card) -> str:
    """A number, 9-9 for a double one, J for the yellow card."""
    value = value_name(card_value(card.number))
    return f"{value}-{value}" if card.number in DOUBLE_CARDS else value


def _card(view: View, card: Card) -> str:
    """The name of a card, with the number card on it (BOM-1201)."""
    name = card_name(card)
    if card.used:
        return f"[dim strike]{name}[/]x"
    return f"[bold]{name}![/]" if card.number in view.ready else f"{name}({card.lock})" if card.lock else name


def _stands(view: View, language: Language) -> Iterator[str]:
    for number, stand in enumerate(view.stands):
        yield stand_title(view, number, language)
        yield "  " + "".join(map(_wire, stand.wires)).rstrip()
        yield "  " + _tokens(view, number, language)
        if known := _list_known(view, number):
            yield "  " + known


def stand_title(view: View, number: int, language: Language) -> str:
    """The title of a stand: its owner, and what lies beside it."""
    stand = view.stands[number]
    name = (CAPTAIN if stand.owner == view.captain else SEAT).filled(STAND_NAMES[number], stand.owner)
    heart = " ♥" if number in view.hearts else ""
    reds = REDS.filled(" ".join(map(str, stand.reds))) if stand.reds else NOTHING
    parts = "".join(f" {beside.in_language(language)}" for beside in beside_stand(view, number))
    tokens = "".join(f" {_beside(token)}" for token in stand.beside)
    return f"{name.in_language(language)}{parts}{heart}{reds.in_language(language)}{tokens}"


def _wire(wire: Wire) -> str:
    if wire.code == UNSEEN:
        return f"{'▒':<{WIDTH}}"
    name = f"{wire_name(wire.code):<{WIDTH}}"
    colour = {YELLOW: "yellow", RED: "red"}.get(value_of(wire.code), "cyan")
    return f"[dim {colour}]{name}[/]" if wire.cut else f"[bold {colour}]{name}[/]"


def _beside(token: Beside) -> str:
    """A token beside a stand: ✗ where it says that the value is not there (BOM-171)."""
    return f"({value_name(token.value)})" if token.says == "marked" else f"✗{value_name(token.value)}"


def _tokens(view: View, stand: int, language: Language) -> str:
    """The tokens in front of the wires; a label lies between two of them."""
    marks = (mark(wire, language) for wire in view.stands[stand].wires)
    labels = (label_after(view, slot) for slot in SLOTS[stand])
    return "".join(f"{mark:<{WIDTH - 1}}{label or ' '}" for mark, label in zip(marks, labels, strict=False)).rstrip()


def mark(wire: Wire, language: Language) -> str:
    """The value of a wire, or what its tokens say of it."""
    if wire.cut:
        return "x"
    if wire.shown:
        return f"({value_name(wire.shown)})"
    loose = "X" if wire.x else "↻" if wire.outward else "·"  # BOM-180, BOM-190
    return "".join(_note(note).in_language(language) for note in wire.notes) or loose


def _note(note: Note) -> Text:
    match note.kind:
        case "even":
            return Text("(p)", "(e)")
        case "odd":
            return Text("(i)", "(o)")
        case "times":
            return Text(f"×{note.value}", f"×{note.value}")
        case "not":
            return Text(f"≠{value_name(note.value)}", f"≠{value_name(note.value)}")


def _list_known(view: View, stand: int) -> str:
    """✓ for a value that is there or at one of the places named, ✗ for one that is not, and labels that were parted."""
    held = [f"✓{value_name(value)}{_where(places, stand)}" for value, places in list_held(view, stand)]
    counted = list_counts(view, stand)
    held += [f"{count}×{value_name(value)}{_where(places, stand)}" for value, count, places in counted]
    lacked = [f"✗{value_name(value)}" for value in list_lacked(view, stand)]
    parted = [
        f"{slot_name(label.lower)}{sign(label)}{slot_name(label.upper)}" for label in list_parted_labels(view, stand)
    ]
    return " ".join([*held, *lacked, *parted])


def _where(places: tuple[int | Slot, ...], stand: int) -> str:
    if places == (stand,):
        return ""
    return f"({'/'.join(slot_name(place) if isinstance(place, Slot) else STAND_NAMES[place] for place in places)})"
