"""CON-9 to CON-13: drawing a route and sending it."""

from itertools import permutations
from random import Random

import msgspec
import pytest

import cosmotheque
from cosmotheque import Match
from cosmotheque.core import codec
from cosmotheque.core.bot import Limit
from cosmotheque.core.errors import BadNotation
from cosmotheque.core.game import Seat
from cosmotheque.games.contact import actions as act
from cosmotheque.games.contact.components import RADIUS, Flight, Point, is_near_segment
from cosmotheque.games.contact.events import RouteDrawn
from cosmotheque.games.contact.game import GAME
from cosmotheque.games.contact.rules.layout import spread_tiles
from cosmotheque.games.contact.rules.routes import open_legs
from cosmotheque.games.contact.state import Phase
from cosmotheque.games.contact.tests.table import (
    A,
    B,
    C,
    D,
    begin,
    diagram,
    flights,
    guess,
    legal,
    opened,
    refusal,
    set_state,
    transmit,
)

IN_A_ROW = diagram("""
@    A    B

          C
""")


def on_three_tiles() -> Match:
    """Earth, A, B in a row, C below B; the goal is C."""
    match = opened()
    set_state(match, tiles=IN_A_ROW, goal=C, possible=(A, B, C), route=())
    return match


def test_a_tile_in_the_way_blocks_a_leg() -> None:
    """CON-9: straight legs, past no other tile. B is hidden behind A."""
    assert open_legs(IN_A_ROW)[0] == (A, C)
    match = on_three_tiles()
    assert refusal(match, 0, act.FlyTo(B)) == "CON-10"


@pytest.mark.parametrize(("offset", "blocked"), [(0, True), (150, True), (151, False)])
def test_a_leg_is_blocked_within_15_mm(offset: int, blocked: bool) -> None:
    """CON-10: the segment between the centres passes within 15 mm of a third centre."""
    tiles = (Point(200, 1000), Point(2200, 1000), Point(1200, 1000 + offset))
    assert (1 not in open_legs(tiles)[0]) is blocked


def test_a_tile_beyond_the_end_blocks_nothing() -> None:
    """CON-10: only what lies between the two tiles counts."""
    tiles = (Point(200, 1000), Point(1200, 1000), Point(1600, 1000))
    assert open_legs(tiles)[0] == (1,)


@pytest.mark.parametrize("pro", [False, True])
def test_open_legs_are_those_that_no_third_tile_is_near(pro: bool) -> None:
    """CON-10, word for word, on whole tables."""
    for seed in range(5):
        tiles = spread_tiles(pro, Random(seed))
        for (start, a), (end, b) in permutations(enumerate(tiles), 2):
            others = [tile for number, tile in enumerate(tiles) if number not in (start, end)]
            blocked = any(is_near_segment(tile, a, b, RADIUS) for tile in others)
            assert (end in open_legs(tiles)[start]) is not blocked
        assert all(list(ends) == sorted(ends) for ends in open_legs(tiles))


def test_no_tile_occurs_twice_in_a_route() -> None:
    """CON-9: neither the rocket's tile nor a stopover is visited again."""
    match = on_three_tiles()
    match.play(0, act.FlyTo(A))
    assert [action.tile for action in match.actions(0) if isinstance(action, act.FlyTo)] == [B, C]
    assert refusal(match, 0, act.FlyTo(0)) == "CON-9"
    assert refusal(match, 0, act.FlyTo(D + 90)) == "CON-9"


def test_dark_tiles_and_earth_are_stopovers() -> None:
    """CON-9: every tile on the table may be a stopover, dark ones too."""
    match = opened(level=1)
    dark = set(match.state.pile)
    offered = {action.tile for action in match.actions(0) if isinstance(action, act.FlyTo)}
    assert offered & dark


