"""SC-5, SC-7 and SC-22: the private draft, random layouts, and who begins."""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

import cosmotheque
from cosmotheque.core.errors import CannotUndo
from cosmotheque.core.game import CHANCE, Move, Seat
from cosmotheque.games.space_connection.actions import Clear, Confirm, DrawFirst, Put, Remove, Shuffle
from cosmotheque.games.space_connection.components.sky import BOXES, Position, Side, space
from cosmotheque.games.space_connection.events import Confirmed, FirstDrawn
from cosmotheque.games.space_connection.game import GAME
from cosmotheque.games.space_connection.notation import read
from cosmotheque.games.space_connection.options import Options
from cosmotheque.games.space_connection.rules.drafting import MOST_EDITS, MOST_SHUFFLES, SUGGESTIONS, chance, is_layout
from cosmotheque.games.space_connection.rules.sampler import partitions, random_layout, random_layout_of
from cosmotheque.games.space_connection.tests.table import refusal

SIDES: tuple[Side, ...] = (3, 6, 9)


def opened(side: Side = 3) -> cosmotheque.Match:
    return cosmotheque.Match(GAME, 2, seed=4, options={"side": side})


def test_both_seats_lay_out_at_the_same_time() -> None:
    """SC-7"""
    match = opened()
    assert match.actors() == {0, 1}
    match.play(1, Shuffle())
    match.play(0, Shuffle())
    match.play(0, Confirm())
    assert match.actors() == {1}
    assert refusal(match.state, "put a4", seat=0) == "SC-7"


def test_a_draft_is_put_down_taken_back_and_cleared() -> None:
    """SC-7"""
    match = opened()
    for line in ("put a4", "put d4", "remove a4", "put g1"):
        match.play(0, read(line))
    sky = match.view(0).skies[0]
    assert (sky.planets, sky.groups) == (("d4", "g1"), 2)
    match.play(0, Clear())
    assert match.view(0).skies[0].planets == ()


def test_a_draft_that_is_not_a_layout_cannot_be_confirmed() -> None:
    """SC-5: and the seat's view says how many planets and systems there are."""
    match = opened()
    for line in ("put a4", "put a5", "put a6", "put a7", "put b7", "put g1"):
        assert Confirm() not in match.actions(0)
        match.play(0, read(line))
    assert refusal(match.state, "confirm") == "SC-5"
    sky = match.view(0).skies[0]
    assert (len(sky.planets), sky.groups) == (6, 2)
    match.play(0, Remove(Position("a6")))
    match.play(0, Put(Position("d4")))
    assert match.view(0).skies[0].groups == 4
    assert Confirm() not in match.actions(0)
    match.play(0, Remove(Position("d4")))
    match.play(0, Put(Position("c7")))
    assert match.view(0).skies[0].groups == 3
    match.play(0, Confirm())
    assert match.view(0).skies[0].ready


def test_no_more_planets_than_there_are_can_be_laid() -> None:
    """SC-5"""
    match = opened()
    match.play(0, Shuffle())
    free = next(name for name in space(3).names if name not in match.view(0).skies[0].planets)
    assert not any(isinstance(action, Put) for action in match.actions(0))
    assert refusal(match.state, f"put {free}") == "SC-5"
    assert refusal(match.state, "put z1".replace("z", "k")) == "SC-1"


def test_nobody_else_learns_of_a_draft() -> None:
    """SC-7: laid out unseen; only that a seat is ready is public."""
    match = opened()
    before = match.view(1), match.view(None)
    for line in ("put a4", "random", "remove " + match_first_planet(match)):
        match.play(0, read(line))
    assert (match.view(1), match.view(None)) == before
    assert match.events_seen_by(1) == match.events_seen_by(None) == []
    assert len(match.events_seen_by(0)) == 3
    match.play(0, Shuffle())
    match.play(0, Confirm())
    assert match.view(1).skies[0].ready
    assert match.view(1).skies[0].planets is None


def match_first_planet(match: cosmotheque.Match) -> str:
    """The first planet of the layout that seat 0 would be given."""
    return space(3).positions(match.state.skies[0].suggestions[0])[0]


