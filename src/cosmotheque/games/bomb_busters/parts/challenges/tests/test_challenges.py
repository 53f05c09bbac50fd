"""Doctor Nope's challenges: BOM-310 to BOM-323, missions 55 and 60."""

from random import Random

import pytest
from msgspec.structs import replace

from cosmotheque.core.game import CHANCE, Seat
from cosmotheque.games.bomb_busters.belief.believe import believe
from cosmotheque.games.bomb_busters.missions.shelf import mission_of
from cosmotheque.games.bomb_busters.model.actions import WAIT, Drawn, DualCut, RevealReds, SoloCut
from cosmotheque.games.bomb_busters.model.events import DetonatorMoved
from cosmotheque.games.bomb_busters.model.facts import Lacks
from cosmotheque.games.bomb_busters.model.mission import Mix
from cosmotheque.games.bomb_busters.model.options import MissionName, Options
from cosmotheque.games.bomb_busters.parts.challenges.data import (
    CallRed,
    Challenge,
    ChallengeMet,
    Challenges,
    Claim,
    OddClaimed,
    RedCalled,
    Turn,
)
from cosmotheque.games.bomb_busters.rules.deal import chance
from cosmotheque.games.bomb_busters.rules.stands import code_at
from cosmotheque.games.bomb_busters.tests.bomb import Bomb, slot, slots

NOPE = Options(mission="55")
ROW = "2 3 4 5 | 2 3 4 5 | 2 3 4 5 | 2 3 4 5"


def nope(stands: str, *cards: int, seats: int = 4, **changes: object) -> Bomb:
    """A mission with these challenges, at the captain's first turn."""
    bomb = Bomb(stands, seats, NOPE)
    bomb.change(turns=1, challenges=Challenges(cards), **changes)
    return bomb


def challenges(bomb: Bomb) -> Challenges:
    assert bomb.state.parts.challenges is not None
    return bomb.state.parts.challenges


def cuts(bomb: Bomb, values: str) -> None:
    """Everybody in turn cuts a value, with the last player before them who has it."""
    for value in map(int, values.split()):
        active = bomb.state.active
        actions = [action for action in bomb.legal(active) if isinstance(action, DualCut) and action.value == value]
        right = [action for action in actions if code_at(bomb.state, action.target) == 10 * value]
        bomb.play(active, max(right, key=lambda action: (action.target.stand - active) % 4))


def test_as_many_cards_as_players_are_drawn() -> None:
    """BOM-310: from ten, after the wires; none of them twice."""
    for seats in (2, 3, 4, 5):
        bomb = Bomb("1 | 2", seats, NOPE, setup=True)
        assert bomb.actors() == {CHANCE}
        drawn = {chance(bomb.state, Random(seed)) for seed in range(40)}
        assert all(isinstance(some, Drawn) and len(set(some.numbers)) == seats for some in drawn)
        assert {number for some in drawn if isinstance(some, Drawn) for number in some.numbers} == set(range(1, 11))
        bomb.play(CHANCE, Drawn(tuple(range(1, seats + 1))))
        assert challenges(bomb).open == tuple(range(1, seats + 1))


@pytest.mark.parametrize("mission", ["55", "60"])
def test_the_first_step_explodes_and_a_challenge_sets_the_detonator_back(mission: MissionName) -> None:
    """BOM-5501, BOM-6001, BOM-310: once met a card is gone, and a mistake is survived."""
    bomb = Bomb("2 2 3 | 2 2 3 | 5 6 7 8 | 9", options=Options(mission=mission))
    bomb.change(turns=1)
    assert bomb.view(0).steps == 1
    bomb.dual("B3", 2, "A1")
    assert bomb.reason == "detonator"
    bomb = nope(ROW, Challenge.FOUR_EVEN)
    cuts(bomb, "2 2 4 4")
    assert bomb.heard(ChallengeMet) == [ChallengeMet(2)]
    assert bomb.heard(DetonatorMoved) == [DetonatorMoved(-1, -1)]
    assert (challenges(bomb).open, challenges(bomb).done, bomb.view(0).steps) == ((), (2,), 2)


