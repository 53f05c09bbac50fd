"""A view as its game draws it for a terminal, in runs of style, for a browser that has no board for the game.

It is made of what the seat is sent in any case: its view and its actions.
"""

from collections.abc import Iterator, Sequence
from io import StringIO
from typing import Any, get_args

from rich.color import Color
from rich.console import Console
from rich.style import Style
from rich.text import Text

from cosmotheque.core.game import AnyGame
from cosmotheque.core.text import Language
from cosmotheque.server.wire.terminal import Drawing, Mark, Run, Written

CONSOLE = Console(file=StringIO())  # knows the names of styles; nothing is printed
MARKS: tuple[Mark, ...] = get_args(Mark)
COLOURS = ("black", "red", "green", "yellow", "blue", "magenta", "cyan", "white")


def drawing_of(game: AnyGame, view: Any, actions: Sequence[Any] = ()) -> Drawing:
    """The game's terminal drawing of a view in both languages, and a seat's actions in the game's notation."""
    written = tuple(Written(action, game.notation.write(action)) for action in actions)
    return Drawing(fr=_runs(game, view, "fr"), en=_runs(game, view, "en"), actions=written)


def _runs(game: AnyGame, view: Any, language: Language) -> tuple[Run, ...]:
    text = Text.from_markup(game.notation.draw(view, language), end="")
    return tuple(Run(part, *_looks(style or Style.null())) for part, style, _ in text.render(CONSOLE))


def _looks(style: Style) -> Iterator[Any]:
    yield tuple(mark for mark in MARKS if getattr(style, mark))
    yield _colour_name(style.color)
    yield _colour_name(style.bgcolor)


def _colour_name(colour: Color | None) -> str | None:
    """One of the eight colours that every terminal has and shows in its own way, or a shade as #rrggbb."""
    if colour is None or colour.is_default:
        return None
    if colour.number is not None and colour.number < 2 * len(COLOURS):
        return COLOURS[colour.number % len(COLOURS)]
    return colour.get_truecolor().hex