def test_draft_steps_cannot_be_undone_through_the_host() -> None:
    """SC-7: to undo across the opponent's steps would tell of them."""
    match = opened()
    match.play(0, Put(Position("a4")))
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_after_200_changes_chance_and_confirmation_remain() -> None:
    """SC-22"""
    match = opened()
    assert MOST_EDITS == 200
    for _ in range(MOST_EDITS // 2):
        assert Put(Position("a4")) in match.actions(0)
        match.play(0, Put(Position("a4")))
        assert Remove(Position("a4")) in match.actions(0)
        match.play(0, Remove(Position("a4")))
    assert match.actions(0) == [Shuffle()]
    assert refusal(match.state, "put a4") == "SC-22"
    match.play(0, Shuffle())
    assert match.actions(0) == [Shuffle(), Confirm()]
    assert refusal(match.state, "clear") == "SC-22"
    assert refusal(match.state, f"remove {match.view(0).skies[0].planets[0]}") == "SC-22"
    assert Put(Position("a4")) in match.actions(1), "each seat has changes of its own"


def test_random_layouts_are_not_changes() -> None:
    """SC-22: looking through them takes nothing from what may be laid by hand."""
    match = opened()
    match.play(0, Put(Position("a4")))
    for _ in range(3 * SUGGESTIONS):
        match.play(0, Shuffle())
    assert match.view(0).skies[0].edits == 1


def test_random_layouts_come_to_an_end_too() -> None:
    """SC-22: a player who has seen them so often takes one, or goes on by hand while changes are left."""
    match = opened()
    for _ in range(MOST_SHUFFLES):
        match.play(0, Shuffle())
    assert Shuffle() not in match.actions(0)
    assert Confirm() in match.actions(0)
    assert refusal(match.state, "random") == "SC-22"
    match.play(0, Clear())
    assert Shuffle() not in match.actions(0)
    while len(match.actions(0)) > 1:
        match.play(0, match.actions(0)[0])
    assert match.actions(0) == [Shuffle()], "nobody is left with what cannot be confirmed"


def test_the_button_goes_through_its_suggestions() -> None:
    """SC-7"""
    match = opened()
    drafts = []
    for _ in range(SUGGESTIONS + 1):
        match.play(0, Shuffle())
        drafts.append(match.view(0).skies[0].planets)
        assert Confirm() in match.actions(0)
    assert len(set(drafts)) == SUGGESTIONS
    assert drafts[0] == drafts[-1]
    assert match.state.skies[0].suggestions != match.state.skies[1].suggestions


@pytest.mark.parametrize("side", SIDES)
def test_random_layouts_are_legal(side: Side) -> None:
    """SC-5, SC-7"""
    state, rng = GAME.start(Options(side), 2), Random(side)
    assert all(is_layout(state, random_layout(side, rng)) for _ in range(100))


def test_there_are_as_many_arrangements_of_sizes_as_partitions() -> None:
    """SC-7"""
    assert partitions(6, 3) == ((4, 1, 1), (3, 2, 1), (2, 2, 2))
    assert len(partitions(20, 9)) == 54
    assert all(sum(sizes) == 44 and len(sizes) == 18 for sizes in partitions(44, 18))


@pytest.mark.parametrize("side", [3, 6])
def test_every_arrangement_of_system_sizes_occurs_equally_often(side: Side) -> None:
    """SC-7"""
    box, lattice, rng = BOXES[side], space(side).lattice, Random(5)
    expected = 40
    kinds = partitions(box.planets, box.systems)
    seen = Counter(
        tuple(sorted((group.bit_count() for group in lattice.groups(random_layout(side, rng))), reverse=True))
        for _ in range(expected * len(kinds))
    )
    assert set(seen) == set(kinds)
    assert min(seen.values()) > expected / 3


def test_one_large_system_and_singles_fit_into_the_largest_sky() -> None:
    """SC-7: the most extreme arrangements can be laid out too."""
    for sizes in (partitions(44, 18)[0], partitions(44, 18)[-1]):
        groups = space(9).lattice.groups(random_layout_of(9, sizes, Random(8)))
        assert sorted(group.bit_count() for group in groups) == sorted(sizes)


def test_the_first_player_is_drawn_when_both_are_ready() -> None:
    """SC-7"""
    state = opened().state
    for seat in (Seat(0), Seat(1)):
        for action in (Shuffle(), Confirm()):
            state = GAME.apply(state, Move(seat, action)).state
    assert GAME.actors(state) == {CHANCE}
    first = Counter(chance(state, Random(seed)) for seed in range(200))
    assert min(first[DrawFirst(Seat(0))], first[DrawFirst(Seat(1))]) > 60
    begun = GAME.apply(state, Move(CHANCE, DrawFirst(Seat(1)))).state
    assert GAME.actors(begun) == {1}


def test_launches_wait_until_both_are_ready() -> None:
    """SC-7"""
    match = opened()
    assert refusal(match.state, "ship d4") == "SC-7"
    flying = replace(match.state, turn=Seat(0))
    assert refusal(flying, "put a4") == "SC-7"


def test_a_confirmation_cannot_be_taken_back() -> None:
    """SC-7."""
    match = opened()
    match.play(0, Shuffle())
    match.play(0, Confirm())
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_clearing_counts_as_a_change() -> None:
    """SC-22: as long as a draft is put down and cleared, the changes are used up."""
    match = opened()
    for _ in range(MOST_EDITS // 2):
        match.play(0, Put(Position("a4")))
        match.play(0, Clear())
    assert match.actions(0) == [Shuffle()]


def test_a_launch_cannot_be_taken_back() -> None:
    """SC-9, SC-16: what was uncovered is known."""
    match = opened()
    for seat in (0, 1):
        match.play(seat, Shuffle())
        match.play(seat, Confirm())
    assert Confirmed(Seat(0)) in match.events_seen_by(1)
    (seat,) = match.actors()
    assert FirstDrawn(seat) in match.events_seen_by(None)
    match.play(seat, match.actions(seat)[0])
    with pytest.raises(CannotUndo):
        match.undo(seat)
