"""The shelf: the games there are, their boxes, chapters and feats."""

from typing import Any

import msgspec

from cosmotheque.core.game import Meta
from cosmotheque.core.text import RuleId, Text, Words
from cosmotheque.server.wire.parts import BotInfo


class Box(msgspec.Struct, frozen=True):
    """A game on the shelf. `folder` names its part of the browser's code; with a `ladder` its bots were measured."""

    meta: Meta
    folder: str
    playable: bool
    campaign: bool = False
    puzzles: int = 0
    ladder: bool = False


class BoxOutline(msgspec.Struct, frozen=True):
    """A box of a game's campaign as the shelf knows it: the values of options by which its stages are played."""

    key: str
    title: Text
    options: tuple[dict[str, str | int | bool], ...]


class ChapterInfo(msgspec.Struct, frozen=True):
    """A chapter of a game's lesson: what it teaches, and how long it takes."""

    slug: str
    title: Text
    about: Text
    minutes: int


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
