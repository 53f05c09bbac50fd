"""The laboratory over REST: how a game's bots fared against each other, as it lies in the game's folder."""

import asyncio
import shlex

from litestar import get

from cosmotheque import registry
from cosmotheque.arena.ratings import Estimate, Rating
from cosmotheque.arena.standing import Standing, read_standings
from cosmotheque.core.bot import Limit
from cosmotheque.core.once import cache_once
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.door.parameters import Name
from cosmotheque.server.features.laboratory import sentences
from cosmotheque.server.features.laboratory.wire import LadderBot, LadderInfo, LadderPairing


@get("/api/games/{slug:str}/ladder")
async def ladder(slug: Name) -> LadderInfo:
    """The ladder of a game's bots."""
    return await asyncio.to_thread(_ladder, slug)


@cache_once
def _ladder(slug: str) -> LadderInfo:
    title = registry.load(slug).meta.title
    standing = read_standings(slug).get(slug)
    if standing is None:
        raise Denied(404, sentences.NO_LADDER.filled(title))
    return ladder_of(standing)


def ladder_of(standing: Standing) -> LadderInfo:
    """A measured standing of bots as the browser shows it."""
    return LadderInfo(
        game=standing.game,
        version=standing.version,
        options=standing.options,
        seats=standing.seats,
        seed=standing.seed,
        bots=tuple(_bot(standing, rating) for rating in standing.ratings),
        pairings=tuple(LadderPairing(rung.pairing, rung.games, rung.score) for rung in standing.rungs),
        command=_command(standing),
    )


def _bot(standing: Standing, rating: Rating) -> LadderBot:
    spec = standing.contest.player(rating.name)
    return LadderBot(rating.name, spec.level, Estimate(rating.value, rating.low, rating.high), spec.limit)


def _command(standing: Standing) -> str:
    """The command that plays the same deals again, of each pairing as many as it takes, but no more than here."""
    names = dict.fromkeys(name for rung in standing.rungs for name in rung.pairing)
    limit = standing.limit or Limit()
    wanted = [
        ("--bots", ",".join(names)),
        ("--seats", standing.seats),
        ("--seed", standing.seed),
        *(("--option", f"{name}={value}") for name, value in standing.options.items()),
        ("--seconds", limit.seconds),
        ("--nodes", limit.nodes),
        ("--most", max(rung.games for rung in standing.rungs)),
    ]
    words = [str(word) for flag, value in wanted if value is not None for word in (flag, value)]
    return shlex.join(["cosmotheque", "arena", standing.game, "--ladder", *words])


HANDLERS = [ladder]
