"""The bots: legal in every mission, fair, and sensible where sense is plain."""

from random import Random

import pytest

from cosmotheque.core import codec
from cosmotheque.core.bot import Limit
from cosmotheque.core.game import Seat
from cosmotheque.core.match import Match
from cosmotheque.core.moment import Moment
from cosmotheque.games.bomb_busters.bots import BOTS
from cosmotheque.games.bomb_busters.bots.ahead import obvious
from cosmotheque.games.bomb_busters.bots.choices import worth
from cosmotheque.games.bomb_busters.bots.equipment import hand_over_worth
from cosmotheque.games.bomb_busters.bots.levels import GREEDY, LEVELS, Care
from cosmotheque.games.bomb_busters.bots.plans import Outlook
from cosmotheque.games.bomb_busters.bots.player import Player
from cosmotheque.games.bomb_busters.bots.telling import place_chance
from cosmotheque.games.bomb_busters.components import NUMBERS
from cosmotheque.games.bomb_busters.game import GAME
from cosmotheque.games.bomb_busters.model.actions import (
    CutMatch,
    DualCut,
    Exchange,
    GiveBack,
    MarkWire,
    PlaceToken,
    PostIt,
    RevealReds,
    Rewind,
    SoloCut,
    Take,
    Wait,
)
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.parts.grids.bot import tick_cost
from cosmotheque.games.bomb_busters.parts.grids.data import DrawLine, Grid, Tick
from cosmotheque.games.bomb_busters.parts.grids.rules import sheet_of
from cosmotheque.games.bomb_busters.tests.bomb import ENDGAME, ENDGAME_CUT, EVEN, Bomb, slot, slots
from cosmotheque.games.bomb_busters.view.seen import View

FEW = Limit(nodes=4)
TWELVE = Options(mission="practice", red=0, yellow=0)


def choice(bomb: Bomb, seat: int, care: Care = LEVELS[4], seed: int = 0) -> object:
    """The choice of a bot here, from nothing but the bytes of its view."""
    seen = codec.decode(codec.encode(bomb.view(seat)), View)
    return Player(care, None, seed).choose(Moment(Seat(seat), seen, bomb.legal(seat)), FEW)


@pytest.mark.parametrize(
    ("mission", "seats"),
    [
        *(("8", seats) for seats in (2, 3, 5)),
        *((mission, 4) for mission in ("2", "5", "cannes", "balance", "parallel", "liaisons")),
        ("valentine", 2),
        ("liaisons", 2),
    ],
)
def test_bots_play_every_mission_to_its_end(mission: str, seats: int) -> None:
    """BOM-61 to BOM-84: only listed actions, whatever the mission asks for; all levels at one table."""
    match = Match(GAME, seats, seed=3, options={"mission": mission})
    levels = [LEVELS[5], LEVELS[4], LEVELS[3], LEVELS[2], LEVELS[1]]
    players = [Player(levels[seat], None, seat) for seat in range(seats)]
    rng = Random(1)
    while match.outcome is None:
        seat = rng.choice(sorted(match.actors()))
        match.play(seat, players[seat].choose(match.moment(seat), FEW))
    assert match.outcome.reason in GAME.words.reasons


def test_five_levels_and_a_baseline() -> None:
    """Levels are offered to people; the rest is for the laboratory."""
    levels = {name: spec.level for name, spec in BOTS["bomb-busters"].items()}
    assert levels == {"random": 0, "greedy": 0, **{f"level-{level}": level for level in range(1, 6)}}


@pytest.mark.parametrize("care", [GREEDY, LEVELS[4], LEVELS[5]])
def test_a_sure_cut_is_taken(care: Care) -> None:
    """BOM-13: a token shows where the 3 is; everything else is a guess."""
    bomb = Bomb(EVEN)
    bomb.change_wires("C3", shown=3, token=True)
    cut = choice(bomb, 0, care)
    assert isinstance(cut, DualCut)
    assert (cut.target, cut.value) == (slot("C3"), 3)


def test_a_solo_cut_before_any_risk() -> None:
    """BOM-17."""
    bomb = Bomb("1 1 1 1 2 3 | 2 2 3 3 4 4 | 3 4 4 5 5 5 | 2 5 6 6 6 6")
    assert choice(bomb, 0) == SoloCut(1)


