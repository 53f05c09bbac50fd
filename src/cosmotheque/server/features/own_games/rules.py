"""A person's games here: a list to look through, and figures game by game.

All of it is read from their tables each time, the newest of them where there are very many; ratings are kept apart.
"""

from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec.structs import replace

from cosmotheque import registry
from cosmotheque.core.game import Meta, is_won
from cosmotheque.server.base import identity
from cosmotheque.server.features.own_games import achieved, par, review_courses
from cosmotheque.server.features.own_games.wire import (
    BeatenLevel,
    GameFigures,
    MyGame,
    MyGames,
    PlayedSeat,
    RatingPoint,
    Result,
)
from cosmotheque.server.features.ratings.record import MOST_GAMES, RATINGS, RatingRecord, course, strength
from cosmotheque.server.features.replays import record as reviews
from cosmotheque.server.live.services import Services
from cosmotheque.server.record.rated import info
from cosmotheque.server.record.table import SeatRecord, TableRecord
from cosmotheque.server.store import Store

MOST_TABLES = 2000
A_PAGE = 30
MOST_POINTS = 200
Status = Literal["open", "running", "over"]


async def games(store: Store, person: str, game: str, status: Status | None, search: str, page: int) -> MyGames:
    """A page of those of a person's games that are asked for, newest first."""
    found = [one for one in await _tables(store, person) if _is_wanted(one, game, status, search)]
    shown = found[page * A_PAGE :][:A_PAGE]
    return MyGames(tuple(_my_game(one, person) for one in shown), len(found), A_PAGE)


async def figures(services: Services, person: str, now: int) -> list[GameFigures]:
    """The figures of a person's games, those that they have played most first."""
    store = services.store
    tables, looked_at = await _tables(store, person), await reviews.list_reviewed(store, person)
    rated = {one.game: one for one in await RATINGS.of(store, person, MOST_GAMES)}
    slugs = sorted({*rated, *(one.game for one in tables)} & set(registry.playable()))
    theirs = {slug: [one for one in tables if one.game == slug] for slug in slugs}
    found = [_figures(slug, theirs[slug], person, rated.get(slug), now) for slug in slugs]
    told = {slug: review_courses.courses([one for one in looked_at if one.game == slug], person) for slug in slugs}
    pars = {slug: await par.against(services, slug, theirs[slug], person) for slug in slugs}
    known = [replace(one, reviews=told[one.game], par=pars[one.game]) for one in found if one.played or one.rating]
    return sorted(known, key=lambda one: -one.played)


async def _tables(store: Store, person: str) -> list[TableRecord]:
    """The tables where a person sits or sat; those they only set up are not theirs."""
    found = await store.tables_of(person, MOST_TABLES)
    return [one for one in found if _seats(one, person)]


def _is_wanted(record: TableRecord, game: str, status: Status | None, search: str) -> bool:
    if (game and record.game != game) or (status is not None and record.status != status):
        return False
    words = search.casefold().split()
    meta = registry.shelf().get(record.game)
    titles = (meta.title.fr, meta.title.en) if meta is not None else ()
    text = " ".join((*titles, record.created, *(seat.name for seat in record.seats))).casefold()
    return all(word in text for word in words)


def _my_game(record: TableRecord, person: str) -> MyGame:
    return MyGame(
        table=record.id,
        game=record.game,
        status=record.status,
        created=record.created,
        seats=tuple(_seat(seat, person) for seat in record.seats),
        result=result_of(record, person),
        scores=record.ending.outcome.scores if record.ending.outcome is not None else (),
        campaign=record.campaign is not None,
        day=record.deal.day,
        rated=record.rating.rated,
    )


def _seat(seat: SeatRecord, person: str) -> PlayedSeat:
    is_bot = identity.is_network_bot(seat.guest)
    sat = seat.guest is not None and not is_bot
    return PlayedSeat(seat.name, seat.bot, mine=seat.guest == person, person=sat, robot=is_bot)


