"""Feats of a team in a mission."""

import pytest

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.game import GAME
from cosmotheque.games.bomb_busters.model.options import MissionName, Options
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.model.wires import Card
from cosmotheque.games.bomb_busters.parts.robots.data import Robot
from cosmotheque.games.bomb_busters.tests.bomb import changed


def defused(mission: MissionName = "8", ended: str = "defused", **parts: object) -> State:
    """The end of a mission of four, all cards and characters used, after one mistake."""
    usual: dict[str, object] = {"cards": (Card(1, used=True), Card(2)), "spent": (Seat(0),), "detonator": 1}
    return changed(State(Options(mission=mission), 4, ended=ended), **(usual | parts))


def done(state: State) -> set[str]:
    return {feat.key for feat in GAME.feats if feat.done(state, Seat(0))}


def test_a_detonator_where_it_began() -> None:
    """BOM-3, BOM-21"""
    assert done(defused(detonator=0)) == {"calm"}
    assert done(defused()) == set()
    assert done(defused(detonator=0, ended="red")) == set()


def test_a_robot_that_runs_instead_says_nothing() -> None:
    """BOM-5303"""
    assert "calm" not in done(defused("53", detonator=0, robots=Robot(3)))


def test_one_step_before_the_explosion() -> None:
    """BOM-3: with four players the fourth advance explodes."""
    assert [done(defused(detonator=steps)) for steps in (2, 3)] == [set(), {"one-step"}]


def test_neither_equipment_nor_characters() -> None:
    """BOM-40"""
    unused = (Card(1), Card(2))
    assert done(defused(cards=unused, spent=())) == {"bare-hands"}
    assert done(defused(cards=unused)) == set()
    assert done(defused(spent=())) == set()
    assert done(defused(cards=(), spent=())) == set()


@pytest.mark.parametrize("mission", ["7", "practice", "cannes"])
def test_training_and_practice_earn_nothing(mission: MissionName) -> None:
    assert done(defused(mission, detonator=0)) == set()


def test_the_last_mission_is_a_feat_by_itself() -> None:
    """BOM-21"""
    assert "last-mission" in done(defused("66"))
    assert "last-mission" not in done(defused("65"))
