"""A view as lines of text for a terminal, in rich's markup."""

from collections.abc import Iterator

from cosmotheque.core.text import Language, Text
from cosmotheque.games.bomb_busters.components import DOUBLE_CARDS, RED, UNSEEN, YELLOW, card_value, value_of
from cosmotheque.games.bomb_busters.drawing.bonds import bond_lines
from cosmotheque.games.bomb_busters.drawing.clues import clue_lines
from cosmotheque.games.bomb_busters.drawing.pieces import pieces
from cosmotheque.games.bomb_busters.drawing.reminders import (
    counted_on,
    held_on,
    label_after,
    lacked_on,
    parted_on,
    sign,
)
from cosmotheque.games.bomb_busters.model.wires import Beside, Card, Note, Slot, Wire
from cosmotheque.games.bomb_busters.notation import STAND_NAMES, slot_name, value_name, wire_name
from cosmotheque.games.bomb_busters.parts.grids.rules import sheet_of
from cosmotheque.games.bomb_busters.parts.roles.rules import has_role
from cosmotheque.games.bomb_busters.rules.stands import SLOTS
from cosmotheque.games.bomb_busters.view.seen import View
from cosmotheque.games.bomb_busters.view.sight import on_table

WIDTH = 5


TO_ACT = Text("mission {}   détonateur {}   au joueur {} de jouer", "mission {}   detonator {}   player {} to play")
MARKERS = Text("pions {}   validés {}", "markers {}   validated {}")
CARDS = Text("équipement {}   personnages utilisés {}", "equipment {}   characters used {}")
CHARACTERS = Text("personnages {}", "characters {}")
GEAR = Text("carte Nombre {}   face cachée {}", "number card {}   face down {}")
SEAT = Text("{} place {}", "{} seat {}")
CAPTAIN = Text("{} place {} capitaine", "{} seat {} captain")
REDS = Text(" rouges {}", " reds {}")
ROLE = Text(" (rôle)", " (role)")
LINE = Text("jetons {}", "tokens {}")
ROBOT = Text("robot {} {}   fils {}", "robot {} {}   wires {}")
NOTHING = Text("", "")


def draw(view: View, language: Language) -> str:
    """The board, and each stand in lines: wires as the seat sees them, tokens and labels, what is known of it."""
    if not view.stands:
        return " ".join([f"mission {view.options.mission}", *_markers(view)])
    view = on_table(view)
    lines = (*_board(view), *pieces(view), *bond_lines(view), *clue_lines(view))
    board = [line.in_language(language) for line in lines]
    laid = (*_line(view, language), *_carrier(view, language))
    return "\n".join([*board, *laid, *_stands(view, language), *_grid(view), *_numbers(view)])


def _board(view: View) -> Iterator[Text]:
    lamps = "●" * max(view.detonator, 0) + "○" * view.steps
    yield TO_ACT.filled(view.options.mission, lamps, view.active)
    yield marker_line(view)
    yield CARDS.filled(" ".join(_card(view, card) for card in view.cards) or "–", " ".join(map(str, view.spent)) or "–")
    if any(view.characters):
        yield CHARACTERS.filled(" ".join(f"{seat}:{card or 'D'}" for seat, card in enumerate(view.characters)))
    if view.parts.gear and (view.parts.gear.number or view.parts.gear.down):
        yield GEAR.filled(view.parts.gear.number or "–", "▒" * view.parts.gear.down or "–")


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
    """Its name; with the number card on it (BOM-1201)."""
    name = card_name(card)
    if card.used:
        return f"[dim strike]{name}[/]x"
    return f"[bold]{name}![/]" if card.number in view.ready else f"{name}({card.lock})" if card.lock else name


def _line(view: View, language: Language) -> Iterator[str]:
    """Tokens to be taken (BOM-2702)."""
    if view.parts.windfall and view.parts.windfall.line:
        yield LINE.filled(" ".join(map(value_name, view.parts.windfall.line))).in_language(language)


