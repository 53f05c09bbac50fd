"""Missions 1 to 8, free practice and the campaign: BOM-61 to BOM-70."""

from random import Random
from typing import NamedTuple

import pytest

from cosmotheque.core.codec import read_options
from cosmotheque.core.errors import BadOptions
from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import YELLOW, is_blue, is_red, is_yellow
from cosmotheque.games.bomb_busters.missions.balance import BALANCE
from cosmotheque.games.bomb_busters.missions.liaisons import BONUS_CARTOUCHES, COFFEE_CARTOUCHES, LIAISONS
from cosmotheque.games.bomb_busters.missions.parallel import PARALLELS
from cosmotheque.games.bomb_busters.missions.shelf import mission_of
from cosmotheque.games.bomb_busters.model.mission import Mix
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.rules.campaign import NUMBERED, sequels
from cosmotheque.games.bomb_busters.rules.deal import draw_deal, start
from cosmotheque.games.bomb_busters.tests.bomb import Bomb

ALL = tuple(range(1, 13))
NONE, ONE, TWO, FOUR = Mix(0, 0), Mix(1, 1), Mix(2, 2), Mix(4, 4)


class Wires(NamedTuple):
    """The wires and cards that a mission is played with."""

    blue: int
    red: Mix
    yellow: Mix
    cards: tuple[int, ...]


def wires_of(options: Options, seats: int) -> Wires:
    mission = mission_of(options, seats)
    return Wires(mission.blue, mission.red, mission.yellow, mission.cards.numbers)


@pytest.mark.parametrize(
    ("name", "usual", "for_two"),
    [
        pytest.param("1", Wires(6, NONE, NONE, ()), None, id="BOM-61"),
        pytest.param("2", Wires(8, NONE, TWO, ()), None, id="BOM-62"),
        pytest.param("3", Wires(10, ONE, NONE, ALL[:10]), None, id="BOM-63"),
        pytest.param("4", Wires(12, ONE, TWO, ALL), Wires(12, ONE, FOUR, ALL), id="BOM-64"),
        pytest.param("5", Wires(12, ONE, Mix(2, 3), ALL), Wires(12, TWO, Mix(2, 3), ALL), id="BOM-65"),
        pytest.param("6", Wires(12, ONE, FOUR, ALL), Wires(12, TWO, FOUR, ALL), id="BOM-66"),
        pytest.param("7", Wires(12, Mix(1, 2), NONE, ALL), Wires(12, Mix(1, 3), NONE, ALL), id="BOM-67"),
        pytest.param("8", Wires(12, Mix(1, 2), Mix(2, 3), ALL), Wires(12, Mix(1, 3), FOUR, ALL), id="BOM-68"),
    ],
)
def test_missions(name: str, usual: Wires, for_two: Wires | None) -> None:
    """BOM-61 to BOM-68: wires and equipment of each mission, and what changes for two."""
    options = Options(mission=name)
    assert {wires_of(options, seats) for seats in (3, 4, 5)} == {usual}
    assert wires_of(options, 2) == (for_two or usual)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("name", ["1", "2", "3", "4", "5", "6", "7", "8"])
def test_deals_have_what_the_mission_says(name: str, seats: int) -> None:
    """BOM-61 to BOM-68: wires in play and set aside, within the blue range."""
    options = Options(mission=name)
    mission = mission_of(options, seats)
    for seed in range(20):
        dealt = draw_deal(start(options, seats), Random(seed))
        wires = [code for stand in dealt.stands for code in stand]
        assert sum(map(is_blue, wires)) == 4 * mission.blue
        assert sum(map(is_red, wires)) == mission.red.k
        assert sum(map(is_yellow, wires)) == mission.yellow.k
        assert sum(map(is_red, dealt.aside)) == mission.red.n - mission.red.k
        assert sum(map(is_yellow, dealt.aside)) == mission.yellow.n - mission.yellow.k
        assert max(*wires, *dealt.aside, 0) <= 10 * mission.blue
        assert set(dealt.cards) <= set(mission.cards.numbers)


