"""Games as a tree of values for searching tools: a standing is never changed, so copies share it."""

from collections.abc import Sequence
from functools import cached_property
from hashlib import blake2b
from random import Random
from typing import Any

import msgspec

from cosmotheque import registry
from cosmotheque.adapters.episode import listed_place
from cosmotheque.adapters.measure import sizes_of
from cosmotheque.bots.playout import as_move
from cosmotheque.core import codec
from cosmotheque.core.game import CHANCE, CLOCK, Seat
from cosmotheque.core.match import count_seats

NOTHING = ""


class Standing(msgspec.Struct, frozen=True):
    """A state, the seat that moved last, and for each seat a digest of all that it has seen and done so far.

    The last digest is that of a spectator.
    """

    state: Any
    last: Seat
    seen: tuple[str, ...]

    def __deepcopy__(self, _memo: Any) -> "Standing":
        return self


class GameTree:
    """A game with its seats, options and dice. Copies of what is played here share it, so no copy foresees a draw."""

    def __init__(self, slug: str, seats: int, options: str = "{}", seed: int | None = None) -> None:
        self.game = registry.load(slug)
        self.slug, self.seats, self._options = slug, count_seats(self.game, seats), options
        self.most_actions = sizes_of(slug).actions
        self._rng = Random(seed)
        self._listed: tuple[Standing, Seat, Sequence[Any]] | None = None

    @cached_property
    def start(self) -> Standing:
        options = codec.read_options(codec.decode(self._options, dict[str, Any]), self.game.types.options)
        return self._after_clock(
            Standing(self.game.start(options, self.seats), Seat(self.seats - 1), (NOTHING,) * (self.seats + 1))
        )

    def actor(self, standing: Standing) -> Seat:
        """Chance where it may act; else the next seat round the episode from the one that moved last."""
        actors = self.game.actors(standing.state)
        if CHANCE in actors:
            return CHANCE
        return min((seat for seat in actors if seat >= 0), key=lambda seat: (seat - standing.last - 1) % self.seats)

    def actions(self, standing: Standing, seat: Seat) -> Sequence[Any]:
        """The actions that a seat can choose from.

        The last list is kept: tools ask for it once for every action in it.
        """
        if self._listed is None or self._listed[0] is not standing or self._listed[1] != seat:
            self._listed = standing, seat, self.game.legal_actions(standing.state, seat)
        return self._listed[2]

    def action(self, standing: Standing, seat: Seat, number: int) -> Any:
        """The listed action of that number; a refusal where there is none."""
        listed = self.actions(standing, seat)
        return listed[listed_place(listed, self.most_actions, number, f"Player {seat}")]

    def play(self, standing: Standing, number: int) -> Standing:
        """The standing after the listed action of that number, or after a draw of chance."""
        seat = self.actor(standing)
        if seat == CHANCE and self.game.chance is not None:
            action = self.game.chance(standing.state, self._rng)
        else:
            action = self.action(standing, seat, number)
        return self._after_clock(self._make(standing, seat, action))

    def imagine(self, standing: Standing, seat: Seat, seed: float) -> Standing:
        """Another standing that the seat cannot tell from this one; what others have seen is forgotten in it."""
        view = self.game.view(standing.state, seat)
        seen = tuple(digest if other == seat else NOTHING for other, digest in enumerate(standing.seen))
        return Standing(self.game.imagine(view, Random(seed)), standing.last, seen)

    def __deepcopy__(self, _memo: Any) -> "GameTree":
        return self

    def _after_clock(self, standing: Standing) -> Standing:
        """The standing after the clock has acted as often as nobody else can."""
        while self.game.actors(standing.state) == {CLOCK}:
            standing = self._make(standing, CLOCK, self.game.legal_actions(standing.state, CLOCK)[0])
        return standing

    def _make(self, standing: Standing, seat: Seat, action: Any) -> Standing:
        game = self.game
        hand = Random(NOTHING if seat < 0 else standing.seen[seat])  # the same choice is the same move
        move = as_move(game, standing.state, seat, action, hand)
        step = game.apply(standing.state, move)
        seen = list(standing.seen)
        for place, other in enumerate((*map(Seat, range(self.seats)), None)):
            shown = [game.see(event, other) for event in step.events]
            news = [event for event in shown if event is not None]
            if news or other == seat:
                seen[place] = _digest(seen[place], news, move.action if other == seat else None)
        return Standing(step.state, standing.last if seat < 0 else seat, tuple(seen))


def _digest(before: str, news: Sequence[Any], done: Any) -> str:
    return blake2b(before.encode() + codec.encode((news, done)), digest_size=16).hexdigest()
