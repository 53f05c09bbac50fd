"""Other moves from any step of a finished game or a puzzle, over REST. Nothing is kept: the browser brings the line.

The game itself comes from a table that is over, or from a pack of the house: a running game is never shown.
"""

import contextlib
from collections.abc import AsyncIterator
from functools import lru_cache, partial
from typing import Any
from weakref import WeakKeyDictionary

from litestar import Request, post

from cosmotheque import registry
from cosmotheque.core import codec
from cosmotheque.core.game import CHANCE, CLOCK, AnyGame, Seat
from cosmotheque.core.match import Match
from cosmotheque.core.record import read_record
from cosmotheque.server.base import sentences as common
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.base.terminal_view import drawing_of
from cosmotheque.server.door.asking import asker_of, while_asked
from cosmotheque.server.door.guests import address_of, costly
from cosmotheque.server.features.analysis import sentences
from cosmotheque.server.features.analysis.thinker import Thinker
from cosmotheque.server.features.analysis.wire import (
    AdviceHere,
    AnalysisFrame,
    AskBot,
    BotChoice,
    ChancesHere,
    PlayedMove,
    Position,
    RemarkHere,
    Tried,
)
from cosmotheque.server.live.tables import Tables
from cosmotheque.server.workers.orders import WayOrder
from cosmotheque.study import whatif
from cosmotheque.study.knowledge import Eyes, events_for, view_for
from cosmotheque.study.shipped import right_answers
from cosmotheque.study.whatif import Line, Played, Trial

MOST_MOVES = 10_000
_looked_at: WeakKeyDictionary[Match, Played] = WeakKeyDictionary()


@post("/api/analysis", status_code=200, guards=[costly])
async def analyse(
    request: Request[Any, Any, Any], data: Position, tables: Tables, visitor: str | None
) -> AnalysisFrame:
    """The position that a line leads to, and what may be done there."""
    played = await _load_game(request, data, tables, visitor)
    return await Thinker(tables.services, request).look(_frame, played, data)


@post("/api/analysis/chances", status_code=200, guards=[costly])
async def chances(request: Request[Any, Any, Any], data: Position, tables: Tables, visitor: str | None) -> ChancesHere:
    """The chances of each seat to win, by the knowledge of `eyes`, or by the open view where they are nobody's."""
    played = await _load_game(request, data, tables, visitor)
    async with _lend_thinker(request, tables) as thinker:
        match = await thinker.look(_match, played, data)
        seat = _seat_of(_eyes(match, data))
        return ChancesHere(await thinker.gauge(match, seat), seat, match.outcome is not None)


@post("/api/analysis/advice", status_code=200, guards=[costly])
async def advice(request: Request[Any, Any, Any], data: Position, tables: Tables, visitor: str | None) -> AdviceHere:
    """The mentor's advice to the seat that is to move."""
    played = await _load_game(request, data, tables, visitor)
    async with _lend_thinker(request, tables) as thinker:
        match = await thinker.look(_match, played, data)
        seat = whatif.mover(match, _wanted_seat(match, data))
        return AdviceHere(seat, None if seat is None else await thinker.advise(played.game, match.moment(seat)))


@post("/api/analysis/remark", status_code=200, guards=[costly])
async def remark(request: Request[Any, Any, Any], data: Position, tables: Tables, visitor: str | None) -> RemarkHere:
    """The mentor's remark about the choice that led here."""
    played = await _load_game(request, data, tables, visitor)
    async with _lend_thinker(request, tables) as thinker:
        choice = await thinker.look(_last_choice, played, data)
        return RemarkHere(None if choice is None else await thinker.remark(played.game, choice.moment, choice.action))


@post("/api/analysis/bot", status_code=200, guards=[costly])
async def bot(request: Request[Any, Any, Any], data: AskBot, tables: Tables, visitor: str | None) -> BotChoice:
    """A bot's choice in the place of the seat that is to move."""
    played = await _load_game(request, data, tables, visitor)
    spec = registry.bot(played.game.meta.slug, data.bot)
    async with _lend_thinker(request, tables) as thinker:
        match = await thinker.look(_match, played, data)
        seat = whatif.mover(match, _wanted_seat(match, data))
        if seat is None:
            raise Denied(409, sentences.NOBODY_TO_MOVE)
        moment = match.moment(seat, remembers=spec.remembers)
        return BotChoice(seat, await thinker.choose(played.game, spec, moment))


@contextlib.asynccontextmanager
async def _lend_thinker(request: Request[Any, Any, Any], tables: Tables) -> AsyncIterator[Thinker]:
    """A thinker for an address, which has only a few questions open at a time."""
    end = request.app.state.deliveries.begin(address_of(request))
    try:
        yield Thinker(tables.services, request)
    finally:
        end()


