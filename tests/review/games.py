"""Games to ask mentors about: stored ones to their very end, and beginnings at random over all options."""

from collections.abc import Iterator
from random import Random
from typing import Any

from cosmotheque import laws, registry, replay
from cosmotheque.core.game import Seat
from cosmotheque.core.match import Match
from cosmotheque.core.mentor import Mentor
from cosmotheque.core.moment import Moment

TAUGHT: dict[str, Mentor] = {
    slug: mentor for slug in registry.playable() if (mentor := registry.mentor(slug)) is not None
}
LAST = 2


def stored(slug: str) -> list[Match]:
    """A game for every way to end."""
    folder = registry.place(slug) / "tests" / "playthroughs"
    return [replay(path.read_bytes()) for path in sorted(folder.glob(f"{slug}--*.jsonl"))]


def final_choices(match: Match) -> Iterator[tuple[Moment, Any]]:
    """The last choices of a finished game, the winning move among them, whether or not they were forced."""
    moves = [number for number, move in enumerate(match.moves) if move.seat >= 0][-LAST:]
    for number in moves:
        seat, action = match.moves[number].seat, match.moves[number].action
        yield moment_of(Match.restore(match.game, match.header, match.moves[:number]), Seat(seat)), action


def at_random(slug: str, count: int, moves: int) -> Iterator[Match]:
    """Positions of as many games, each by options and seats of its own, some moves on."""
    game, rng = registry.load(slug), Random(slug)
    cases = list(laws.cases(game, seeds=(1,)))
    for case in rng.sample(cases, min(count, len(cases))):
        match = Match(game, case.seats, seed=rng.randrange(99), options=case.options)
        for _ in range(rng.randrange(moves)):
            play_at_random(match, rng)
        yield match


def play_at_random(match: Match, rng: Random) -> None:
    """One move, where somebody can make one."""
    if seats := sorted(seat for seat in match.actors() if seat >= 0):
        seat = rng.choice(seats)
        match.play(seat, match.game.measured.measure(match.view(seat), rng.choice(match.actions(seat)), rng))


def moment_of(match: Match, seat: Seat) -> Moment:
    """A seat's knowledge now, whether or not it may act."""
    return Moment(seat, match.view(seat), match.actions(seat), tuple(match.events_seen_by(seat)))