def test_mission_60_differs_in_wires_only() -> None:
    """BOM-6001."""
    for seats, first, second in ((2, Mix(2, 3), Mix(3, 3)), (4, Mix(2, 2), Mix(2, 3))):
        one, other = (mission_of(Options(mission=name), seats) for name in ("55", "60"))
        assert (one.red, other.red) == (first, second)
        assert (one.fuse, one.parts, one.cards) == (other.fuse, other.parts, other.cards)


def test_a_red_wire_may_be_called() -> None:
    """BOM-311: in place of an action; it is laid down safely, or the bomb explodes."""
    bomb = nope("2 3 | 2 3.5 | 3 | 2", Challenge.CALL_RED)
    assert bomb.refusal(1, CallRed(slot("A1"))) == "BOM-12"
    assert bomb.refusal(0, CallRed(slot("A1"))) == "BOM-311"
    bomb.play(0, CallRed(slot("B2")))
    assert bomb.heard(RedCalled) == [RedCalled(Seat(0), slot("B2"), 35)]
    assert bomb.wire("B2").cut
    assert (bomb.reason, bomb.state.detonator, bomb.state.active) == (None, -1, 1)
    assert bomb.refusal(1, CallRed(slot("A1"))) == "BOM-311"
    bomb = nope("2 3 | 2 3.5 | 3 | 2", Challenge.CALL_RED)
    bomb.play(0, CallRed(slot("B1")))
    assert bomb.reason == "not-red"


@pytest.mark.parametrize(("values", "met"), [("2 2 4 4", True), ("2 2 3 4", False), ("3 2 2 4", False)])
def test_four_in_a_row_cut_even_numbers(values: str, met: bool) -> None:
    """BOM-312."""
    bomb = nope(ROW, Challenge.FOUR_EVEN)
    cuts(bomb, values)
    assert (bomb.state.detonator == -1) == met


@pytest.mark.parametrize(
    ("cut", "met"),
    [("A3 A6", True), ("A1 A2 A3 A6", True), ("A3", False), ("A3 A4", False), ("A1 A2 A3 A4 A5 A6", False)],
)
def test_groups_of_two(cut: str, met: bool) -> None:
    """BOM-313: at least two groups, and no other wire; here by the way, by any player's cut."""
    bomb = nope("1 2 3 4 5 6 7 8 | 9 9 10 | 9 9 11 | 12", Challenge.PAIRS)
    bomb.cut(cut)
    bomb.change(active=1)
    bomb.dual("C1", 9, "B1")
    assert (bomb.state.detonator == -1) == met


@pytest.mark.parametrize(("before", "met"), [((8, 9), True), ((8, 10), False), ((2, 8, 9), False)])
def test_the_first_three_validation_tokens_add_up_to_eighteen(before: tuple[int, ...], met: bool) -> None:
    """BOM-314: the fourth one is too late."""
    bomb = nope("1 1 5 | 1 1 5 | 6 | 6", Challenge.EIGHTEEN)
    bomb.cut("A1 B1")
    bomb.change(challenges=replace(challenges(bomb), validated=before))
    bomb.dual("B2", 1, "A2")
    assert (bomb.state.detonator == -1) == met


def test_two_players_in_a_row_cut_alone() -> None:
    """BOM-315: the second solo cut does it; a dual cut between them does not."""
    bomb = nope("2 2 2 2 3 | 4 4 4 4 3 | 3 5 5 5 5 | 3 6 6", Challenge.TWO_SOLOS)
    bomb.play(0, SoloCut(2))
    assert bomb.state.detonator == 0
    bomb.play(1, SoloCut(4))
    assert bomb.state.detonator == -1
    bomb = nope("2 2 2 2 3 | 3 4 4 4 4 | 3 5 5 5 5 | 3 6 6", Challenge.TWO_SOLOS)
    bomb.play(0, SoloCut(2))
    bomb.dual("D1", 3, "B1")
    bomb.play(2, SoloCut(5))
    assert bomb.state.detonator == 0