def _stands(view: View, language: Language) -> Iterator[str]:
    for number, stand in enumerate(view.stands):
        yield stand_title(view, number, language)
        yield "  " + "".join(map(_wire, stand.wires)).rstrip()
        yield "  " + _tokens(view, number, language)
        if known := _known(view, number):
            yield "  " + known


def stand_title(view: View, number: int, language: Language) -> str:
    """Whose stand it is, and what lies beside it."""
    stand = view.stands[number]
    name = (CAPTAIN if stand.owner == view.captain else SEAT).filled(STAND_NAMES[number], stand.owner)
    heart = " ♥" if number in view.hearts else ""
    reds = REDS.filled(" ".join(map(str, stand.reds))) if stand.reds else NOTHING
    laid = view.parts.by_heart.laid if view.parts.by_heart else ()
    tokens = [*map(_beside, stand.beside), *(f"({value_name(one.value)})" for one in laid if one.stand == number)]
    beside = "".join(f" {token}" for token in tokens)
    role = ROLE.in_language(language) if has_role(view, stand.owner) else ""
    return f"{name.in_language(language)}{role}{heart}{reds.in_language(language)}{beside}"


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
    """What lies in front of the wires; a label lies between two of them."""
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


def _carrier(view: View, language: Language) -> Iterator[str]:
    """The robot, where it goes, and how many wires it has (BOM-215)."""
    if view.parts.carrier is not None:
        arrow = "→" if view.parts.carrier.facing > 0 else "←"
        yield ROBOT.filled(view.parts.carrier.place, arrow, len(view.parts.carrier.wires)).in_language(language)


def _known(view: View, stand: int) -> str:
    """✓ for a value that is there or at one of the places named, ✗ for one that is not, and labels that were parted."""
    held = [f"✓{value_name(value)}{_where(places, stand)}" for value, places in held_on(view, stand)]
    counted = counted_on(view, stand)
    held += [f"{count}×{value_name(value)}{_where(places, stand)}" for value, count, places in counted]
    lacked = [f"✗{value_name(value)}" for value in lacked_on(view, stand)]
    parted = [f"{slot_name(label.lower)}{sign(label)}{slot_name(label.upper)}" for label in parted_on(view, stand)]
    return " ".join([*held, *lacked, *parted])


def _where(places: tuple[int | Slot, ...], stand: int) -> str:
    if places == (stand,):
        return ""
    return f"({'/'.join(slot_name(place) if isinstance(place, Slot) else STAND_NAMES[place] for place in places)})"


def _grid(view: View) -> Iterator[str]:
    if view.parts.grids is None:
        return
    sheet = sheet_of(view)
    width = sheet.width
    cells = [
        f"[dim]{value_name(value)}x[/]" if cell in view.parts.grids.ticked else value_name(value)
        for cell, value in enumerate(sheet.cells)
    ]
    for row in range(0, len(cells), width):
        joined = "" if sheet.opened != "joined" else "─ " if row // width in view.parts.grids.lines else "  "
        yield f"  {joined}{' '.join(cells[row : row + width])}"


def _numbers(view: View) -> Iterator[str]:
    """Number cards: those that lie there, with the one pointed at or to be cut in brackets."""
    numbers = view.parts.numbers
    if numbers is None:
        return
    line = [f"[bold]<{card}>[/]" if place == numbers.pointer else str(card) for place, card in enumerate(numbers.line)]
    down = [f"[dim]({card})[/]" for card in numbers.down]
    own = [f"{seat}:{'/'.join(map(str, cards)) or '–'}" for seat, cards in enumerate(numbers.own)]
    deck = [f"+{len(numbers.deck)}"] if numbers.deck or numbers.discard else []
    discard = [f"[dim]{card}[/]" for card in numbers.discard]
    value = [f"[bold]<{numbers.value}>[/]"] if numbers.value else []
    answers = [STAND_NAMES[stand] for stand, found in enumerate(numbers.answers) if found]
    yield "  " + " ".join([*line, *map(str, numbers.open), *down, *own, *deck, *discard, *value, *answers])
