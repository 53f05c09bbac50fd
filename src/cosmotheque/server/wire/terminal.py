"""A game's terminal drawing, for a browser that has no board for the game."""

from typing import Any, Literal

import msgspec

Mark = Literal["bold", "dim", "italic", "underline", "strike", "reverse"]


class Run(msgspec.Struct, frozen=True, omit_defaults=True):
    """Some of a drawing in one style, line breaks included. Colours are a terminal's eight by name, or #rrggbb."""

    text: str
    marks: tuple[Mark, ...] = ()
    colour: str | None = None
    ground: str | None = None


class Written(msgspec.Struct, frozen=True):
    """An action of the game in its notation."""

    action: Any
    text: str


class Drawing(msgspec.Struct, frozen=True):
    """The game's terminal drawing and the actions, sent in place of the view to a browser without a board."""

    fr: tuple[Run, ...]
    en: tuple[Run, ...]
    actions: tuple[Written, ...]
