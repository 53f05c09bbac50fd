"""Mission 34, the weak link: a role and a constraint that only their owner knows."""

import dataclasses
from random import Random

import pytest
from msgspec.structs import replace

from cosmotheque.core.errors import BadOptions
from cosmotheque.core.game import CHANCE, Seat
from cosmotheque.games.bomb_busters.game import GAME
from cosmotheque.games.bomb_busters.model.actions import GET_STUCK, Drawn, DualCut, SoloCut, Take
from cosmotheque.games.bomb_busters.model.facts import Holds, Lacks
from cosmotheque.games.bomb_busters.model.kinds import NOBODY
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.parts.constraints.data import GENTLE
from cosmotheque.games.bomb_busters.parts.weak_link.data import Accusation, Accuse, Accused, Link, LinkStuck, RolesTask
from cosmotheque.games.bomb_busters.parts.weak_link.rules_secret import suspicions
from cosmotheque.games.bomb_busters.rules.deal import start
from cosmotheque.games.bomb_busters.rules.stands import with_parts
from cosmotheque.games.bomb_busters.tests.bomb import Bomb, dealt, slot, slots
from cosmotheque.games.bomb_busters.view.seen import View
from cosmotheque.laws.broken import LawBroken
from cosmotheque.laws.case import Case, Position
from cosmotheque.laws.twins import check_twins, imagine_twins

HANDS = "1 2 5 7 12 | 1 2 5 7 12 | 1 2 5 7 12 | 1 2 5 7 12"
MISSION = Options(mission="34")


def linked(stands: str = HANDS, seat: int = 1, letters: str = "CAED") -> Bomb:
    """Four players, the second of whom may cut even values only."""
    bomb = Bomb(stands, options=MISSION)
    bomb.change(weak_link=Link(Seat(seat), tuple(letters), ((),) * 4), turns=1)  # type: ignore[arg-type]
    return bomb


def link_of(bomb: Bomb) -> Link:
    assert bomb.state.parts.weak_link is not None
    return bomb.state.parts.weak_link


def test_three_to_five_players() -> None:
    """BOM-3401: with two it is refused in a clear sentence (BOM-407)."""
    for seats in (3, 4, 5):
        start(MISSION, seats)
    with pytest.raises(BadOptions, match="at least 3 players"):
        start(MISSION, 2)


def test_roles_are_dealt_face_down() -> None:
    """BOM-3401: everybody sees their own two cards only, and so does nobody else."""
    bomb = Bomb(HANDS, options=MISSION, setup=True)
    assert bomb.state.tasks[0] == RolesTask()
    bomb.play(CHANCE, Drawn((1, 2, 0, 4, 3)))
    assert not bomb.events
    assert (link_of(bomb).seat, link_of(bomb).letters) == (1, ("C", "A", "E", "D"))
    own, other, spectator = (bomb.view(seat).parts.weak_link for seat in (1, 0, None))
    assert own is not None
    assert other is not None
    assert spectator is not None
    assert (own.seat, own.letters) == (1, (None, "A", None, None))
    assert (other.seat, other.letters) == (NOBODY, ("C", None, None, None))
    assert (spectator.seat, spectator.letters) == (NOBODY, (None,) * 4)


def test_nobody_has_a_character() -> None:
    """BOM-3402: until the link is found; equipment is there."""
    bomb = linked()
    assert not [action for action in bomb.legal(0) if isinstance(action, Take)]
    bomb.play(0, Accuse(Seat(1), "A"))
    assert Take("double") in bomb.legal(0)


def test_only_the_link_obeys() -> None:
    """BOM-3403: at every turn, in dual and solo cuts; the others do not obey theirs."""
    bomb = linked()
    assert {action.value for action in bomb.legal(0) if isinstance(action, DualCut)} == {1, 2, 5, 7, 12}
    bomb.change(active=Seat(1))
    assert {action.value for action in bomb.legal(1) if isinstance(action, DualCut)} == {2, 12}
    assert bomb.refusal(1, DualCut(slot("A1"), 1, slot("B1"))) == "BOM-3403"
    bomb.cut("A1 C1 A3 C3 D1")
    assert bomb.refusal(1, SoloCut(1)) == "BOM-3403"


def test_a_stuck_link_comes_out() -> None:
    """BOM-3404: two steps, and all is discarded: everybody plays freely and without characters."""
    bomb = linked("1 2 | 1 3 | 1 2 | 4 4")
    bomb.change(active=Seat(1))
    assert bomb.legal(1) == [GET_STUCK]
    bomb.play(1, GET_STUCK)
    assert bomb.heard(LinkStuck) == [LinkStuck(Seat(1))]
    assert bomb.state.detonator == 2
    assert (link_of(bomb).ended, link_of(bomb).letters) == ("stuck", (None,) * 4)
    assert bomb.state.active == 2
    assert not [action for action in bomb.legal(2) if isinstance(action, Take | Accuse)]
    bomb.change(active=Seat(1))
    assert {action.value for action in bomb.legal(1) if isinstance(action, DualCut)} == {1, 3}


def test_being_stuck_tells_what_every_constraint_would() -> None:
    """BOM-3404, BOM-109: nobody hears which constraint it was; what it said before may leave only one."""
    bomb = linked("1 2 | 1 3 | 1 2 | 4 4")
    bomb.change(active=Seat(1))
    bomb.play(1, GET_STUCK)
    assert not [fact for fact in bomb.state.facts if isinstance(fact, Lacks) and fact.values]
    other = linked("1 2 | 1 3 | 1 2 | 4 4")
    other.change(active=Seat(1), weak_link=replace(link_of(other), said=((), (2, 10, 12), (), ())))
    other.play(1, GET_STUCK)
    assert Lacks(slots("B1 B2"), (2, 4, 6, 8, 10, 12)) in other.state.facts