@pytest.mark.parametrize(
    ("cut", "met"), [("A2 A4 A6 A8", False), ("A2 A4 A6 A8 A10", True), ("A1 A3 A5 A7 A9", False), ("A2 A4 A6", False)]
)
def test_five_isolated_wires(cut: str, met: bool) -> None:
    """BOM-316: ends count as cut neighbours, and the two beside them do not matter."""
    bomb = nope("1 2 3 4 5 6 7 8 9 9 9 9 | 10 10 10 | 10 11 | 12", Challenge.ISOLATED, active=1)
    bomb.cut(cut)
    bomb.dual("C1", 10, "B1")
    assert (bomb.state.detonator == -1) == met


@pytest.mark.parametrize(
    ("values", "met"), [("2 3 4", True), ("5 4 3", True), ("2 3 2", False), ("2 4 5", False), ("3 3 4", False)]
)
def test_three_in_a_row_cut_values_that_follow_each_other(values: str, met: bool) -> None:
    """BOM-317."""
    bomb = nope(ROW, Challenge.STEPS)
    cuts(bomb, values)
    assert (bomb.state.detonator == -1) == met


@pytest.mark.parametrize(("before", "met"), [((9,), True), ((8,), False), ((8, 9), False)])
def test_the_first_two_validation_tokens_are_on_drawn_numbers(before: tuple[int, ...], met: bool) -> None:
    """BOM-318: chance draws two of them as soon as the card lies there."""
    bomb = Bomb("1 1 5 | 1 1 5 | 6 | 6", options=NOPE, setup=True)
    bomb.play(CHANCE, Drawn((3, 6, 8, 10)))
    assert bomb.actors() == {CHANCE}
    drawn = chance(bomb.state, Random(1))
    assert isinstance(drawn, Drawn)
    assert len(set(drawn.numbers)) == 2
    bomb.play(CHANCE, Drawn((1, 9)))
    assert challenges(bomb).numbers == (1, 9)
    bomb.change(tasks=(), turns=1, challenges=replace(challenges(bomb), open=(8,), validated=before))
    bomb.cut("A1 B1")
    bomb.dual("B2", 1, "A2")
    assert (bomb.state.detonator == -1) == met


ODD = "1 2 3 5 7 7.5 9 11 | 2 4 5 6 7 8 | 1 2 3 | 12"


def test_odd_wires_are_claimed_by_their_owner() -> None:
    """BOM-319, BOM-322: six blue ones at least, red ignored; at any time, and then everybody knows."""
    bomb = nope(ODD, Challenge.ODD, active=2)
    assert bomb.refusal(0, Claim(0)) == "BOM-319"
    bomb.cut("A2")
    assert bomb.legal(0) == [Claim(0), WAIT]
    assert bomb.refusal(1, Claim(1)) == "BOM-319"
    bomb.play(0, Claim(0))
    assert bomb.heard(OddClaimed) == [OddClaimed(Seat(0), 0)]
    assert bomb.heard(ChallengeMet) == [ChallengeMet(9)]
    assert (bomb.state.detonator, bomb.state.active) == (-1, 2)
    fact = Lacks(slots("A1 A3 A4 A5 A6 A7 A8"), (2, 4, 6, 8, 10, 12))
    assert bomb.state.facts == (fact,)
    bomb = nope(ODD, Challenge.ODD)
    bomb.cut("A1 A2 A3")
    assert bomb.refusal(0, Claim(0)) == "BOM-319"


def test_who_may_claim_is_told_by_nothing_hidden() -> None:
    """BOM-322: a player with a stand of six wires could; a shown even wire says that they cannot."""
    bomb = nope(ODD, Challenge.ODD, active=2)
    assert bomb.actors() == {0, 1, 2}
    assert bomb.legal(1) == [WAIT]
    bomb.change_wires("B1", shown=2, token=True)
    assert bomb.actors() == {0, 2}
    bomb.change(challenges=Challenges((1,)))
    assert bomb.actors() == {2}


