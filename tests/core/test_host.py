"""The local host: everything that no person decides is fed, and one seat after another is asked."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from cosmotheque.core.bot import BotSpec, Limit
from cosmotheque.core.game import CLOCK, Seat
from cosmotheque.core.host import Host
from cosmotheque.core.moment import Moment

from .rota import ROTA
from .tally import TALLY, Add

LIMIT = Limit(nodes=3)


class Witness:
    """Takes the first action and keeps what it was asked."""

    def __init__(self, _game: Any, seed: int) -> None:
        self.seed = seed
        self.asked: list[tuple[Moment, Limit]] = []

    def choose(self, moment: Moment, limit: Limit) -> Any:
        self.asked.append((moment, limit))
        return moment.actions[0]


def witness(*, remembers: bool = False) -> tuple[list[Witness], BotSpec]:
    made: list[Witness] = []

    def make(game: Any, seed: int) -> Witness:
        made.append(Witness(game, seed))
        return made[-1]

    return made, BotSpec("witness", 0, make, LIMIT, remembers)


def test_bots_play_until_somebody_outside_is_asked() -> None:
    made, spec = witness()
    host = Host(ROTA, [None, spec, spec], seed=1)
    assert host.go_on() == 0
    host.play(Seat(0), host.match.actions(0)[0])
    assert host.go_on() == 0
    assert [move.seat for move in host.match.moves] == [0, 1, 2]
    assert [bot.asked[0][0].seat for bot in made] == [1, 2]


def test_a_bot_is_told_its_seat_its_limit_and_its_history_only_where_it_remembers() -> None:
    forgetful, mindful = witness(), witness(remembers=True)
    host = Host(TALLY, [forgetful[1], mindful[1]], seed=1, options={"goal": 4})
    host.go_on()
    (moment, limit) = mindful[0][0].asked[0]
    assert (moment.seat, limit) == (1, LIMIT)
    assert list(moment.history) == host.match.events_seen_by(1)[: len(moment.history)] != []
    assert all(moment.history == () for moment, _ in forgetful[0][0].asked)


def test_the_seed_decides_the_dice_of_every_seat() -> None:
    made, spec = witness()
    for seed in (1, 1, 2):
        Host(TALLY, [spec, spec], seed=seed)
    first, again, other = (tuple(bot.seed for bot in made[at : at + 2]) for at in (0, 2, 4))
    assert first == again != other
    assert len(set(first)) == 2


def test_an_adviser_is_somebody_else_than_the_bot_of_the_seat_and_stays_the_same() -> None:
    (made, spec), (advisers, adviser) = witness(), witness()
    host = Host(TALLY, [None, spec], seed=1)
    named = BotSpec("adviser", 0, adviser.make, LIMIT)
    for _ in range(2):
        assert host.ask(Seat(0), named) in host.match.actions(0)
    assert (len(made), len(advisers), len(host.match.moves)) == (1, 1, 0)


class Waiting:
    """A time that stands still unless somebody waits."""

    def __init__(self) -> None:
        self.now = 0
        self.waited: list[int] = []

    def __call__(self) -> int:
        return self.now

    def pass_move(self) -> None:
        pass

    def wait_until(self, moment: int) -> None:
        self.waited.append(moment)
        self.now = max(self.now, moment)


def test_the_clock_acts_when_its_time_has_come_and_nobody_else() -> None:
    time = Waiting()
    host = Host(TALLY, [None, None], seed=1, options={"timed": True, "goal": 30}, time=time)
    assert (host.next_seat(), host.is_late()) == (0, False)
    deadline = host.match.deadline
    assert deadline is not None
    time.now = deadline
    assert host.is_late()
    host.next_seat()
    assert time.waited == [deadline]
    assert host.match.moves[-1].seat == CLOCK


def test_where_several_may_act_the_next_round_the_table_comes_first_or_whom_the_caller_names() -> None:
    def last(waiting: Sequence[Seat]) -> Seat:
        return waiting[-1]

    both = replace(TALLY, actors=lambda _state: frozenset({Seat(0), Seat(1)}))
    assert Host(both, [None, None], seed=1, order=last).next_seat() == 1
    host = Host(both, [None, None], seed=1)
    assert host.next_seat() == 0
    host.play(Seat(0), Add(1))
    assert host.next_seat() == 1
