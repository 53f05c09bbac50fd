"""Who plays here, which games there are, and why something is refused."""

from typing import Any

import msgspec

from cosmotheque.core.game import Meta
from cosmotheque.core.text import RuleId, Text, Words
from cosmotheque.server.wire.campaign import BoxOutline
from cosmotheque.server.wire.lesson import ChapterInfo
from cosmotheque.server.wire.parts import BotInfo, Message, Name


class Guest(msgspec.Struct, frozen=True):
    """Somebody who plays here, known by a signed cookie."""

    id: str
    name: str


class Rename(Message, frozen=True, kw_only=True):
    name: Name


class Box(msgspec.Struct, frozen=True):
    """A game on the shelf. `folder` names its part of the browser's code; with a `ladder` its bots were measured."""

    meta: Meta
    folder: str
    playable: bool
    campaign: bool = False
    puzzles: int = 0
    ladder: bool = False


class FeatInfo(msgspec.Struct, frozen=True):
    """Something to be proud of after a game: what it takes, and the rules that it is drawn from."""

    key: str
    name: Text
    how: Text
    rules: tuple[RuleId, ...]


class GameInfo(msgspec.Struct, frozen=True):
    """A game opened: its words, options as JSON Schema, bots (the laboratory's first), teachers, and campaign.

    Bots from outside come last. `house` is the bot that everybody meets at the deal of the day.
    """

    meta: Meta
    folder: str
    words: Words
    options: dict[str, Any]
    bots: tuple[BotInfo, ...]
    coaches: bool = False
    reviews: bool = False
    chapters: tuple[ChapterInfo, ...] = ()
    puzzles: int = 0
    house: str | None = None
    campaign: tuple[BoxOutline, ...] = ()
    feats: tuple[FeatInfo, ...] = ()


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused, in both languages. `rule` is set where a rule of the game forbids it."""

    why: Text
    rule: str | None = None
