"""One running game: feeds chance and clock, checks legality, records, takes back. It knows no rules."""

import reprlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from itertools import islice
from typing import Any, Literal

import msgspec

from cosmotheque.core import codec, sentences
from cosmotheque.core.calls import calls_of
from cosmotheque.core.deal import Seed, dice
from cosmotheque.core.errors import BadNotation, BadSeats, CannotUndo, CosmothequeError, GameOver, Refused
from cosmotheque.core.game import CHANCE, CLOCK, AnyGame, Move, Outcome, Seat, rule_against
from cosmotheque.core.moment import Moment
from cosmotheque.core.picture import MARKUP, show
from cosmotheque.core.record import Concession, Header, Record
from cosmotheque.core.text import Language

Clock = Callable[[], int]


def still() -> int:
    """The clock of a game in which time does not pass."""
    return 0


def count_seats(game: AnyGame, wanted: int | None) -> int:
    """The number of seats wanted, or the fewest; BadSeats if the game is not played by that number."""
    allowed = game.meta.seats
    if wanted is None:
        return allowed[0]
    if wanted not in allowed:
        known = ", ".join(map(str, allowed))
        raise BadSeats(sentences.NOT_SO_MANY.filled(game.meta.title, known, reprlib.repr(wanted)))
    return allowed[allowed.index(wanted)]


class UndoPlan(msgspec.Struct, frozen=True):
    """A planned undo: the moves to keep, the seats that moved after the one taken back, and others waiting to act."""

    keep: int
    movers: frozenset[Seat]
    waiting: frozenset[Seat]