async def _load_game(request: Request[Any, Any, Any], data: Position, tables: Tables, visitor: str | None) -> Played:
    """The game that a place is in; refused while it runs."""
    if data.puzzle:
        slug, _, name = data.puzzle.partition("/")
        if name not in right_answers(slug):
            raise Denied(404, sentences.NO_PUZZLE)
        order, key = partial(WayOrder, slug, name), f"way/{data.puzzle}"
        asked = tables.services.answers.get(key, asker_of(request, visitor), order)
        return _way(slug, await while_asked(request, asked))
    table = await tables.look_at(data.table, visitor)
    return _of((await table.ask(table.state.load_finished)).match)


def _of(match: Match) -> Played:
    """The game of a match that is over, for as long as its table is open here."""
    if len(match.moves) > MOST_MOVES:  # each question is answered by its whole history
        raise Denied(413, common.TOO_LONG_TO_REPLAY)
    if match not in _looked_at:
        _looked_at[match] = Played(match.game, match.header, match.moves)
    return _looked_at[match]


@lru_cache(128)
def _way(slug: str, lines: bytes) -> Played:
    """The moves that lead to a puzzle."""
    game = registry.load(slug)
    record = read_record(lines, game)
    return Played(game, record.header, record.moves)


def _line(played: Played, data: Position) -> Line:
    return whatif.line(played, _step(played, data), _trials(played.game, data))


def _match(played: Played, data: Position) -> Match:
    return _line(played, data).match


def _last_choice(played: Played, data: Position) -> whatif.Choice | None:
    return whatif.last_choice(played, _step(played, data), _trials(played.game, data))


def _step(played: Played, data: Position) -> int:
    return whatif.place_at(played, len(played.moves) if data.step is None else data.step)


def _trials(game: AnyGame, data: Position) -> list[Trial]:
    return [_trial(game, tried) for tried in data.tried]


def _trial(game: AnyGame, tried: Tried) -> Trial:
    """A tried move, decoded by the game's type; the clock has nothing to decide."""
    action = None if tried.seat == CLOCK else codec.decode(codec.encode(tried.action), game.types.action)
    return Trial(Seat(tried.seat), action, tried.seed)


def _wanted_seat(match: Match, data: Position) -> Seat | None:
    if not isinstance(data.eyes, int):
        return None
    return Seat(data.eyes) if data.eyes < match.seats else None


def _frame(played: Played, data: Position) -> AnalysisFrame:
    step = _step(played, data)
    match, last = _line(played, data)
    mover = whatif.mover(match, _wanted_seat(match, data))
    eyes = _eyes(match, data)
    actions = () if mover is None else match.actions(mover)
    view, events = view_for(match, eyes), events_for(match, eyes, last)
    return AnalysisFrame(
        game=match.game.meta.slug,
        seats=match.seats,
        step=step,
        steps=len(played.moves),
        before=whatif.place_before(played, step),
        after=whatif.place_after(played, step),
        played=None if data.tried else _next(played, step),
        seat=_seat_of(eyes),
        mover=mover,
        view=codec.raw(drawing_of(match.game, view, actions) if data.drawn else view),
        events=tuple(map(codec.raw, events)),
        history=tuple(map(codec.raw, events_for(match, eyes))),
        actors=tuple(sorted(actor for actor in match.actors() if actor >= 0)),
        actions=tuple(map(codec.raw, actions)),
        drew=any(move.seat == CHANCE for move in match.moves[last:]),
        rings=CLOCK in match.actors() and match.deadline is not None,
        now=match.moves[-1].at if match.moves else 0,
        deadline=match.deadline,
        outcome=match.outcome,
        watch=sum(map(match.game.manners.watch, events)),
    )


def _next(played: Played, step: int) -> PlayedMove | None:
    """The move that was played at a step."""
    if step == len(played.moves):
        return None
    return PlayedMove(played.moves[step].seat, codec.raw(played.moves[step].action))


def _eyes(match: Match, data: Position) -> Eyes:
    """The eyes whose knowledge is shown. At the end nobody is to move, and the last seat that moved still looks."""
    if data.eyes in ("together", "truth"):
        return data.eyes
    if data.eyes != "mover":
        wanted = _wanted_seat(match, data)
        return "all" if wanted is None else wanted
    mover = whatif.mover(match)
    if mover is not None:
        return mover
    return next((move.seat for move in reversed(match.moves) if move.seat >= 0), "all")


def _seat_of(eyes: Eyes) -> Seat | None:
    return None if isinstance(eyes, str) else eyes


HANDLERS = [analyse, chances, advice, remark, bot]
