"""All that the file of a mission may hold, besides its parts; what it leaves out is as in the base game."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.model.mission import Characters, Stuck, TokenKind, Unlock

Card: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=12)]
Line: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Paragraph: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=600)]
MOST_RULES = 30


class Title(msgspec.Struct, frozen=True):
    """A title in both languages."""

    fr: Line
    en: Line


class Saying(msgspec.Struct, frozen=True):
    """A few sentences in both languages."""

    fr: Paragraph
    en: Paragraph

    @property
    def text(self) -> Text:
        return Text(self.fr, self.en)


class Red(msgspec.Struct, frozen=True):
    """The numbers of red wires in play and drawn."""

    count: Annotated[int, msgspec.Meta(ge=0, le=4)] = 1
    of: Annotated[int, msgspec.Meta(ge=0, le=6)] | None = None


class Yellow(msgspec.Struct, frozen=True):
    """The numbers of yellow wires in play and drawn."""

    count: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    of: Annotated[int, msgspec.Meta(ge=0, le=6)] | None = None


class Wires(msgspec.Struct, frozen=True):
    """The wires in play; those of a colour may be dealt `apart`, before the others."""

    blue: Annotated[int, msgspec.Meta(ge=6, le=12)] = 12
    red: Red = Red()
    yellow: Yellow = Yellow()
    apart: Literal["", "red", "yellow"] = ""
    apart_to: Literal["stands", "first", "last"] = "stands"


class Equipment(msgspec.Struct, frozen=True):
    """The cards that are drawn, and when they can be used."""

    without: Annotated[tuple[Card, ...], msgspec.Meta(max_length=12)] = ()
    count: Annotated[int, msgspec.Meta(ge=0, le=12)] | None = None
    unlock: Unlock = "own"
    false_bottom: bool = True
    at_once: bool = True


class InfoTokens(msgspec.Struct, frozen=True):
    """The use of info tokens."""

    setup: TokenKind = "value"
    missed: TokenKind = "value"
    post_it: TokenKind = "value"
    at_setup: bool = True
    random: bool = False
    captain_for_two: bool = True


class Detonator(msgspec.Struct, frozen=True):
    """The steps of the detonator: as many as players, or `start`, and `more`."""

    start: Annotated[int, msgspec.Meta(ge=1, le=6)] | None = None
    more: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    rises: bool = False
    back_kills: bool = False


class Setup(msgspec.Struct, frozen=True):
    """Everything that rules read, but the parts."""

    wires: Wires = Wires()
    equipment: Equipment = Equipment()
    tokens: InfoTokens = InfoTokens()
    detonator: Detonator = Detonator()
    stuck: Stuck = "skip+1"
    characters: Characters = "double"
    box: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0


class Told(msgspec.Struct, frozen=True):
    """Everything that is told of a mission, and by how many it can be played."""

    title: Title
    special: Saying
    story: Saying | None = None
    rules: tuple[Saying, ...] = ()
    seats: tuple[Literal[2, 3, 4, 5], Literal[2, 3, 4, 5]] = (2, 5)
