"""A seat in turn always has an action: situations that once came to a dead end, and a search for more."""

from pathlib import Path
from random import Random

import pytest

from cosmotheque import Match
from cosmotheque.core.game import CHANCE, Move
from cosmotheque.core.record import read_record
from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang.bots import BOTS
from cosmotheque.games.bing_bang.components.sky import AROUND, EARTHLY, INNER, NOWHERE, PLACE, SKY
from cosmotheque.games.bing_bang.game import GAME
from cosmotheque.games.bing_bang.options import Options
from cosmotheque.games.bing_bang.rules.layout import capacity
from cosmotheque.games.bing_bang.state import Phase, State
from cosmotheque.games.bing_bang.tests.table import listed, play, quick, set_edition

CASES = Path(__file__).with_name("cases")


def stored(name: str) -> Match:
    """A game of the first edition that stopped with a seat in turn and nothing to do."""
    record = read_record((CASES / f"{name}.jsonl").read_bytes(), GAME)
    return Match.restore(GAME.earlier[1], record.header, record.moves)


@pytest.mark.parametrize("edition", [1, 2])
def test_a_card_that_cannot_be_played_bars_nobody_from_staying(edition: int) -> None:
    """BB-55: a pawn on a planet, no white in stock or to be taken, no red, and no other cell for Earth."""
    match = stored("no-card-to-play")
    set_edition(match, edition)
    seat = match.state.table.turn.seat
    book = match.state.table.books[seat]
    assert (book.whites, book.reds, len(match.state.secrets.hands[seat])) == (0, 0, 1)
    assert listed(match) == ["end"]
    for spec in BOTS[GAME.meta.slug].values():
        chosen = spec.make(GAME, 1).choose(match.moment(seat), spec.limit)
        assert chosen == act.END_TURN
    play(match, "end")


@pytest.mark.parametrize("edition", [1, 2])
def test_a_crowded_sky_is_finished(edition: int) -> None:
    """BB-10, BB-12: planets fit after the half turn, though a packing row by row does not find the room."""
    match = stored("crowded-sky")
    set_edition(match, edition)
    rng = Random(edition)
    while match.state.table.phase is Phase.LAY_PLANETS:
        seat = match.state.table.turn.seat
        match.play(seat, rng.choice(match.actions(seat)))
    assert NOWHERE not in match.state.table.planets


@pytest.mark.parametrize("seed", range(6))
def test_room_for_planets_is_counted_exactly(seed: int) -> None:
    """BB-12: as many as the best of all choices of cells holds, also after a half turn (BB-10)."""
    rng = Random(seed)
    tokens: list[int] = []
    for cell in rng.sample(range(400), 400):
        if PLACE[cell] == 0 and len(tokens) < 9 and not set(tokens) & set(AROUND[cell]):
            tokens.append(cell)
    free = [cell for cell in INNER if PLACE[cell] == 0 and cell not in tokens and not set(tokens) & set(AROUND[cell])]
    goes_to = SKY.permutation((0, 1, 2, 3), (2, 2, 2, 2))
    assert capacity(tuple(tokens), 0) == capacity(tuple(goes_to[cell] for cell in tokens), 0) == most_apart(free)


def most_apart(cells: list[int]) -> int:
    """The most cells of which no two touch: with the first one or without it."""
    if not cells:
        return 0
    first, *rest = cells
    return max(most_apart(rest), 1 + most_apart([cell for cell in rest if cell not in AROUND[first]]))


@pytest.mark.parametrize("seed", range(2))
def test_a_sky_crammed_on_purpose_is_finished(seed: int) -> None:
    """BB-8, BB-12: tokens go where they leave the fewest cells for Earth and planets, planets too."""
    match, rng = quick(2, seed=seed, setup="manual"), Random(seed)
    while match.state.table.phase is not Phase.TURN:
        seat = match.state.table.turn.seat
        actions = match.actions(seat)
        assert actions, "a dead end"
        match.play(seat, max(actions, key=lambda action: (_spoils(action), rng.random())))
    assert NOWHERE not in match.state.table.planets


def _spoils(action: act.Action) -> int:
    """A cell for Earth is worth more than one for planets, and that more than one at the border."""
    cell = getattr(action, "cell", None)
    return 0 if cell is None else (cell in EARTHLY) + (cell in INNER)


@pytest.mark.parametrize("seats", [2, 3])
def test_pirates_who_seek_few_actions_always_have_one(seats: int) -> None:
    """BB-55: whatever leaves the next one fewest actions is played, over and over."""
    rng = Random(seats)
    state = GAME.start(Options(piracy=True), seats)
    fewest = 400
    for _ in range(500):
        state = after_chance(state, rng)
        if GAME.outcome(state) is not None:
            break
        (seat,) = GAME.actors(state)
        actions = GAME.legal_actions(state, seat)
        assert actions, "a dead end"
        fewest = min(fewest, len(actions))
        some = rng.sample(actions, min(5, len(actions)))
        state = min((GAME.apply(state, Move(seat, action)).state for action in some), key=choices)
    assert fewest == 1


def after_chance(state: State, rng: Random) -> State:
    while GAME.chance is not None and GAME.actors(state) == {CHANCE}:
        state = GAME.apply(state, Move(CHANCE, GAME.chance(state, rng))).state
    return state


def choices(state: State) -> int:
    return sum(len(GAME.legal_actions(state, seat)) for seat in GAME.actors(state))