def test_reds_are_revealed() -> None:
    """BOM-18."""
    bomb = Bomb("2.5 | 1 1 | 1 1", 4, Options(mission="practice", blue=6, red=1, yellow=0))
    assert choice(bomb, 0) == RevealReds()


def test_a_detector_rather_than_a_bad_guess() -> None:
    """BOM-30: with one mistake left, two wires are better than one; the baseline guesses."""
    bomb = Bomb(EVEN)
    bomb.change(detonator=3)
    assert choice(bomb, 0) == Take("double")
    assert isinstance(choice(bomb, 0, GREEDY), DualCut)


def test_a_draft_is_carried_to_its_end() -> None:
    """BOM-30: step by step, each from its view alone."""
    bomb = Bomb(EVEN)
    bomb.change(detonator=3)
    taken = []
    while not bomb.state.tasks:
        action = choice(bomb, 0)
        taken.append(type(action).__name__)
        bomb.play(0, action)  # type: ignore[arg-type]
    assert taken == ["Take", "Point", "Point", "Announce"]


def test_a_draft_that_somebody_else_began_is_ended() -> None:
    """BOM-30: a bot that stands in for a person may find one without hope."""
    bomb = Bomb(EVEN)
    bomb.play(0, Take("double"))
    bomb.play(0, next(action for action in bomb.legal(0) if getattr(action, "slot", None) == slot("D6")))
    assert choice(bomb, 0) in bomb.legal(0)


def test_tokens_tell_what_nobody_would_expect() -> None:
    """BOM-11: a 9 in the first place says more than a 12 in the last."""
    bomb = Bomb("9 9 10 12 | 1 1 2 3 | 4 5 6 7 | 8 8 8 8", options=TWELVE, setup=True)
    assert choice(bomb, 0) in (PlaceToken(slot("A1")), PlaceToken(slot("A2")))


def test_chances_of_places_sum_to_one() -> None:
    """BOM-9: whatever stands at a place of a sorted stand, it is one of the numbers."""
    for place in (0, 5, 11):
        assert sum(place_chance(12, place, number, 12) for number in NUMBERS) == pytest.approx(1)


def test_owners_answer_sensibly() -> None:
    """BOM-31, BOM-32: of two matches the one nobody knew yet is cut; of two others the unexpected one is marked."""
    bomb = Bomb(EVEN)
    bomb.change_wires("C5", shown=6, token=True)
    bomb.change(active=1)
    bomb.detect("double", "C5 C6", 6, "B6")
    assert choice(bomb, 2) == CutMatch(slot("C6"))
    marked = Bomb(EVEN)
    marked.change_wires("B6", shown=6, token=True)
    marked.detect("double", "B5 B6", 1, "A1")
    assert choice(marked, 1) == MarkWire(slot("B5"))


def test_the_wire_given_back_can_be_found_again() -> None:
    """BOM-42: one of a pair, which one can then cut for sure."""
    bomb = Bomb("1 3 5 7 | 3 4 4 8 | 4 9 | 2 2", options=TWELVE, cards=(2,))
    bomb.cut("D1 D2")
    offer = next(action for action in bomb.legal(0) if getattr(action, "seat", None) == 1)
    bomb.play(0, offer)
    assert choice(bomb, 1) in (GiveBack(slot("B2")), GiveBack(slot("B3")))


def test_equipment_out_of_turn() -> None:
    """BOM-40, BOM-44, BOM-45: the detonator goes back at once, a post-it tells; careless levels wait."""
    bomb = Bomb("1 2 3 | 4 5 9 | 6 6 4 4", options=TWELVE, cards=(4, 6))
    bomb.cut("C1 C2 C3 C4")
    bomb.change(detonator=1)
    assert choice(bomb, 1) == Rewind()
    bomb.play(1, Rewind())
    assert isinstance(choice(bomb, 1), PostIt)
    assert choice(bomb, 1, LEVELS[2]) == Wait()


def test_without_memory_an_announcement_means_nothing() -> None:
    """BOM-90: levels differ in memory; only the careful ones know that seat 0 holds a 2."""
    bomb = Bomb(EVEN)
    bomb.dual("B4", 2, "A3")
    seen = bomb.view(1)
    careful, careless = (Outlook(seen, LEVELS[level]).belief for level in (4, 2))
    hand = slots("A1 A2 A3 A4 A5 A6")
    assert careful.chance_of_none(hand, (2,)) == pytest.approx(0)
    assert careless.chance_of_none(hand, (2,)) > 0.01