class Match:
    """A game being played. The log is the truth: `state` is always the fold of `moves`."""

    def __init__(
        self,
        game: AnyGame,
        seats: int | None = None,
        *,
        seed: Seed = None,
        options: Mapping[str, Any] | Any = None,
        clock: Clock = still,
        names: Sequence[str] = (),
        started: str = "",
    ) -> None:
        self.game = game
        self.seats = count_seats(game, seats)
        self.options = codec.read_options(options, game.types.options)
        self._names = tuple(names)
        self._started = started
        self._dice = dice(seed)
        self._clock = clock
        self._reset()
        self._feed_chance()

    @classmethod
    def restore(
        cls, game: AnyGame, header: Header, moves: Iterable[Move[Any]], *, seed: Seed = None, clock: Clock = still
    ) -> "Match":
        """The match that these moves lead to. They are trusted: they come from a log this program wrote."""
        match = cls.__new__(cls)
        match.game = game
        match.seats = header.seats
        match.options = codec.read_options(header.options, game.types.options)
        match._names, match._started = header.names, header.started
        match._dice, match._clock = dice(seed), clock
        match._reset()
        for move in moves:
            match._advance(move)
        return match

    def fork(self) -> "Match":
        """A match that stands where this one does, and goes its own way from there.

        Both draw from the same chance, in turn, unless one of them is reseeded.
        """
        other = copy(self)
        other.moves, other.events, other.calls = self.moves.copy(), self.events.copy(), self.calls.copy()
        other._unsettled, other._listed, other._heard = self._unsettled.copy(), {}, {}
        return other

    def _reset(self) -> None:
        self._places = {seat: Seat(seat) for seat in range(self.seats)}
        self.state: Any = self.game.start(self.options, self.seats)
        self.moves: list[Move[Any]] = []
        self.events: list[tuple[Any, ...]] = []
        self.concession: Concession | None = None
        self._acting: tuple[Any, frozenset[Seat]] = self.state, self.game.actors(self.state)
        self.calls = [calls_of(self.actors(), self.awaited())]  # who was called to act at first, and after each move
        self._settled = 0  # so many moves stay for good: something was revealed or drawn by the last of them
        self._unsettled: set[Seat] = set()  # who made the moves since
        self._listed: dict[int, Sequence[Any]] = {}
        self._heard: dict[Seat, tuple[int, tuple[Any, ...]]] = {}  # after so many moves: what a seat had seen by then

    def actors(self) -> frozenset[Seat]:
        """Everybody who may act now; empty when it is over."""
        if self.concession:
            return frozenset()
        state, actors = self._acting
        if state is not self.state:
            actors = self.game.actors(self.state)
            self._acting = self.state, actors
        return actors

    def awaited(self) -> frozenset[Seat]:
        """The seats that the game waits for; other actors may act, or let it be."""
        if self.concession or self.game.manners.awaited is None:
            return self.actors()
        return self.game.manners.awaited(self.state)

    def actions(self, seat: Seat | int) -> Sequence[Any]:
        """All legal actions of a seat, in a stable order; none for a seat that may not act.

        CLOCK has one while a deadline runs; otherwise it is no seat, and chance never is.
        """
        listed = self._listed.get(seat)
        if listed is None:
            if seat in self.actors():
                listed = self.game.legal_actions(self.state, Seat(seat))
            else:
                seat, listed = self._seat(seat), ()
            self._listed[seat] = listed
        return listed

    def play(self, seat: Seat | int, action: Any) -> None:
        """Make a move and whatever chance adds to it; Refused, with the rule, when it is not legal.

        BadNotation when it is no action of this game at all.
        """
        seat = self._seat(seat)
        self._make(seat, self.check_action(seat, action))

    def choose(self, seat: Seat | int, number: int) -> None:
        """Make the listed move of that number, which leaves nothing open to be measured, without looking for it."""
        seat = self._seat(seat)
        self._make(seat, self.actions(seat)[number])

    def reseed(self, seed: int) -> None:
        """Let chance draw by another seed from here on."""
        self._dice = dice(seed)

    def follow(self, step: Move[Any] | Concession) -> None:
        """Take over the next step of a log this program wrote elsewhere; what chance did is in that log too."""
        if isinstance(step, Move):
            self._advance(step)
        else:
            self.concession = step
            self._listed.clear()

    def ring(self) -> None:
        """Let CLOCK act, because the deadline has come."""
        deadline = self.deadline
        if deadline is None or CLOCK not in self.actors():
            raise GameOver(sentences.NO_DEADLINE)
        self._advance(Move(CLOCK, self.actions(CLOCK)[0], max(self._now(), deadline)))
        self._feed_chance()

    def concede(self, seat: Seat | int, why: str = "resigned") -> None:
        """A seat gives up: it leaves and the others play on where the game knows how, else the game is over for all."""
        seat = self._seat(seat)
        if self.outcome is not None:
            raise GameOver(sentences.GAME_OVER)
        if self.game.endings.is_out(self.state, seat):
            raise GameOver(sentences.OUT_ALREADY)
        farewell = self.game.endings.retire(self.state, seat)
        if farewell is None:
            self.concession = Concession(seat, why, self._now())
            self._listed.clear()
        else:
            self._make(seat, farewell)

    def slip(self, seat: Seat | int) -> None:
        """A seat has said what may not be said; whatever that costs it by the rules."""
        seat = self._seat(seat)
        cost = None if self.outcome is not None else self.game.manners.slip(self.state, seat)
        if cost is not None:
            self._make(seat, cost)

    def giving_up(self, seat: Seat | int) -> Literal["ends", "leaves"] | None:
        """The effect of the seat giving up now: the game ends for all, or for the seat; None if it cannot give up."""
        seat = self._seat(seat)
        if self.outcome is not None or self.game.endings.is_out(self.state, seat):
            return None
        return "ends" if self.game.endings.retire(self.state, seat) is None else "leaves"

    def view(self, seat: Seat | int | None) -> Any:
        """The view of a seat, or of a spectator (None)."""
        state = self.state if self.concession is None else self.game.endings.disclose(self.state)
        return self.game.view(state, None if seat is None else self._seat(seat))

    def svg(self, seat: Seat | int | None = None, lang: Language = "en") -> str:
        """A picture of what a person at a seat is shown, or a spectator (None)."""
        return show(self.game, self.sight(seat), lang)

    def _repr_html_(self) -> str:
        """The display in a notebook: a spectator's picture under the match in a line."""
        return f"<p>{repr(self).translate(MARKUP)}</p>{self.svg()}"

    def __repr__(self) -> str:
        """The game, its seats and moves, and who is to act or how it ended."""
        outcome, said = self.outcome, f"{self.game.meta.slug}, {self.seats} seats, {len(self.moves)} moves"
        if outcome is None:
            return f"<Match {said}, to act: {', '.join(map(str, sorted(self.actors())))}>"
        return f"<Match {said}, {outcome.reason}: {', '.join(f'{score:g}' for score in outcome.scores)}>"

    def events_seen_by(self, seat: Seat | int | None, since: int = 0) -> list[Any]:
        """The events of the moves from number `since` on, as a seat or a spectator learned of them."""
        see, who = self.game.see, None if seat is None else self._seat(seat)
        return [seen for events in self.events[since:] for event in events if (seen := see(event, who)) is not None]

    def sight(self, seat: Seat | int | None) -> Any:
        """The part of the view that a person at a seat, or a spectator, is shown."""
        view = self.view(seat)
        return self.game.manners.in_sight(view) if self.by_heart else view

    def events_shown_to(self, seat: Seat | int | None, since: int = 0) -> list[Any]:
        """Like `events_seen_by`, for people: where they play by heart, nothing older than the last move noticed."""
        return self.events_seen_by(seat, max(since, self._latest(seat)) if self.by_heart else since)

    def moment(self, seat: Seat | int, *, remembers: bool = True) -> Moment:
        """The moment that a bot or a mentor gets of a seat; its history only if it `remembers`."""
        seat = self._seat(seat)
        return Moment(seat, self.view(seat), self.actions(seat), self._history(seat) if remembers else ())

    @property
    def by_heart(self) -> bool:
        """True if people have to remember by themselves what was said."""
        return self.outcome is None and self.game.manners.by_heart(self.state)

    @property
    def outcome(self) -> Outcome | None:
        if self.concession is not None:
            ended: Outcome = self.game.concede(self.state, self.concession.seat)
            return Outcome(self.concession.why, ended.scores)
        return self.game.outcome(self.state)

    def feats(self, seat: Seat | int) -> tuple[str, ...]:
        """The keys of the feats that a seat has done: none before the end, nor where giving up was the end."""
        if self.game.outcome(self.state) is None or not self.game.endings.counts(self.options):
            return ()
        return tuple(feat.key for feat in self.game.feats if feat.done(self.state, self._seat(seat)))

    @property
    def deadline(self) -> int | None:
        return None if self.outcome else self.game.deadline(self.state)

    @property
    def record(self) -> Record:
        """The game so far, secrets included: for the end of a game, or for a host's own store."""
        return Record(self.header, tuple(self.moves), self.concession)

    @property
    def header(self) -> Header:
        meta = self.game.meta
        options = msgspec.to_builtins(self.options)
        return Header(
            game=meta.slug,
            version=meta.version,
            seats=self.seats,
            options=options,
            names=self._names,
            started=self._started,
        )

    def plan_undo(self, seat: Seat | int, moves: int = 1) -> UndoPlan:
        """The effect of taking back the seat's last move, or several; CannotUndo across anything revealed or random.

        The end of a game opens all secrets, so nothing is taken back after it.
        """
        seat = self._seat(seat)
        own = (i for i in reversed(range(len(self.moves))) if self.moves[i].seat == seat)
        last = next(islice(own, moves - 1, None), None)
        if last is None or self.outcome is not None:
            raise CannotUndo(sentences.NOTHING_TO_UNDO)
        if last < self._settled:
            raise CannotUndo(sentences.REVEALED)
        movers = frozenset(move.seat for move in self.moves[last + 1 :]) - {seat}
        return UndoPlan(last, movers, self.actors() - movers - {seat})

    def can_undo(self, seat: Seat | int) -> bool:
        """True if `plan_undo` has a plan for this seat."""
        return seat in self._unsettled and self.outcome is None

    def undo(self, seat: Seat | int, consents: Iterable[Seat | int] = ()) -> None:
        """Take back the seat's last move and all after it; others who moved since must be among `consents`."""
        plan = self.plan_undo(seat)
        if not plan.movers <= frozenset(map(Seat, consents)):
            raise CannotUndo(sentences.NEEDS_CONSENT)
        self.truncate(plan.keep)

    def truncate(self, keep: int) -> None:
        """Fold the first `keep` moves anew. No policy: `undo` is the door for players."""
        kept = self.moves[:keep]
        self._reset()
        for move in kept:
            self._advance(move)

    def _seat(self, seat: Seat | int) -> Seat:
        try:
            return self._places[seat]
        except (KeyError, TypeError):
            raise BadSeats(sentences.NO_SUCH_SEAT.filled(self.seats - 1, reprlib.repr(seat))) from None

    def check_action(self, seat: Seat, action: Any) -> Any:
        """The action as it is recorded: the listed one, unless something in it was measured; Refused when not legal."""
        measured, listed = self.game.measured, self.actions(seat)
        outlined = measured.outline(action)
        is_plain = outlined is action  # nothing in it was measured
        try:
            found = listed[listed.index(outlined)]
        except ValueError:
            raise self._refusal(seat, action) from None
        if (is_plain or self._is_action(action)) and measured.admits(self.state, seat, action):
            return found if is_plain else action
        raise self._refusal(seat, action)

    def _refusal(self, seat: Seat, action: Any) -> CosmothequeError:
        """The error for an action that is not legal."""
        if self.outcome is not None:
            return GameOver(sentences.GAME_OVER)
        rule = rule_against(self.game, self.state, seat, action) if self._is_action(action) else None
        if rule is None:
            return BadNotation(sentences.NO_ACTION.filled(reprlib.repr(action), self.game.meta.title, seat))
        return Refused(rule, self.game.words.rule(rule))

    def _is_action(self, action: Any) -> bool:
        """True if the game's type allows it, legal or not: `breaks` is asked about nothing else."""
        try:
            return type(codec.decode(codec.encode(action), self.game.types.action)) is type(action)
        except (BadNotation, TypeError, ValueError, OverflowError):
            return False

    def _latest(self, seat: Seat | int | None) -> int:
        """The number of the last move that the observer noticed; a move of chance belongs to the one before."""
        see, who = self.game.see, None if seat is None else self._seat(seat)
        for number in reversed(range(len(self.moves))):
            if self.moves[number].seat != CHANCE and any(see(event, who) is not None for event in self.events[number]):
                return number
        return 0

    def _history(self, seat: Seat) -> tuple[Any, ...]:
        """All that a seat has seen. A bot asks at each of its moves, so only what is new is looked at."""
        count, known = self._heard.get(seat, (0, ()))
        history = (*known, *self.events_seen_by(seat, count))
        self._heard[seat] = len(self.moves), history
        return history

    def _make(self, seat: Seat, action: Any) -> None:
        """A move and whatever chance adds to it."""
        self._advance(Move(seat, action, self._now()))
        self._feed_chance()

    def _advance(self, move: Move[Any]) -> None:
        game, step = self.game, self.game.apply(self.state, move)
        self.state = state = step.state
        self.moves.append(move)
        self.events.append(step.events)
        actors, awaited = game.actors(state), game.manners.awaited
        self._acting = state, actors
        self.calls.append(calls_of(actors, actors if awaited is None else awaited(state), self.calls[-1]))
        if step.undoable and move.seat >= 0:
            self._unsettled.add(move.seat)
        else:
            self._settled = len(self.moves)
            self._unsettled.clear()
        self._listed.clear()

    def _feed_chance(self) -> None:
        chance = self.game.chance
        while chance is not None and CHANCE in self.actors():
            self._advance(Move(CHANCE, chance(self.state, self._dice(self.moves)), self._now()))

    def _now(self) -> int:
        """Game time, which never runs backwards whatever the clock does."""
        now = self._clock()
        before = self.moves[-1].at if self.moves else now
        return now if now > before else before


def is_unlisted(game: AnyGame, state: Any, move: Move[Any]) -> bool:
    """True if this is no choice of a turn: a seat leaves the others to play on, or pays for its words."""
    unlisted = (game.endings.retire(state, move.seat), game.manners.slip(state, move.seat))
    return any(action is not None and action == move.action for action in unlisted)
