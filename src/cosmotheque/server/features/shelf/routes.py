"""The games on the shelf over REST."""

import asyncio
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.openapi import ResponseSpec

from cosmotheque import registry
from cosmotheque.arena.standing import read_standings
from cosmotheque.core import codec
from cosmotheque.core.once import cache_once
from cosmotheque.core.text import Section
from cosmotheque.server.base import sentences as common
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.door.static import File, answer, file_of
from cosmotheque.server.features.shelf import sentences
from cosmotheque.server.features.shelf.closed_boxes import open_words, outline, rules_of_box
from cosmotheque.server.features.shelf.wire import Box, ChapterInfo, FeatInfo, GameInfo
from cosmotheque.server.live import seats
from cosmotheque.server.wire.parts import BotInfo
from cosmotheque.study.shipped import right_answers


@get("/api/games")
async def shelf() -> list[Box]:
    """Every box on the shelf, announced games included."""
    return stock()


@get("/api/games/{slug:str}", is_compressed=True, responses={200: ResponseSpec(GameInfo)})
async def game(request: Request[Any, Any, Any], slug: str) -> Response[bytes]:
    """A game opened: its words, options and bots. A browser that has it already gets no second copy."""
    if slug in registry.shelf() and slug not in registry.playable():
        raise Denied(404, sentences.SOON)
    return answer(request, await asyncio.to_thread(_file, slug))


@get("/api/games/{slug:str}/boxes/{key:str}")
async def box(slug: str, key: str) -> tuple[Section, ...]:
    """The rules of a box of the campaign, for who has opened it or wants to know all the same."""
    loaded = registry.load(slug)
    if loaded.campaign is None or key not in {one.key for one in loaded.campaign.boxes}:
        raise Denied(404, common.NO_PAGE)
    return rules_of_box(loaded, key)


@cache_once
def stock() -> list[Box]:
    """The shelf with every game's rules loaded; a server loads it before the first request."""
    return [_box(slug) for slug in registry.shelf()]


def _box(slug: str) -> Box:
    is_playable = slug in registry.playable()
    campaign = registry.load(slug).campaign if is_playable else None
    return Box(
        registry.shelf()[slug],
        registry.folder(slug),
        is_playable,
        campaign is not None,
        len(right_answers(slug)) if is_playable else 0,
        slug in read_standings(slug),
    )


@cache_once
def _file(slug: str) -> File:
    return file_of(codec.encode(_game_info(slug)))


def _game_info(slug: str) -> GameInfo:
    loaded = registry.load(slug)
    bots = tuple(BotInfo(bot.name, bot.level, bot.rating) for bot in registry.bots(slug).values())
    outside = tuple(BotInfo(bot.name, bot.level, outside=True) for bot in registry.admitted_bots(slug).values())
    mentor = registry.mentor(slug)
    return GameInfo(
        meta=loaded.meta,
        folder=registry.folder(slug),
        words=open_words(loaded),
        options=options_schema(loaded.types.options),
        bots=bots + outside,
        coaches=mentor is not None and mentor.advise is not None,
        reviews=mentor is not None and (mentor.remark is not None or mentor.figures is not None),
        chapters=tuple(ChapterInfo(c.slug, c.title, c.about, c.minutes) for c in registry.lessons(slug)),
        puzzles=len(right_answers(slug)),
        house=seats.house(slug),
        campaign=outline(loaded.campaign),
        feats=tuple(FeatInfo(feat.key, feat.name, feat.how, feat.rules) for feat in loaded.feats),
    )


def options_schema(options: type[Any]) -> dict[str, Any]:
    """JSON Schema of the options with the object itself on top, so that a form can be drawn from it."""
    schema = msgspec.json.schema(options)
    parts = schema.pop("$defs", {})
    top = parts.pop(options.__name__, schema)
    return {**top, "$defs": parts} if parts else top


HANDLERS = [shelf, game, box]