def result_of(record: TableRecord, person: str) -> Result | None:
    """A game's result for a person; None where it is not over, was closed, or was one against themselves."""
    meta, outcome, mine = registry.shelf().get(record.game), record.ending.outcome, _seats(record, person)
    if meta is None or outcome is None or not mine:
        return None
    if meta.cooperative:
        return "won" if is_won(meta, outcome) else "lost"
    if len(mine) > 1:
        return None
    best, own = max(outcome.scores), outcome.scores[mine[0]]
    if own < best:
        return "lost"
    return "drawn" if outcome.scores.count(best) > 1 else "won"


def _figures(
    slug: str, tables: Sequence[TableRecord], person: str, rated: RatingRecord | None, now: int
) -> GameFigures:
    over = sorted((one for one in tables if one.ending.outcome is not None), key=lambda one: one.times.ended)
    decided = [(one, result) for one in over if (result := result_of(one, person)) is not None]
    results = [result for _, result in decided]
    meta = registry.shelf()[slug]
    return GameFigures(
        game=slug,
        played=len(over),
        won=results.count("won"),
        drawn=results.count("drawn"),
        against_myself=len(over) - len(decided),
        running=sum(one.status == "running" for one in tables),
        beaten=tuple(_beaten_levels(slug, [one for one, _ in decided], person)),
        stages=_stages(slug, over, person),
        days=len({one.deal.day for one in over if one.deal.day}),
        streak=_streak(results),
        best=_best(meta, over),
        rating=info(strength(rated, now)) if rated is not None else None,
        course=tuple(RatingPoint(at, info(own)) for at, own in course(rated)) if rated is not None else (),
        feats=achieved.feats(over, person),
        reached=achieved.hardest_won(registry.load(slug), [one for one, result in decided if result == "won"]),
        results=tuple(results)[-MOST_POINTS:],
    )


def _beaten_levels(slug: str, over: Sequence[TableRecord], person: str) -> list[BeatenLevel]:
    """The levels of bots that a person has met alone, one level at a table, with the number of games they won."""
    found = []
    for bot in registry.bots(slug).values():
        met = [one for one in over if bot.level and _bots(one, person) == {bot.name}]
        if met:
            won = sum(result_of(one, person) == "won" for one in met)
            found.append(BeatenLevel(bot.name, bot.level, won, len(met)))
    return found


def _bots(record: TableRecord, person: str) -> set[str] | None:
    """The bots that sat opposite a person who was the only one to play; None where other people did."""
    if any(seat.guest not in (None, person) for seat in record.seats):
        return None
    return {seat.bot for seat in record.seats if seat.bot is not None and seat.guest is None}


def _stages(slug: str, over: Iterable[TableRecord], person: str) -> tuple[int, int]:
    """The numbers of the campaign's stages that a person has won, wherever it was, and of all its stages."""
    campaign = registry.load(slug).campaign
    if campaign is None:
        return 0, 0
    won = {
        stage.key
        for one in over
        if result_of(one, person) == "won" and (stage := campaign.stage_of(one.options)) is not None
    }
    return len(won), len(campaign.stages)


def _streak(results: Sequence[Result]) -> int:
    """The number of games that a person has won in a row, the last one included."""
    wins = 0
    for result in reversed(results):
        if result != "won":
            break
        wins += 1
    return wins


def _best(meta: Meta, over: Iterable[TableRecord]) -> float | None:
    """The best score of a team, where there is more to score than winning."""
    if not meta.cooperative or meta.scores == (0, 1):
        return None
    return max((one.ending.outcome.scores[0] for one in over if one.ending.outcome is not None), default=None)


def _seats(record: TableRecord, person: str) -> list[int]:
    """The seats of a person, also while a bot stands in for them."""
    return [number for number, seat in enumerate(record.seats) if seat.guest == person]
