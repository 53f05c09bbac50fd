"""Thinking of mentors and bots about a position of an analysis. Tables come first: their bots never wait for it."""

import asyncio
import secrets
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from litestar import Request

from cosmotheque import registry
from cosmotheque.core import codec
from cosmotheque.core.bot import BotSpec, Limit
from cosmotheque.core.game import AnyGame, Seat
from cosmotheque.core.match import Match
from cosmotheque.core.mentor import Mentor
from cosmotheque.core.moment import Moment
from cosmotheque.review import result
from cosmotheque.server.door.asking import while_asked
from cosmotheque.server.door.guests import address_of
from cosmotheque.server.features.analysis.wire import Position
from cosmotheque.server.live.services import Services
from cosmotheque.server.wire.frames import Advice
from cosmotheque.server.wire.replay import RemarkInfo
from cosmotheque.server.workers.orders import NOTHING, Question
from cosmotheque.study.whatif import Played

T = TypeVar("T")
NOBODY = Seat(-1)


class Thinker:
    """Thinks for a request while it waits for the answer. Requests come in turn."""

    def __init__(self, services: Services, request: Request[Any, Any, Any]) -> None:
        self._services = services
        self._request = request
        self._asker = address_of(request)

    async def look(self, at: Callable[[Played, Position], T], played: Played, position: Position) -> T:
        """Play a line through. A long one takes a while, in which others are served."""

        async def look() -> T:
            async with self._services.analyses.turn(self._asker):
                return await asyncio.to_thread(at, played, position)

        return await while_asked(self._request, look())

    async def gauge(self, match: Match, seat: Seat | None) -> tuple[float, ...] | None:
        """The chances by what a seat knows, or by what lies open to all; once it is over, what it brought."""
        game, outcome = match.game, match.outcome
        mentor = registry.mentor(game.meta.slug)
        if mentor is None or mentor.chances is None:
            return None
        if outcome is not None:
            return result(game, outcome)
        moment = Moment(NOBODY if seat is None else seat, match.view(seat), ())
        answer = await self._ask(game, moment, Limit(mentor.seconds), gauges=True)
        chances: tuple[float, ...] | None = None if answer is None else codec.decode(answer, tuple[float, ...])
        return chances

    async def advise(self, game: AnyGame, moment: Moment) -> Advice | None:
        """The mentor's advice; None where the game has no mentor, or when it did not manage."""
        mentor = registry.mentor(game.meta.slug)
        if mentor is None or mentor.advise is None:
            return None
        answer = await self._ask(game, moment, Limit(mentor.seconds))
        return None if answer is None else codec.decode(answer, Advice)

    async def remark(self, game: AnyGame, moment: Moment, action: Any) -> RemarkInfo | None:
        """The mentor's remark about an action; None where there is nothing to be said of it."""
        mentor: Mentor | None = registry.mentor(game.meta.slug)
        if mentor is None or mentor.remark is None:
            return None
        answer = await self._ask(game, moment, Limit(mentor.seconds), action=codec.raw(action))
        remark: RemarkInfo | None = None if answer is None else codec.decode(answer, RemarkInfo | None)
        return remark

    async def choose(self, game: AnyGame, spec: BotSpec, moment: Moment) -> msgspec.Raw:
        """The action that a bot chooses; nothing when it did not manage."""
        answer = await self._ask(game, moment, spec.limit, bot=spec.name, seed=secrets.randbits(63))
        return NOTHING if answer is None else answer

    async def _ask(self, game: AnyGame, moment: Moment, limit: Limit, **more: Any) -> msgspec.Raw | None:
        question = Question(
            game=game.meta.slug,
            seat=moment.seat,
            view=codec.raw(moment.view),
            actions=codec.raw(moment.actions),
            history=codec.raw(moment.history),
            limit=limit,
            **more,
        )
        thought = self._services.bots.ask(question, owner=self._asker, urgent=False)
        return await while_asked(self._request, thought)
