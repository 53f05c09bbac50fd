"""SC-8 to SC-16 and SC-20: what can be launched where, and what it uncovers.

The hidden planets are those of `SMALL_SKY`: a7 b7, c3 and e4 e5 f4. Triangles have their centres at b5, c3, c6, e2, e5
and f3.
"""

from cosmotheque.core.game import Seat
from cosmotheque.core.text import RuleId
from cosmotheque.games.space_connection.actions import Laser, Lasers, Rocket, Ship, SuperShip
from cosmotheque.games.space_connection.components.sky import Craft, Fleet, Position, space
from cosmotheque.games.space_connection.events import Completed
from cosmotheque.games.space_connection.game import GAME
from cosmotheque.games.space_connection.state import Launched, State
from cosmotheque.games.space_connection.tests.table import SMALL_SKY, after, in_flight, launch, listed, names, refusal
from cosmotheque.games.space_connection.view import SkyView, view

BOX = Fleet(rockets=8, ships=3, super_ships=2, lasers=2)


def sky(state: State) -> SkyView:
    """The probed sky as a spectator sees it."""
    return view(state, None).skies[1]


def report(state: State) -> Launched:
    assert state.last is not None
    return state.last


def test_a_turn_is_exactly_one_launch() -> None:
    """SC-8"""
    state = in_flight(SMALL_SKY)
    assert GAME.actors(state) == {0}
    assert refusal(state, "ship d4", seat=1) == "SC-8"
    assert GAME.words.rule(RuleId("SC-8")).fr.startswith("Seul le joueur dont c’est le tour"), "that comes first"
    assert all(isinstance(action, Rocket | Ship | SuperShip | Lasers) for action in GAME.legal_actions(state, Seat(0)))
    assert GAME.actors(launch(state, "ship d4").state) == {1}


def test_every_planet_uncovered_is_laid_on_the_visible_sky() -> None:
    """SC-9"""
    state = launch(in_flight(SMALL_SKY), "ship e4").state
    assert sky(state).found == names("e4 e5 f4")
    assert report(state).found == names("e4 e5 f4")


def test_a_rocket_uncovers_its_position_alone() -> None:
    """SC-10"""
    state = in_flight(SMALL_SKY)
    assert [rocket.at for rocket in listed(state, Rocket)] == list(space(3).names)
    hit = launch(state, "rocket e4").state
    assert sky(hit).found == ("e4",)
    assert sky(hit).empty == ()
    assert sky(launch(state, "rocket d4").state).empty == ("d4",)


def test_a_ship_uncovers_its_position_and_its_neighbours() -> None:
    """SC-11"""
    state = in_flight(SMALL_SKY)
    assert [ship.at for ship in listed(state, Ship)] == list(space(3).names)
    inside = sky(launch(state, "ship d4").state)
    assert inside.found == ("e4",)
    assert inside.empty == names("c4 c5 d3 d4 d5 e3")
    corner = sky(launch(state, "ship a7").state)
    assert corner.found == names("a7 b7")
    assert corner.empty == names("a6 b6")


def test_a_super_ship_uncovers_a_whole_triangle_from_its_centre() -> None:
    """SC-12"""
    state = in_flight(SMALL_SKY)
    assert [ship.at for ship in listed(state, SuperShip)] == list(names("b5 c3 c6 e2 e5 f3"))
    assert refusal(state, "super-ship d4") == "SC-12"
    probed = sky(launch(state, "super-ship e5").state)
    assert probed.found == names("e4 e5 f4")
    assert probed.empty == names("d4 d5 d6 d7 e6 f5 g4")


def test_the_first_laser_turn_places_two_emitters_on_one_drawn_line() -> None:
    """SC-13: everything from one to the other is uncovered, both ends included."""
    state = in_flight(SMALL_SKY)
    assert len(listed(state, Lasers)) == 99
    assert listed(state, Laser) == []
    assert refusal(state, "lasers d1-e5") == "SC-13"
    assert refusal(state, "lasers b3-b7") == "SC-13"
    assert refusal(state, "laser d1") == "SC-13"
    fired = launch(state, "lasers a4-e4").state
    assert sky(fired).found == ("e4",)
    assert sky(fired).empty == names("a4 b4 c4 d4")
    assert sky(fired).emitters == names("a4 e4")
    assert sky(fired).beams == (("a4", "e4"),)


def test_a_further_emitter_works_with_every_emitter_it_shares_a_line_with() -> None:
    """SC-13: the point C of the rulebook's figure."""
    state = after(in_flight(SMALL_SKY, lasers=4), "lasers a4-d4")
    assert listed(state, Lasers) == []
    assert refusal(state, "lasers d1-d2") == "SC-13"
    fired = launch(state, "laser a7").state
    assert report(fired).empty == names("a5 a6 b6 c5")
    assert report(fired).found == ("a7",)
    assert sky(fired).beams == (("a4", "d4"), ("a4", "a7"), ("d4", "a7"))


def test_a_further_emitter_must_share_a_drawn_line_with_a_standing_one() -> None:
    """SC-13"""
    state = after(in_flight(SMALL_SKY, lasers=3), "lasers a5-a6")
    assert [laser.at for laser in listed(state, Laser)] == list(names("a4 a7"))
    assert refusal(state, "laser d4") == "SC-13"
    assert refusal(state, "laser a5") == "SC-13"
    assert refusal(state, "laser b5") == "SC-13"