def test_free_practice() -> None:
    """BOM-69: any mix, exact or "k of n"; an odd yellow wire could never be cut (BOM-17), so it is not offered."""
    options = Options(mission="practice", blue=9, red=2, red_shown=3, yellow=2, yellow_shown=4)
    assert wires_of(options, 4) == Wires(9, Mix(2, 3), Mix(2, 4), ALL[:9])
    assert wires_of(Options(mission="practice", red=3, yellow=4), 2) == Wires(12, Mix(3, 3), FOUR, ALL)
    assert mission_of(Options(mission="practice", red=0, red_shown=2), 3).red == NONE
    with pytest.raises(BadOptions):
        read_options({"mission": "practice", "yellow": 3}, Options)
    with pytest.raises(BadOptions):
        read_options({"mission": "practice", "blue": 5}, Options)


def test_the_next_mission_follows_a_success_and_the_captaincy_moves_on() -> None:
    """BOM-70, BOM-4: everybody has moved one seat on by then, so the next captain has the number of the last one."""
    bomb = Bomb("1 1 2 | 2 3 | 3 4 | 4", options=Options(mission="3"))
    bomb.change(captain=Seat(2), ended="defused")
    onwards, again = sequels(bomb.state)
    assert (onwards.mission, onwards.captain) == ("4", "2")
    assert (again.mission, again.captain) == ("3", "2")
    bomb.change(ended="red")
    assert sequels(bomb.state) == (again,)
    bomb.change(ended="defused", options=Options(mission="8"))
    assert [options.mission for options in sequels(bomb.state)] == ["9", "8"]
    last = NUMBERED[-1]
    bomb.change(ended="defused", options=Options(mission=last))
    assert [options.mission for options in sequels(bomb.state)] == [last]


def test_a_mission_that_is_not_for_two_is_left_out() -> None:
    """BOM-407: it counts as won when it is reached."""
    bomb = Bomb("1 1 2 | 2 3 | 3 4 | 4", options=Options(mission=NUMBERED[NUMBERED.index("65") - 1]), seats=2)
    bomb.change(ended="defused")
    assert "65" not in [options.mission for options in sequels(bomb.state)]


@pytest.mark.parametrize(("mission", "following"), [(str(number), str(number + 1)) for number in range(1, 8)])
def test_missions_follow_one_another(mission: str, following: str) -> None:
    """BOM-70."""
    bomb = Bomb("1 1 | 1 1", options=Options(mission=mission))
    bomb.change(ended="defused")
    assert sequels(bomb.state)[0].mission == following


@pytest.mark.parametrize("wrong", [{"red": 4}, {"red_shown": 4}, {"yellow": 5}, {"yellow_shown": 5}, {"blue": 13}])
def test_practice_has_no_more_than_the_box(wrong: dict[str, int]) -> None:
    """BOM-69."""
    with pytest.raises(BadOptions):
        read_options({"mission": "practice", **wrong}, Options)


def numbers(text: str) -> list[int]:
    return [YELLOW if word == "J" else int(word) for word in text.replace("·", " ").replace("−", "-").split()]


def test_the_sheets_are_printed_as_the_rules_say() -> None:
    """BOM-81, BOM-82, BOM-83: every row, its effect, and where coffees and bonuses lie."""
    balance = (
        "1·J +1, 2·12 −1, 3·11 +1, 4·10 −1, 5·9 +1, 6·8 −1, 7·7 0, 8·1 +1, 9·2 −1, 10·3 +1, 11·4 −1, 12·5 +1, J·6 −1"
    )
    assert [list(row) for row in BALANCE] == [numbers(row) for row in balance.split(",")]
    parallels = "1 12 8 2 J; 6 2 11 7 3; 10 7 3 10 6; 5 11 8 4 9; 12 4 1 9 5"
    assert [list(row) for row in PARALLELS] == [numbers(row) for row in parallels.split(";")]
    cartouches = "1·7, 2·9, 3·11, 4·12, 5·8, 6·10, 7·J, 8·1, 9·3, 10·2, 11·5, 12·6, J·4"
    assert [list(pair) for pair in LIAISONS] == [numbers(pair) for pair in cartouches.split(",")]
    assert [LIAISONS[place] for place in COFFEE_CARTOUCHES] == [(1, 7), (5, 8), (9, 3), (12, 6)]
    assert [LIAISONS[place] for place in BONUS_CARTOUCHES] == [(3, 11), (10, 2)]
