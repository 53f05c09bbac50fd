"""Moves the bots of one table: asks the pool when a bot is to act, and plays what comes back."""

import asyncio
import random
from functools import partial

import msgspec

from cosmotheque.core import codec
from cosmotheque.core.bot import Limit
from cosmotheque.core.deal import generator
from cosmotheque.core.errors import BadNotation, GameOver, Refused
from cosmotheque.server.base import logs
from cosmotheque.server.live import seats
from cosmotheque.server.live.clocks import Clocks
from cosmotheque.server.live.entries import Entry
from cosmotheque.server.live.journal import Journal, deal_of
from cosmotheque.server.live.mailbox import Post
from cosmotheque.server.live.state import TableState
from cosmotheque.server.wire.frames import Pace
from cosmotheque.server.workers.orders import Question

MOST_SECOND_THOUGHTS = 3
SHARE_OF_CLOCK = 20
PACES: dict[Pace, float] = {"quick": 0.5, "normal": 1.0, "calm": 2.0}


class Driver:
    def __init__(self, state: TableState, post: Post) -> None:
        self._state = state
        self._post = post
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._second_thoughts: dict[int, int] = {}
        self._standing_by: asyncio.TimerHandle | None = None

    def attend(self) -> None:
        """Let every bot think that is to move, and no other."""
        for seat in self._still_to_act():
            if seat not in self._thinking:
                self._think(seat)

    def stand_by(self) -> None:
        """Leave the thinking to the node that moved last, unless it is lost: then the bots are still to move later."""
        if self._still_to_act():
            patience = self._state.services.settings.patience
            self._standing_by = asyncio.get_running_loop().call_later(patience, self._post, self._take_over)

    async def _take_over(self) -> None:
        self.attend()

    def _still_to_act(self) -> list[int]:
        """The bots that are to move; no other goes on thinking."""
        if self._standing_by is not None:
            self._standing_by.cancel()
            self._standing_by = None
        acting = self._state.bots_to_act()
        for seat in [seat for seat in self._thinking if seat not in acting]:
            self._thinking.pop(seat).cancel()
        return acting

    def stop(self) -> None:
        if self._standing_by is not None:
            self._standing_by.cancel()
        for task in self._thinking.values():
            task.cancel()
        self._thinking.clear()

    def _think(self, seat: int) -> None:
        journal = self._state.journal
        if journal is not None:
            question = self._question(journal, seat)
            task = asyncio.get_running_loop().create_task(self._ask(seat, journal.version(seat), question))
            self._thinking[seat] = task

    def _question(self, journal: Journal, seat: int) -> Question:
        record = self._state.record
        spec = seats.player(record.game, record.seats[seat].bot or "")
        history = journal.events_seen_by(seat, 0) if spec.remembers else []
        return Question(
            game=record.game,
            seat=seat,
            view=codec.raw(journal.match.view(seat)),
            actions=journal.encoded_actions(seat),
            history=codec.raw(history),
            limit=_within_clock(spec.limit, journal, seat),
            bot=spec.name,
            seed=generator(deal_of(record), f"bot {seat} {journal.v}").getrandbits(63),
        )

    async def _ask(self, seat: int, v: int, question: Question) -> None:
        """A bot's move is not shown faster than people can follow."""
        services = self._state.services
        pace = asyncio.get_running_loop().create_task(asyncio.sleep(self._time_to_follow()))
        try:
            record, urgent = self._state.record, self._is_waited_for()
            answer = await services.bots.ask(question, f"{record.id}:{v}:{seat}", record.host, urgent=urgent)
            await pace
        finally:
            pace.cancel()
        self._post(partial(self._take_answer, seat, v, answer))

    def _is_waited_for(self) -> bool:
        """True if a player is there. Bots among themselves have time."""
        return not self._players().isdisjoint(self._state.audience.online())

    def _players(self) -> set[str]:
        """The guests who play for themselves."""
        return {seat.guest for seat in self._state.record.seats if seat.guest is not None and seat.bot is None}

    def _time_to_follow(self) -> float:
        """Seconds that people need for what has just happened, at the pace of the calmest who plays here."""
        settings, journal = self._state.services.settings, self._state.journal
        latest = journal.match.events[-1] if journal is not None and journal.match.events else ()
        watched = sum(self._state.game.manners.watch(event) for event in latest) / 1000
        return settings.bot_delay + min(watched * self._pace(), settings.bot_watch)

    def _pace(self) -> float:
        players = self._players()
        paces = [PACES[one.pace] for one in self._state.audience.connections if one.guest in players]
        return max(paces, default=PACES["normal"])

    async def _take_answer(self, seat: int, v: int, answer: msgspec.Raw | None) -> None:
        """Play, in the table's own task, the move that a bot chose, if it is still to move.

        A move chosen when less had happened is only played after some second thoughts, and if it is still legal.
        """
        self._thinking.pop(seat, None)
        if seat not in self._state.bots_to_act() or (journal := self._state.journal) is None:
            return
        thoughts, is_stale = self._second_thoughts.pop(seat, 0), journal.is_stale(seat, v)
        entries = [] if is_stale and thoughts < MOST_SECOND_THOUGHTS else _play(journal, seat, answer)
        if not entries and is_stale:
            self._second_thoughts[seat] = thoughts + 1
            self._think(seat)
            return
        entries = entries or _play_anything(journal, seat)
        if entries:
            await self._state.commit(entries)


def _play(journal: Journal, seat: int, answer: msgspec.Raw | None) -> list[Entry]:
    """The bot's action, where it has chosen a legal one."""
    if answer is None:
        return []
    game = journal.match.game
    try:
        return journal.play(seat, codec.decode(answer, game.types.action))
    except (BadNotation, Refused, GameOver):
        return []


def _play_anything(journal: Journal, seat: int) -> list[Entry]:
    """Any legal action, so that the table goes on."""
    game, view, actions = journal.match.game, journal.match.view(seat), list(journal.match.actions(seat))
    logs.warn("bot chose no legal action", game=game.meta.slug, seat=seat)
    random.shuffle(actions)
    for action in actions:
        try:
            return journal.play(seat, game.measured.measure(view, action, random.Random()))
        except Refused:
            continue
    return []


def _within_clock(limit: Limit, journal: Journal, seat: int) -> Limit:
    """A bot with a clock uses a fair share of what is left."""
    if not isinstance(journal.clocks, Clocks) or limit.seconds is None:
        return limit
    left = journal.clocks.read(journal.now())[seat] / 1000
    return Limit(min(limit.seconds, max(0.05, left / SHARE_OF_CLOCK)), limit.nodes)
