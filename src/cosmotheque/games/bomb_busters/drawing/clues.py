"""Clues that wait to be understood, as lines of text."""

from collections.abc import Iterator

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.notation import slot_name, value_name
from cosmotheque.games.bomb_busters.parts.clues.words import in_list
from cosmotheque.games.bomb_busters.view.seen import View

MEANT = Text("la place {} annonce {} {}", "seat {} announces {} {}")
CLUE = Text("  «\u00a0{}\u00a0»", "  “{}”")


def clue_lines(view: View) -> Iterator[Text]:
    """Who announces what, as far as the seat knows, at which wires, and the clues to it."""
    if view.parts.clues is None or view.parts.clues.meant is None:
        return
    meant = view.parts.clues.meant
    values = "/".join(value_name(value) if value else "?" for value in meant.values)
    yield MEANT.filled(meant.seat, values, " ".join(map(slot_name, meant.slots)))
    for hint in view.parts.clues.given:
        typed = hint.words.replace("[", r"\[")  # no markup of rich
        yield CLUE.filled(typed or in_list(hint.clue).text)
