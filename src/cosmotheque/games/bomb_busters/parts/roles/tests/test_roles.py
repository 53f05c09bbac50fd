"""Roles: the rookie, the liar, the careless captain (BOM-240 to BOM-243, missions 14, 17 and 28)."""

from random import Random

from msgspec.structs import replace

from cosmotheque.core.game import CHANCE, Seat
from cosmotheque.games.bomb_busters.drawing.draw import draw
from cosmotheque.games.bomb_busters.model.actions import (
    STABILIZE,
    Drawn,
    Exchange,
    GiveBack,
    Lie,
    MarkWire,
    PlaceToken,
    Rewind,
    Scan,
    Take,
)
from cosmotheque.games.bomb_busters.model.facts import Lacks
from cosmotheque.games.bomb_busters.model.options import MissionName, Options
from cosmotheque.games.bomb_busters.model.wires import Note
from cosmotheque.games.bomb_busters.parts.roles.data import RoleDealt, RoleTask
from cosmotheque.games.bomb_busters.rules.deal import chance
from cosmotheque.games.bomb_busters.tests.bomb import Bomb, slot, slots, sure

STANDS = "1 3 3 4 | 1 2 2 7 | 3 5 5 9 9 | 4 7 8 8"


def bomb_of(mission: MissionName, role: int, stands: str = STANDS, **more: object) -> Bomb:
    bomb = Bomb(stands, 4, Options(mission=mission), **more)  # type: ignore[arg-type]
    bomb.change(roles=replace(sure(bomb.state.parts.roles), seat=Seat(role)))
    return bomb


def test_the_role_is_drawn() -> None:
    """BOM-240: among all players, before the first token; the captain of the setup still begins."""
    bomb = Bomb(STANDS, 4, Options(mission="14"), captain=2, setup=True)
    assert bomb.state.tasks[0] == RoleTask(CHANCE)
    drawn = {chance(bomb.state, Random(seed)).numbers for seed in range(60)}  # type: ignore[union-attr]
    assert drawn == {(0,), (1,), (2,), (3,)}
    bomb.play(CHANCE, Drawn((1,)))
    assert (sure(bomb.state.parts.roles).seat, bomb.state.captain, bomb.state.active) == (1, 2, 2)
    assert bomb.state.tasks[0].seat == 2


def test_everybody_sees_the_role() -> None:
    """BOM-241: in missions 14 and 17."""
    bomb = Bomb(STANDS, 4, Options(mission="17"), setup=True)
    assert bomb.play(CHANCE, Drawn((3,))) == (RoleDealt(Seat(3)),)
    assert [sure(bomb.view(seat).parts.roles).seat for seat in (0, 3, None)] == [3, 3, 3]
    assert draw(bomb.view(0), "en").count("(role)") == 1


def test_a_fatal_failure_explodes() -> None:
    """BOM-242: with or without a detector; of nobody else."""
    bomb = bomb_of("14", 0)
    bomb.dual("B1", 3, "A2")
    assert bomb.reason == "fatal"
    detected = bomb_of("14", 0)
    detected.detect("double", "B1 B2", 3, "A2")
    detected.play(1, MarkWire(slot("B1")))
    assert detected.reason == "fatal"
    other = bomb_of("14", 1)
    other.dual("B1", 3, "A2")
    assert (other.reason, other.state.detonator) == (None, 1)


def test_no_tools() -> None:
    """BOM-243: no card and no character, but a part in those of others."""
    bomb = bomb_of("17", 0, "1 2 3 | 1 2 2 8 8 | 3 5 5 6 6 | 4 7 8 8", cards=(2, 6, 8))
    bomb.cut("B2 B3 B4 B5 C4 C5")
    bomb.change(detonator=1)
    assert bomb.refusal(0, Take("double")) == "BOM-1704"
    assert bomb.refusal(0, Rewind()) == "BOM-1704"
    assert bomb.refusal(0, Scan(3)) == "BOM-1704"
    bomb.change(active=Seat(1))
    assert 0 not in bomb.actors()
    bomb.play(1, Scan(3))
    bomb.play(1, Exchange(slot("B1"), Seat(0)))
    bomb.play(0, GiveBack(slot("A1")))
    assert bomb.row("A") == "1 2 3"