def test_rows_of_the_balance_are_weighed() -> None:
    """BOM-81: a row that leads to the skull or beyond the start costs the mission; the middle is welcome."""
    bomb = Bomb("1 1 2.1 8 | 1 1 3.1 8 | 2 2 2 2", options=Options(mission="balance"))
    bomb.change(grids=Grid(ticked=(1, 14)))
    assert tick_cost(bomb.state, sheet_of(bomb.state), 1) < 0
    bomb.change(detonator=3)
    assert tick_cost(bomb.state, sheet_of(bomb.state), 1) == 1.0
    bomb.change(grids=Grid(ticked=(3, 16)), detonator=0)
    assert tick_cost(bomb.state, sheet_of(bomb.state), 2) == 1.0
    bomb.change(grids=Grid(ticked=(14,)), detonator=3)
    bomb.dual("B1", 1, "A1")
    assert choice(bomb, 0) == Tick(0)


def test_a_cut_that_ends_badly_is_still_the_only_one() -> None:
    """BOM-81, BOM-82: a player who can cut is not stuck, even where the row of the last pair goes back beyond the
    start."""
    bomb = Bomb("2 2 | 2 2 8 8 | 8 8", options=Options(mission="balance"), cards=(8,))
    bomb.cut("B1 B2 B3 B4 C1 C2")
    bomb.change(grids=Grid(ticked=(3, 16)), detonator=0)
    assert len(bomb.legal(0)) > 1
    assert choice(bomb, 0, GREEDY) == SoloCut(2)


def test_the_same_view_gives_the_same_choice() -> None:
    """Bots keep nothing from call to call but their dice."""
    bomb = Bomb(EVEN)
    assert choice(bomb, 0, LEVELS[5], 7) == choice(bomb, 0, LEVELS[5], 7)


def test_the_last_wires_are_thought_through() -> None:
    """BOM-42: with a 3, a 3 and a red wire left in three hands, an exchange tells where the red one is."""
    bomb = Bomb(ENDGAME, 4, Options(mission="practice", blue=6, red=1, yellow=0), cards=(2,))
    bomb.cut(ENDGAME_CUT)
    action = Player(LEVELS[5], None, 1).choose(Moment(Seat(0), bomb.view(0), bomb.legal(0)), Limit(nodes=60))
    assert isinstance(action, Exchange)


def test_lines_are_drawn_for_hands_that_have_little_to_cut() -> None:
    """BOM-83: with 1 and 7 joined, a player who holds neither needs another cartouche; a full one opens the next."""
    bomb = Bomb("2 2 3 3 | 1 1 7 7 | 1 1 7 7", options=Options(mission="liaisons"))
    bomb.change(grids=Grid(lines=(0,), ticked=(0,)))
    assert worth(bomb.view(0), DrawLine(9)) > worth(bomb.view(0), DrawLine(7))
    assert tick_cost(bomb.state, sheet_of(bomb.state), 7) < tick_cost(bomb.state, sheet_of(bomb.state), 2) == 0.0


def test_the_turn_is_handed_to_somebody_who_sees_a_wire_of_theirs() -> None:
    """BOM-50: seat 2 shows a 3 and seat 1 probably holds one; nobody shows anything that seat 2 could cut."""
    bomb = Bomb(EVEN)
    bomb.change_wires("C3", shown=3, token=True)
    seen = bomb.view(0)
    assert hand_over_worth(seen, Seat(1)) > hand_over_worth(seen, Seat(2)) == 0.0


def test_the_obvious_needs_no_thought() -> None:
    """BOM-13, BOM-17: a solo cut, a token that shows what one holds, and nothing where it has to be found out."""
    assert obvious(Bomb("1 1 1 1 2 3 | 2 2 3 3 4 4 | 3 4 4 5 5 5 | 2 5 6 6 6 6").view(0)) == SoloCut(1)
    bomb = Bomb(EVEN)
    assert obvious(bomb.view(0)) is None
    bomb.change_wires("C3", shown=3, token=True)
    assert obvious(bomb.view(0)) == DualCut(slot("C3"), 3, slot("A4"))
