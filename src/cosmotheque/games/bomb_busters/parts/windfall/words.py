"""Tokens that come with the first yellow wires, in words."""

from collections.abc import Iterator

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.notation import value_name
from cosmotheque.games.bomb_busters.view.seen import View

EVENTS = {
    "line-laid": Text("Jetons en ligne : {values}.", "Tokens in a line: {values}."),
}

LINE = Text("jetons {}", "tokens {}")


def lines(view: View) -> Iterator[Text]:
    """Tokens to be taken (BOM-2702)."""
    windfall = view.parts.windfall
    if windfall is not None and windfall.line:
        yield LINE.filled(" ".join(map(value_name, windfall.line)))