def test_a_wrong_accusation_costs_a_step() -> None:
    """BOM-3405: wrong in the seat or the constraint; nothing else is said."""
    heard = []
    for accusation in (Accuse(Seat(2), "A"), Accuse(Seat(1), "B"), Accuse(Seat(3), "E")):
        bomb = linked()
        bomb.play(0, accusation)
        assert bomb.state.detonator == 1
        assert link_of(bomb).ended == ""
        heard.append([event.right for event in bomb.heard(Accused)])
    assert heard == [[False]] * 3


def test_a_right_accusation_turns_characters_up() -> None:
    """BOM-3405: constraints are discarded, and the accuser goes on with the turn."""
    bomb = linked()
    bomb.play(0, Accuse(Seat(1), "A"))
    assert bomb.heard(Accused) == [Accused(Seat(0), Seat(1), "A", True)]
    assert (bomb.state.detonator, link_of(bomb).ended, bomb.state.active) == (0, "found", 0)
    bomb.dual("B1", 1, "A1")
    assert {action.value for action in bomb.legal(1) if isinstance(action, DualCut)} == {2, 5, 7, 12}


def test_one_accusation_a_turn_and_none_by_the_link() -> None:
    """BOM-3406: then the turn goes on; in the next turn one may accuse again."""
    bomb = linked()
    bomb.play(0, Accuse(Seat(2), "A"))
    assert bomb.refusal(0, Accuse(Seat(3), "A")) == "BOM-3406"
    bomb.dual("C1", 1, "A1")
    assert bomb.refusal(1, Accuse(Seat(0), "A")) == "BOM-3406"
    assert bomb.refusal(2, Accuse(Seat(0), "A")) == "BOM-12"
    bomb.dual("D2", 2, "B2")
    assert Accuse(Seat(1), "A") in bomb.legal(2)


def test_securing_a_cut_says_nothing_of_the_constraint() -> None:
    """BOM-3407: the stabilizer proves a cut; which values pass for the link stays its secret."""
    bomb = Bomb("1 2 5 7 12 9 9 | 1 2 5 7 12 | 1 2 5 | 4 4", options=MISSION, cards=(9,))
    bomb.change(weak_link=Link(Seat(0), ("A", "B", "C", "D"), ((),) * 4), turns=1)
    bomb.cut("A6 A7")
    bomb.play(0, next(action for action in bomb.legal(0) if type(action).__name__ == "Stabilize"))
    (fact,) = [fact for fact in bomb.state.facts if isinstance(fact, Holds)]
    assert set(range(1, 13)) <= set(fact.values)


@pytest.mark.parametrize("observer", [0, 2, None])
def test_nothing_tells_who_it_is(observer: int | None) -> None:
    """BOM-3407: in all that others can imagine, actors, actions and refusals look the same."""
    bomb = dealt(MISSION, 4)
    position = Position(Case(GAME, 4, MISSION, 0), 0, bomb.state, 0)
    seat = None if observer is None else Seat(observer)
    probes = [DualCut(slot("A1"), 1, slot("B1")), Accuse(Seat(1), "A"), GET_STUCK]
    check_twins(position, seat, imagine_twins(position, seat, 8), probes)


@pytest.mark.parametrize("leak", ["role", "letter"])
def test_a_planted_leak_is_caught(leak: str) -> None:
    """BOM-3401, BOM-3407: a view that shows the role, or another seat's constraint, breaks the eighth law."""

    def leaking(state: State, seat: Seat | None) -> View:
        seen = GAME.view(state, seat)
        assert state.parts.weak_link is not None
        assert seen.parts.weak_link is not None
        told = replace(
            seen.parts.weak_link,
            asked=state.parts.weak_link.seat == 1 if leak == "role" else state.parts.weak_link.letters[1] == "A",
        )
        return with_parts(seen, weak_link=told)

    bomb = dealt(MISSION, 4)
    position = Position(Case(dataclasses.replace(GAME, view=leaking), 4, MISSION, 0), 0, bomb.state, 0)
    with pytest.raises(LawBroken, match="cannot know"):
        check_twins(position, Seat(0), imagine_twins(position, Seat(0), 30), [])


def test_suspicions_are_what_was_seen() -> None:
    """BOM-3406, BOM-356: a seat that announced an odd value is not bound to even ones, and one that accused is not the
    link."""
    bomb = linked()
    bomb.change(
        weak_link=replace(link_of(bomb), said=((), (2, 8), (1,), ()), wrong=(Accusation(Seat(3), Seat(1), "E"),))
    )
    seen = bomb.view(0).parts.weak_link
    assert seen is not None
    found = suspicions(seen, Seat(0))
    assert set(found) == {(1, "A"), (2, "B")}
    assert found[Seat(1), "A"] == pytest.approx(2 / 3)
    assert sum(found.values()) == pytest.approx(1)


def test_imagined_roles_keep_what_was_seen() -> None:
    """BOM-356: own cards stay, no constraint twice, and nobody is bound to what they broke."""
    bomb = dealt(MISSION, 4)
    bomb.change(weak_link=Link(Seat(1), ("C", "A", "E", "D"), ((), (2,), (1, 2, 7, 12), (5, 7))))
    for seed in range(30):
        link = GAME.imagine(bomb.view(0), Random(seed)).parts.weak_link
        assert link is not None
        assert link.letters[0] == "C"
        assert len(set(link.letters)) == 4
        assert set(link.letters) <= set(GENTLE)
        assert (link.seat, link.letters[link.seat]) in {(1, "A"), (3, "B"), (3, "E")}
    assert GAME.imagine(bomb.view(1), Random(1)).parts.weak_link.seat == 1  # type: ignore[union-attr]
