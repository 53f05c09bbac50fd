"""Moves and positions as text (KBB-20)."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cosmotheque.core.errors import BadNotation, BadOptions
from cosmotheque.core.game import Outcome
from cosmotheque.core.match import Match
from cosmotheque.games.katarenga.actions import PASS, Action, Camp, Lay, Oust, Slide
from cosmotheque.games.katarenga.components import draw_layout, is_layout
from cosmotheque.games.katarenga.game import BASE_GAME, BIG_BANG
from cosmotheque.games.katarenga.notation import read, write
from cosmotheque.games.katarenga.rules.position import read_base, read_big_bang, write_position
from cosmotheque.games.katarenga.state import State
from cosmotheque.games.katarenga.tests.boards import COLOURS, big_bang

SQUARES = st.integers(0, 63)
ACTIONS: st.SearchStrategy[Action] = st.one_of(
    st.builds(Slide, SQUARES, SQUARES),
    st.builds(Oust, SQUARES, SQUARES, SQUARES),
    st.builds(Camp, SQUARES, st.integers(0, 3)),
    st.just(PASS),
    st.builds(Lay, st.randoms(use_true_random=False).map(draw_layout)),
)
RULE = re.compile(r"K(?:AT|BB)-\d+")
OPENING = "8/8/2bwbw2/2wbwb2/2bwbw2/2wbwb2/8/8"


@given(ACTIONS)
def test_every_move_round_trips(action: Action) -> None:
    """KBB-20: written and read again it is the same move."""
    assert read(write(action)) == action


def test_moves_read_as_the_rule_says() -> None:
    """KBB-20: d4-h4, d4xh4@c7, --; a camp is a square beyond the board (KAT-3)."""
    assert write(Slide(27, 31)) == "d4-h4"
    assert write(Oust(27, 31, 50)) == "d4xh4@c7"
    assert write(PASS) == "--"
    assert [write(Camp(59, camp)) for camp in range(4)] == ["d8-a9", "d8-h9", "d8-a0", "d8-h0"]
    assert read(" d4-h4\n") == Slide(27, 31)


@pytest.mark.parametrize(
    "text",
    ["", "d4", "d4-i4", "d4-h9-", "d4-b9", "d4xh4", "d4xh4@", "d4-h4@c7", "-", "pass", "board", "board A0", "D4-h4"],
)
def test_what_is_no_move_is_said_to_be_none(text: str) -> None:
    """KBB-20: with an example of what is."""
    with pytest.raises(BadNotation, match="d4-h4"):
        read(text)


@given(st.text(max_size=12))
def test_no_text_breaks_the_reader(text: str) -> None:
    """KBB-20: it is a move or BadNotation."""
    try:
        action = read(text)
    except BadNotation:
        return
    assert write(action) == text.strip()


def played(base: bool, seed: int, plies: int) -> State:
    """The state after some random moves."""
    match = Match(BASE_GAME if base else BIG_BANG, seed=seed)
    for ply in range(plies):
        if not match.actors():
            break
        actions = match.actions(match.state.turn)
        match.play(match.state.turn, actions[(seed * 7919 + ply * 104_729) % len(actions)])
    state: State = match.state
    return state


@settings(max_examples=60, deadline=None)
@given(st.booleans(), st.integers(0, 10**6), st.integers(0, 400))
def test_every_position_round_trips(base: bool, seed: int, plies: int) -> None:
    """KBB-20: and the position that is read allows the same moves."""
    state = played(base, seed, plies)
    text = write_position(state)
    found = read_base(text) if base else read_big_bang(text)
    assert write_position(found) == text
    assert (found.pawns, found.doubled, found.goals, found.camps) == (
        state.pawns,
        state.doubled,
        state.goals,
        state.camps,
    )
    game = BASE_GAME if base else BIG_BANG
    if not state.ended:
        assert game.legal_actions(found, found.turn) == game.legal_actions(state, state.turn)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", "five fields"),
        (f"{COLOURS} {OPENING} -- w", "five fields"),
        (f"{COLOURS.replace('R', 'X')} {OPENING} -- w 0", "Field 1.*KBB-1"),
        (f"{COLOURS[:-9]} {OPENING} -- w 0", "Field 1.*KBB-1"),
        (f"{COLOURS.replace('RYBG', 'YRBG', 1)} {OPENING} -- w 0", "Field 1.*KBB-3"),
        (f"{COLOURS} {OPENING.replace('2bw', '3bw')} -- w 0", "Field 2.*KBB-20"),
        (f"{COLOURS} {OPENING}/8 -- w 0", "Field 2.*KBB-20"),
        (f"{COLOURS} {OPENING.replace('8/8', '8/w7', 1)} -- w 0", "9 white pawns.*KBB-4"),
        (f"{COLOURS} {OPENING.replace('bwbw', 'bwbb', 1)} -- w 0", "7 white pawns.*KBB-4"),
        (f"{COLOURS} {OPENING.replace('bwbw', 'bWb1', 1)} -- w 0", "Field 2.*KBB-14"),
        (f"{COLOURS} {OPENING} ---- w 0", "Field 3.*KBB-20"),
        (f"{COLOURS} {OPENING} B- w 0", "Field 3.*KBB-12"),
        (f"{COLOURS} {OPENING} RR w 0", "Field 3.*KBB-12"),
        (f"{COLOURS} {OPENING} -- W 0", "Field 4.*KBB-20"),
        (f"{COLOURS} {OPENING} -- w -1", "Field 5.*KBB-19"),
        (f"{COLOURS} {OPENING} -- w 401", "Field 5.*KBB-19"),
        (f"{COLOURS} {OPENING} -- w ²", "Field 5.*KBB-19"),
    ],
)
def test_a_wrong_position_says_which_field_is_wrong(text: str, wrong: str) -> None:
    """KBB-20: and names the rule."""
    with pytest.raises(BadNotation, match=wrong) as fault:
        read_big_bang(text)
    assert "hamp" in fault.value.text.fr
    assert RULE.findall(fault.value.text.fr) == RULE.findall(fault.value.text.en)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        (f"{COLOURS} {OPENING} -- w 0", "Field 3.*KAT-3"),
        (f"{COLOURS} {OPENING} b--- w 0", "Field 3.*KAT-3"),
        (f"{COLOURS} {OPENING} w--- w 0", "9 white pawns.*KAT-1"),
        (f"{COLOURS} W7/8/2b5/8/8/8/8/8 ---- w 0", "Field 2.*KBB-4"),
    ],
)
def test_a_wrong_base_position_says_which_field_is_wrong(text: str, wrong: str) -> None:
    """KBB-20: camps in place of goals."""
    with pytest.raises(BadNotation, match=wrong):
        read_base(text)


def test_a_board_without_two_goals_is_no_big_bang_position() -> None:
    """KBB-5: but a position of the base game."""
    text = write_position(played(base=True, seed=11, plies=0))
    seeds = (seed for seed in range(100) if not _suits(seed))
    colours = Match(BASE_GAME, seed=next(seeds)).view(None).position.split(" ")[0]
    with pytest.raises(BadNotation, match=r"Field 1.*KBB-5"):
        read_big_bang(f"{colours} {OPENING} -- w 0")
    assert read_base(f"{colours} {text.split(' ', 1)[1]}").colours


def _suits(seed: int) -> bool:
    view = Match(BASE_GAME, seed=seed).view(None)
    corners = [view.colours[square] for square in (0, 7, 56, 63)]
    return sum(corners.count(colour) == 1 for colour in "RYGB") >= 2


@given(st.text(alphabet="RYGB/wbWB12345678- 0", max_size=160))
def test_no_text_breaks_the_position_reader(text: str) -> None:
    """KBB-20: as an option it is refused by name."""
    with pytest.raises(BadOptions, match="position"):
        Match(BIG_BANG, options={"position": text or "?"})


@given(st.text(alphabet="ABCDabcd0123 ", max_size=12))
def test_layouts_are_four_different_quarters(text: str) -> None:
    """KBB-3: whatever else is written is no layout."""
    names = text.split(" ")
    expected = len(names) == 4 and all(len(name) == 2 and name[0].isalpha() and name[1].isdigit() for name in names)
    assert is_layout(text) == (expected and {name[0].upper() for name in names} == set("ABCD"))


@pytest.mark.parametrize("pawns", ["4W3/8/2b1bw2/2wbwb2/2bwbw2/2wbwb2/8/8", "8/8/2b1bw2/2wbwb2/2bwbw2/2wbwb2/8/W7"])
def test_two_pawns_stand_only_on_the_goal_corner_of_a_text(pawns: str) -> None:
    """KBB-14: neither on e8, red but no corner, nor on a1, a green corner; white's goal is red."""
    with pytest.raises(BadNotation, match="KBB-14"):
        read_big_bang(f"{COLOURS} {pawns} RG w 20")


def test_a_position_after_400_moves_is_drawn() -> None:
    """KBB-19, KBB-20."""
    assert big_bang(OPENING, moves=400).outcome == Outcome("move-limit", (0, 0))
