"""Pieces of sentences in both languages."""

from cosmotheque.core import text
from cosmotheque.core.text import Text, join_names, sentence
from cosmotheque.games.contact.text import tile_word

SUREST = 0.99


def way(route: tuple[int, ...]) -> Text:
    """A route by its stopovers: "directly", or "via C and Earth"."""
    if len(route) < 2:
        return Text("en vol direct", "directly")
    return sentence("par {}", "via {}", join_names(map(tile_word, route[:-1])))


def percent(chance: float) -> Text:
    return text.percent(_doubt(chance))


def whole_percent(chance: float) -> int:
    return text.whole_percent(_doubt(chance))


def _doubt(chance: float) -> float:
    """The chance kept away from certainty: any hand may slip."""
    return min(SUREST, max(1 - SUREST, chance))