def test_emitters_are_never_returned() -> None:
    """SC-13: not even from a planet."""
    state = launch(in_flight(SMALL_SKY), "lasers a7-b7").state
    assert sky(state).found == names("a7 b7")
    assert not report(state).returned
    assert state.fleets[0].lasers == 0


def test_a_craft_on_a_planet_returns() -> None:
    """SC-14"""
    state = launch(in_flight(SMALL_SKY), "rocket e4", "ship a7", "super-ship e5").state
    assert state.fleets[0] == Fleet(rockets=6, ships=3, super_ships=2, lasers=2)  # SC-17 took two rockets
    assert sky(state).lost == ()


def test_a_craft_beside_a_planet_is_lost_and_what_it_found_is_laid_down_all_the_same() -> None:
    """SC-14"""
    state = launch(in_flight(SMALL_SKY), "rocket d4", "ship d5", "super-ship e2").state
    assert state.fleets[0] == Fleet(rockets=7, ships=2, super_ships=1, lasers=2)
    assert [(lost.craft, lost.at) for lost in sky(state).lost] == [
        (Craft.ROCKET, "d4"),
        (Craft.SHIP, "d5"),
        (Craft.SUPER_SHIP, "e2"),
    ]
    assert sky(state).found == names("e4 e5")


def test_a_rocket_goes_only_to_an_unknown_position() -> None:
    """SC-15"""
    state = after(in_flight(SMALL_SKY), "super-ship e5")
    assert refusal(state, "rocket e4") == "SC-15"
    assert refusal(state, "rocket d5") == "SC-15"


def test_a_ship_may_go_to_an_uncovered_position_and_returns_from_a_found_planet() -> None:
    """SC-15"""
    state = launch(in_flight(SMALL_SKY), "rocket e4", "ship e4").state
    assert report(state).found == names("e5 f4")
    assert report(state).returned
    again = launch(state, "ship e4", "ship d4").state
    assert again.fleets[0].ships == BOX.ships - 1


def test_no_craft_stands_where_a_lost_craft_stands() -> None:
    """SC-15: emitters included."""
    state = after(in_flight(SMALL_SKY), "rocket d4", "rocket b5")
    for line in ("rocket d4", "ship d4", "super-ship b5", "lasers d1-d4"):
        assert refusal(state, line) == "SC-15"
    assert len(listed(state, Ship)) == 35
    assert all("d4" not in lasers.at for lasers in listed(state, Lasers))
    assert [ship.at for ship in listed(state, SuperShip)] == list(names("c3 c6 e2 e5 f3"))


def test_the_first_two_lasers_stand_on_any_two_free_positions_of_a_drawn_line() -> None:
    """SC-13, SC-15"""
    where = space(3)
    pairs = {(one, two) for line in where.lines for one in line for two in line if one < two}
    expected = {(where.names[one], where.names[two]) for one, two in pairs}
    listed_at = [lasers.at for lasers in listed(after(in_flight(SMALL_SKY), "ship d4"), Lasers)]
    assert len(listed_at) == len(set(listed_at))
    assert set(listed_at) == {at for at in expected if "d4" not in at}


def test_everything_uncovered_is_public() -> None:
    """SC-16: both seats and spectators see the same of the visible sky."""
    state = launch(in_flight(SMALL_SKY), "ship d4", "lasers a4-a7").state
    mine, theirs, public = (view(state, seat).skies[1] for seat in (Seat(0), Seat(1), None))
    assert mine == public
    assert (theirs.found, theirs.empty, theirs.lost) == (public.found, public.empty, public.lost)
    assert public.found == names("a7 e4")
    assert public.empty == names("a4 a5 a6 c4 c5 d3 d4 d5 e3")


def test_a_completed_system_proves_its_neighbours_empty() -> None:
    """SC-20: as long as it is not complete nothing is implied."""
    state = launch(in_flight(SMALL_SKY), "rocket a7").state
    assert sky(state).implied == ()
    step = launch(state, "rocket b7")
    assert sky(step.state).implied == names("a6 b6 c6 c7")
    assert isinstance(step.events[1], Completed)
    assert step.events[1].empty == names("a6 b6 c6 c7")
    assert sky(step.state).empty == ()
    assert refusal(after(state, "rocket b7"), "rocket a6") == "SC-15"


def test_an_implied_position_that_is_probed_later_brings_no_news() -> None:
    """SC-20"""
    state = launch(in_flight(SMALL_SKY), "rocket a7", "rocket b7", "ship a6").state
    assert report(state).empty == names("a5 b5")
    assert sky(state).implied == names("c6 c7")
    assert sky(state).empty == names("a5 a6 b5 b6")


def test_the_middle_is_on_three_lines() -> None:
    """SC-2, SC-13: from the middle of a sky an emitter sees all six corners."""
    sight = space(6).sight[space(6).number[Position("g7")]]
    assert sight.bit_count() == 36
    assert set(names("a7 a13 g1 g13 m1 m7")) <= set(space(6).positions(sight))


def test_no_further_emitter_stands_where_a_lost_craft_stands() -> None:
    """SC-13, SC-15."""
    state = after(in_flight(SMALL_SKY, lasers=3), "rocket d4", "lasers a4-b4")
    assert refusal(state, "laser d4") == "SC-15"