def test_a_route_ends_at_the_goal_before_it_is_sent() -> None:
    """CON-10: a transmission is offered only for a route from the rocket to the goal."""
    match = on_three_tiles()
    assert refusal(match, 0, act.Transmit(flights(500))) == "CON-10"
    match.play(0, act.FlyTo(A))
    assert refusal(match, 0, act.Transmit(flights(500))) == "CON-10"
    match.play(0, act.FlyTo(C))
    assert match.actions(0) == [act.Transmit(), act.StepBack(), act.ClearRoute()]


def test_the_draft_is_the_source_s_alone() -> None:
    """CON-10: the route is entered in private and drawn on the source's own screen alone."""
    match = on_three_tiles()
    crew, spectator = match.view(1), match.view(None)
    match.play(0, act.FlyTo(A))
    assert match.view(0).route == (A,)
    assert (match.view(1), match.view(None)) == (crew, spectator)
    drawn = match.events[-1][0]
    assert isinstance(drawn, RouteDrawn)
    assert GAME.see(drawn, Seat(0)) == drawn
    assert GAME.see(drawn, Seat(1)) is None
    assert GAME.see(drawn, None) is None


def test_the_draft_can_be_taken_back() -> None:
    """CON-10: step back or clear. Nobody is asked whether the source may: even the question would tell of a draft."""
    match = on_three_tiles()
    for tile in (A, B):
        match.play(0, act.FlyTo(tile))
    match.play(0, act.StepBack())
    assert match.state.route == (A,)
    assert not match.can_undo(0)
    match.play(0, act.ClearRoute())
    assert match.state.route == ()
    assert refusal(match, 0, act.StepBack()) == "CON-10"


def test_a_draft_has_an_end() -> None:
    """CON-10: after a hundred changes it is only led to the goal; nobody else learns how many there were."""
    match = on_three_tiles()
    crew = match.view(1)
    for _ in range(50):
        match.play(0, act.FlyTo(A))
        match.play(0, act.StepBack())
    assert match.actions(0) == [act.FlyTo(A), act.FlyTo(C)]
    match.play(0, act.FlyTo(A))
    for action in (act.StepBack(), act.ClearRoute()):
        assert refusal(match, 0, action) == "CON-10"
    assert (match.view(0).drafted, match.view(1)) == (101, crew)
    match.play(0, act.FlyTo(C))
    assert match.actions(0) == [act.Transmit()]
    match.play(0, act.Transmit(flights(500, 500)))
    match.play(1, act.AskAgain())
    assert match.actions(0) == [act.Transmit(), act.StepBack(), act.ClearRoute()]


def test_a_draft_that_went_astray_begins_anew_at_the_rocket() -> None:
    """CON-10: past the hundredth change too. Steps from which the goal cannot be reached are not listed any more."""
    match = on_three_tiles()
    set_state(match, goal=C, tiles=diagram("@    A    B    C"), route=(A,), drafted=100)
    assert match.actions(0) == [act.FlyTo(B)]
    assert refusal(match, 0, act.FlyTo(C)) == "CON-10"
    set_state(match, goal=A, route=(B,))
    assert match.actions(0) == [act.FlyTo(A)]
    set_state(match, goal=A, route=(B, C))
    assert match.actions(0) == [act.ClearRoute()]
    match.play(0, act.ClearRoute())
    assert match.actions(0) == [act.FlyTo(A)]


@pytest.mark.parametrize("seed", range(6))
def test_every_draft_can_be_completed_in_the_end(seed: int) -> None:
    """CON-10: whatever a source does, the crew is asked after so many changes."""
    match, rng = opened(seed=seed, variant="pro" if seed % 2 else "base"), Random(seed)
    if match.state.phase is Phase.CHOOSE_SIGNAL:
        match.play(0, act.ChooseSignal(1))
    steps = 0
    while match.state.phase is Phase.TRANSMIT and match.actions(0) != [act.Transmit()]:
        drafting = [action for action in match.actions(0) if action != act.Transmit()]
        match.play(0, rng.choice(drafting))
        steps += 1
    assert match.state.route[-1] == match.state.goal
    assert 100 <= steps <= 100 + 1 + len(match.state.tiles)


