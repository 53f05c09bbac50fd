"""Beliefs where a secret beside the wires is not taken in: nothing possible is excluded, and the error is small.

An error is half the sum of all differences between two beliefs about one wire.
"""

from collections import defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from itertools import permutations
from random import Random
from statistics import mean

import pytest

from cosmotheque.core.bot import Limit
from cosmotheque.core.game import CHANCE, Move, Seat
from cosmotheque.games.bomb_busters.belief.believe import Belief
from cosmotheque.games.bomb_busters.bots.levels import GREEDY
from cosmotheque.games.bomb_busters.bots.player import Player
from cosmotheque.games.bomb_busters.components import value_of
from cosmotheque.games.bomb_busters.game import GAME
from cosmotheque.games.bomb_busters.model.actions import Drawn
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.parts.at_once.data import HandOutTask, NobleTask
from cosmotheque.games.bomb_busters.parts.constraints.data import GENTLE
from cosmotheque.games.bomb_busters.rules.deal import chance, start
from cosmotheque.games.bomb_busters.rules.legal import actors, legal_actions
from cosmotheque.games.bomb_busters.rules.play import apply
from cosmotheque.games.bomb_busters.rules.stands import has_wires, seats_in_turn, uncut_of
from cosmotheque.games.bomb_busters.rules.tokens import tokens_left
from cosmotheque.games.bomb_busters.tests import brute
from cosmotheque.games.bomb_busters.tests.brute import Imagined, lively_move, small_deal
from cosmotheque.games.bomb_busters.view.seen import view

pytestmark = pytest.mark.long("rules")

ME = Seat(0)


def hidden(state: State, seat: Seat) -> Iterator[Slot]:
    """The wires that a seat does not see."""
    for number, stand in enumerate(state.stands):
        if stand.owner != seat:
            yield from (Slot(number, place) for place, wire in enumerate(stand.wires) if not wire.cut)


def error(one: Sequence[float], other: Sequence[float]) -> float:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / 2


def test_who_is_the_weak_link_says_little_about_wires(monkeypatch: pytest.MonkeyPatch) -> None:
    """BOM-3403, BOM-356: against every deal together with every weak link and constraint that the seat can imagine."""
    monkeypatch.setattr(brute, "LOWEST_CUT", 5)
    errors = [error for seed in (1, 2) for error in errors_with_a_link(seed)]
    assert max(errors) < 0.05


def errors_with_a_link(seed: int) -> list[float]:
    """The errors of one seat's beliefs in the first moves after a small deal."""
    rng = Random(seed)
    state = small_deal(Options(mission="34"), 3, rng)
    imagined = Imagined(state, ME)
    letters = rng.sample(range(len(GENTLE)), 3)
    rest = [letter for letter in range(len(GENTLE)) if letter != letters[0]]
    secrets = [Drawn((link, letters[0], *two)) for link in (1, 2) for two in permutations(rest, 2)]
    for deal, states in imagined.deals.items():
        imagined.deals[deal] = [apply(one, Move(CHANCE, secret)).state for one in states for secret in secrets]
    state = apply(state, Move(CHANCE, Drawn((rng.choice((1, 2)), *letters)))).state
    errors = []
    for _ in range(12):
        move = lively_move(state, rng)
        state = apply(state, move).state
        if state.ended:
            break
        imagined.follow(move, state)
        belief, truth = Belief(view(state, ME)), imagined.chances()
        for slot in hidden(state, ME):
            ours, theirs = belief.chances(slot), truth[slot.stand][slot.place]
            assert all(ours[value] > 0 for value, share in enumerate(theirs) if share > 0), (
                "a possible wire is excluded"
            )
            errors.append(error(ours, theirs))
    return errors


def test_ignored_cards_say_little_about_wires() -> None:
    """BOM-3905, BOM-3906: against the same deals, weighed by the chance of cards that bring just these tokens."""
    errors = [error for seed in (5, 7) for error in errors_after_cards(seed, seats=4, draws=400)]
    assert mean(errors) < 0.05


def errors_after_cards(seed: int, seats: int, draws: int) -> list[float]:
    rng = Random(seed)
    before = cards_to_hand_out(seed, seats, rng)
    state = apply(before, Move(CHANCE, chance(before, rng))).state
    laid = [task for task in state.tasks if isinstance(task, NobleTask)]
    while state.tasks and isinstance(state.tasks[0], NobleTask):
        seat = state.tasks[0].seat
        state = apply(state, Move(seat, rng.choice(legal_actions(state, seat)))).state
    seat = Seat(rng.randrange(seats))
    belief = Belief(view(state, seat))
    plain: dict[Slot, list[float]] = defaultdict(lambda: [0.0] * 15)
    weighed: dict[Slot, list[float]] = defaultdict(lambda: [0.0] * 15)
    total = 0
    for _ in range(draws):
        deal = belief.draw(rng)
        weight = ways_to_hand_out(before, laid, deal)
        total += weight
        for slot in hidden(state, seat):
            value = value_of(deal[slot.stand][slot.place])
            plain[slot][value] += 1 / draws
            weighed[slot][value] += weight
    return [error(plain[slot], [weight / total for weight in weighed[slot]]) for slot in plain]


def cards_to_hand_out(seed: int, seats: int, rng: Random) -> State:
    """A mission played by bots until the cards that are left are to be dealt."""
    state = start(Options(mission="39"), seats)
    players = [Player(GREEDY, GAME, 7 * seed + number) for number in range(seats)]
    while not (state.tasks and isinstance(state.tasks[0], HandOutTask)):
        assert not state.ended
        waiting = actors(state)
        if CHANCE in waiting:
            state = apply(state, Move(CHANCE, chance(state, rng))).state
            continue
        seat = min(waiting)
        action, *_ = players[seat].intend(view(state, seat), list(legal_actions(state, seat)), Limit(nodes=60))
        state = apply(state, Move(seat, action)).state
    return state


def ways_to_hand_out(before: State, laid: Collection[NobleTask], deal: Sequence[Sequence[int]]) -> int:
    """The number of ways to deal cards so that just these tokens come of them, if that is the deal."""
    task, gear = before.tasks[0], before.parts.gear
    assert isinstance(task, HandOutTask)
    assert gear is not None
    players = [seat for seat in seats_in_turn(before, before.captain) if has_wires(before, seat)]
    shares = [len(range(task.count)[turn :: len(players)]) for turn in range(len(players))]
    room = {seat: share - sum(one.seat == seat for one in laid) for seat, share in zip(players, shares, strict=True)}
    left = tokens_left(before)
    held = {
        seat: {
            value_of(deal[slot.stand][slot.place])
            for slot in uncut_of(before, seat)
            if not before.stands[slot.stand].wires[slot.place].shown
        }
        for seat in players
    }
    ignored = set(gear.numbers) - {one.number for one in laid}
    return completions(sorted(ignored), room, lambda seat, number: not left[number] or number not in held[seat])


def completions(numbers: Sequence[int], room: Mapping[Seat, int], may_get: Callable[[Seat, int], bool]) -> int:
    """The number of ways to give each seat as many of these numbers as it has room for; the deck keeps the others."""
    seats = list(room)
    ways = {tuple(room.values()): 1}
    for number in numbers:
        later: dict[tuple[int, ...], int] = defaultdict(int)
        for rest, count in ways.items():
            later[rest] += count
            for place, seat in enumerate(seats):
                if rest[place] and may_get(seat, number):
                    later[(*rest[:place], rest[place] - 1, *rest[place + 1 :])] += count
        ways = later
    return ways.get((0,) * len(seats), 0)