def test_belief_knows_a_claim() -> None:
    """BOM-322: no even number is left where only odd ones were claimed."""
    bomb = nope(
        "1 1 3 3 5 5 7 7 9 9 11 11 | 1 1 2 2 2.5 3 3 4 4 5 5 6 6 | 2 2 3.5 4 4 6 6 7 7 8 8 9 9 "
        "| 8 8 10 10 10 10 11 11 12 12 12 12",
        Challenge.ODD,
    )
    bomb.play(0, Claim(0))
    belief = believe(bomb.view(2))
    for place in slots("A1 A4 A12"):
        assert all(belief.chances(place)[value] == 0 for value in range(2, 13, 2))
        assert sum(belief.chances(place)) == pytest.approx(1)


@pytest.mark.parametrize(
    ("cut", "met"), [("A2 A3 A4 A5 A6 A7 A8", True), ("A2 A3 A4 A5 A6 A7", False), ("A1 A2 A3 A4 A5 A6 A7", False)]
)
def test_seven_cut_between_the_ends(cut: str, met: bool) -> None:
    """BOM-320."""
    bomb = nope("1 2 3 4 5 6 7 8 10 | 9 9 10 | 9 9 11 | 12", Challenge.ENDS)
    bomb.cut(cut)
    bomb.change(active=1)
    bomb.dual("C1", 9, "B1")
    assert (bomb.state.detonator == -1) == met


def test_what_breaks_a_row() -> None:
    """BOM-321: revealed reds, and one player twice where there are enough; two players alternate."""
    bomb = nope("2 4 | 2 2.5 | 4 6 6 8 | 6 6 8", Challenge.STEPS)
    bomb.change(challenges=Challenges((7,), turns=(Turn(0, Seat(3), 1, False),)), detonator=-2)
    cuts(bomb, "2")
    bomb.play(1, RevealReds())
    assert [made.turn for made in challenges(bomb).turns] == [0, 1]
    bomb.change(challenges=replace(challenges(bomb), turns=(*challenges(bomb).turns, Turn(2, Seat(2), 3, False))))
    cuts(bomb, "6")
    assert bomb.state.detonator == -2
    for seats, met in ((2, True), (4, False)):
        bomb = nope("2 2 4 4 6 6 | 2 2 4 4 6 6", Challenge.FOUR_EVEN, seats=seats)
        if seats == 2:
            bomb = nope("2 2 4 | 4 6 6 | 2 2 4 | 4 6 6", Challenge.FOUR_EVEN, seats=2)
        cuts(bomb, "2 2 4 4")
        assert (bomb.state.detonator == -1) == met


def test_a_challenge_that_cannot_be_met_any_more_stays() -> None:
    """BOM-322: 4 and 8 after other tokens."""
    bomb = nope("1 1 5 | 1 1 5 | 6 | 6", 4, 8)
    bomb.cut("A1 B1")
    bomb.change(challenges=replace(challenges(bomb), numbers=(2, 3), validated=(11, 12)))
    bomb.dual("B2", 1, "A2")
    assert challenges(bomb).open == (4, 8)


def test_each_of_several_sets_the_detonator_back() -> None:
    """BOM-323: never more than six steps to the skull (BOM-252)."""
    for before, after in ((0, -2), (-4, -5)):
        bomb = nope("1 1 2 2 3 3 4 4 5 6 6 | 9 9 10 | 9 9 11 | 12", 3, 10, detonator=before, active=1)
        bomb.cut("A3 A4 A5 A6 A7 A8 A9")
        bomb.dual("C1", 9, "B1")
        assert bomb.heard(ChallengeMet) == [ChallengeMet(3), ChallengeMet(10)]
        assert bomb.state.detonator == after