def test_a_bot_ends_a_draft_that_somebody_else_wore_out() -> None:
    """CON-10: it takes over a seat in the middle of a draft and cannot draw the route that it would."""
    match, bot = opened(level=6), cosmotheque.bots_of("contact")["level-1"].make(GAME, 1)
    far = max(match.view(0).legs[0], key=lambda tile: len(match.view(0).legs[tile]))
    set_state(match, route=(far,), drafted=100, goal=next(tile for tile in match.state.possible if tile != far))
    while match.state.phase is Phase.TRANSMIT:
        match.play(0, bot.choose(match.moment(0), Limit()))
    assert match.state.sent[0].route[0] == far


def test_the_rocket_stays_while_the_source_transmits() -> None:
    """CON-11: for each leg a take-off and a landing; the rocket does not move."""
    match = on_three_tiles()
    match.play(0, act.FlyTo(C))
    match.play(0, act.Transmit(flights(700)))
    assert match.state.rocket == 0
    assert match.view(1).heard == (flights(700),)


@pytest.mark.parametrize(
    "sent",
    [
        flights(500),
        flights(500, 500, 500),
        flights(500, 79),
        (Flight(200, 700), Flight(650, 1400)),
        (Flight(700, 200), Flight(800, 1400)),
    ],
    ids=["too few", "too many", "too short", "overlapping", "backwards"],
)
def test_a_transmission_has_a_flight_for_each_leg(sent: tuple[Flight, ...]) -> None:
    """CON-12: as many flights as legs, one after the other, 80 ms at least."""
    match = on_three_tiles()
    match.play(0, act.FlyTo(A))
    match.play(0, act.FlyTo(C))
    assert refusal(match, 0, act.Transmit(sent)) == "CON-12"
    match.play(0, act.Transmit(flights(500, 80)))


def test_a_transmission_lasts_two_minutes_at_most() -> None:
    """CON-12: the times themselves are bounded by their type."""
    late = b'{"type":"transmit","flights":[[0,120001]]}'
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(late, type=act.Transmit)


def test_only_the_source_signals_and_only_while_transmitting() -> None:
    """CON-12: the crew sees the flights live through signals of the source."""
    match = opened()
    assert GAME.manners.may_signal(match.state, Seat(0))
    assert not GAME.manners.may_signal(match.state, Seat(1))
    transmit(match)
    assert not GAME.manners.may_signal(match.state, Seat(0))


@pytest.mark.parametrize(
    "words",
    [b'"it is K"', b'{"type":"K"}', b'{"type":"take-off","at":"K"}', b'{"type":"landing","at":120001}'],
)
def test_a_sign_is_a_take_off_or_a_landing_and_no_word(words: bytes) -> None:
    """CON-20: the hand is all that the crew sees of the source during a round."""
    with pytest.raises(BadNotation):
        codec.decode(words, GAME.types.signal)


def test_bots_wait_until_people_have_seen_what_happened() -> None:
    """CON-12: a round that opens, the flights to their end, who pointed in vain, then the page of the logbook."""
    match = opened()
    assert watched(match) >= 1000
    transmit(match)
    assert watched(match) >= match.state.sent[-1].flights[-1].landing + 1500
    guess(match, right=False)
    assert watched(match) == 3000  # as long as the scenes of the page
    guess(match, right=True)
    assert watched(match) >= 5000
    begin(match)
    assert watched(match) >= 1000
    match.play(match.state.source, act.FlyTo(legal(match, act.FlyTo)[0].tile))
    assert watched(match) == 0


def watched(match: Match) -> int:
    """The milliseconds that the last move takes to watch."""
    return sum(GAME.manners.watch(event) for event in match.events[-1])


def test_breaking_off_costs_nothing() -> None:
    """CON-13: until a transmission is complete nothing is recorded, and the route may be drawn anew."""
    match = on_three_tiles()
    match.play(0, act.FlyTo(C))
    match.play(0, act.ClearRoute())
    assert match.state.asked == 0
    assert match.state.sent == ()
    assert match.state.route == ()