def test_mission_14_has_an_open_rookie() -> None:
    """BOM-1401: whose failures are fatal, under any captain."""
    bomb = Bomb(STANDS, 4, Options(mission="14"), setup=True)
    bomb.play(CHANCE, Drawn((0,)))
    bomb.change(tasks=())
    bomb.dual("C1", 4, "A4")
    assert bomb.reason == "fatal"


def test_mission_14_the_rookie_uses_no_stabilizer() -> None:
    """BOM-1402: everything else, the double detector too."""
    bomb = bomb_of("14", 0, cards=(9,))
    bomb.cut("C4 C5")
    assert bomb.refusal(0, STABILIZE) == "BOM-1402"
    assert Take("double") in bomb.legal(0)
    other = bomb_of("14", 1, cards=(9,))
    other.cut("C4 C5")
    assert STABILIZE in other.legal(0)


def test_mission_17_has_an_open_liar() -> None:
    """BOM-1701: drawn before the tokens."""
    bomb = Bomb(STANDS, 4, Options(mission="17"), setup=True)
    assert bomb.state.tasks[0] == RoleTask(CHANCE)


def test_mission_17_the_liar_begins_with_two_lies() -> None:
    """BOM-1702: in their place in the order, at two different wires, not red, numbers only."""
    bomb = Bomb("1 3 | 1 2.5 7 | 3 5 | 4", 4, Options(mission="17"), setup=True)
    bomb.play(CHANCE, Drawn((1,)))
    bomb.play(0, PlaceToken(slot("A1")))
    assert {action.slot for action in bomb.legal(1) if isinstance(action, Lie)} == set(slots("B1 B3"))
    bomb.play(1, Lie(slot("B1"), 2))
    assert {action.slot for action in bomb.legal(1) if isinstance(action, Lie)} == {slot("B3")}
    bomb.play(1, Lie(slot("B3"), 12))
    assert bomb.wire("B3").notes == (Note("not", 12),)
    assert any(isinstance(fact, Lacks) and fact.slots == slots("B3") and 14 in fact.values for fact in bomb.state.facts)
    assert bomb.state.tasks[0].seat == 2


def test_mission_17_only_the_liar_lies() -> None:
    """BOM-1703."""
    bomb = bomb_of("17", 1)
    bomb.dual("B1", 3, "A2")
    assert bomb.wire("B1").notes == (Note("not", 3),)
    bomb.change(active=Seat(0), acted=False)
    bomb.dual("C2", 3, "A2")
    assert bomb.wire("C2").shown == 5


def test_mission_17_the_liar_has_no_tools() -> None:
    """BOM-1704: neither card nor double detector."""
    bomb = bomb_of("17", 0)
    assert Take("double") not in bomb.legal(0)
    assert bomb.refusal(0, Take("double")) == "BOM-1704"


def test_mission_17_a_token_stays_true_or_false() -> None:
    """BOM-1705: any player may get the wire."""
    bomb = bomb_of("17", 1, "1 2 3 | 1 2 2 7 | 3 5 5 9 | 4 7 8 8", cards=(2,))
    bomb.cut("B2 B3")
    bomb.change_wires("A3", shown=3, token=True)
    bomb.change_wires("B4", notes=(Note("not", 9),))
    bomb.play(0, Exchange(slot("A3"), Seat(1)))
    bomb.play(1, GiveBack(slot("B4")))
    assert bomb.wire("A3").notes == (Note("not", 9),)
    assert bomb.wire("B4").shown == 3


def test_mission_28_the_captain_is_careless() -> None:
    """BOM-2801: no character, no tools, fatal failures."""
    bomb = Bomb(STANDS, 4, Options(mission="28"), captain=2)
    assert sure(bomb.state.parts.roles).seat == 2
    assert bomb.refusal(2, Take("double")) == "BOM-2801"
    bomb.dual("B1", 3, "A2")
    assert bomb.reason == "fatal"


def test_mission_28_the_others_play_as_usual() -> None:
    """BOM-2802: and the captain's right cuts count."""
    bomb = Bomb(STANDS, 4, Options(mission="28"))
    bomb.dual("C1", 3, "A2")
    assert bomb.cut_names() == "A2 C1"
    assert Take("double") in bomb.legal(1)
    bomb.dual("C2", 2, "B2")
    assert (bomb.reason, bomb.state.detonator) == (None, 1)
