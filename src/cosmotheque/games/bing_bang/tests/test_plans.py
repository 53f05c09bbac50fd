"""Plans of a captain: by a known BIS, for the next turn, by the value of tokens, with a Bing Bang to a known piece."""

from typing import Any

import pytest

from cosmotheque import Match
from cosmotheque.core.game import Seat
from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang import events as ev
from cosmotheque.games.bing_bang.belief.memory import is_encore, next_surprises, remember
from cosmotheque.games.bing_bang.bots.captain import LEVELS, Captain, Thought
from cosmotheque.games.bing_bang.bots.token_value import PLEASANT, value_tokens
from cosmotheque.games.bing_bang.components.box import FACES
from cosmotheque.games.bing_bang.tests.table import (
    aboard,
    cell,
    change,
    change_book,
    give,
    planet,
    play,
    quick,
    set_mission,
    sky,
)

LOADED = ("pilot", "shuttle", "scientist", "object")
BIS = FACES.index("bis")


def thought(match: Match, *history: Any, level: int = 5) -> Thought:
    """The thought of a captain on the seat in turn about the sky and about what it has seen."""
    seat = match.state.table.turn.seat
    return Captain(LEVELS[level], None, 1).think(match.view(seat), match.actions(seat), history)


def turned(token: int, face: int, seat: int = 1) -> ev.TokenTurned:
    return ev.TokenTurned(Seat(seat), token, face)


def delivery() -> Match:
    """Mars is nine cells away, more than a count goes; a blue token lies beside the pawn, on the way."""
    match = sky("0 b . . . . . . . . M", faces=("bis",))
    aboard(match, 0, *LOADED)
    set_mission(match, 0, None, None, None, planet("mars"))
    return match


def test_a_known_bis_on_the_way_is_worth_a_flight() -> None:
    """BB-29: with the new count Mars is reached in this turn; an unknown token promises nothing of the kind."""
    match = delivery()
    target = thought(match, turned(0, BIS)).target
    assert target is not None
    assert (target.over, target.landing) == (cell("b1"), cell("c1"))
    target = thought(match).target
    assert target is not None
    assert target.over is None


def test_a_known_bis_is_left_alone_where_the_count_suffices() -> None:
    """BB-46: Mars is within this count."""
    match = sky("0 b . . . M", faces=("bis",))
    aboard(match, 0, *LOADED)
    set_mission(match, 0, None, None, None, planet("mars"))
    target = thought(match, turned(0, BIS)).target
    assert target is not None
    assert target.over is None


def test_a_bis_gives_its_count_once_a_turn() -> None:
    """BB-29."""
    match = delivery()
    assert is_encore(match.view(0), remember(match.view(0), [turned(0, BIS)]), 0)
    play(match, "lay c1, fly b1-c1, turn")
    assert not is_encore(match.view(0), remember(match.view(0), match.events_seen_by(0)), 0)


def test_a_solar_wind_is_known_when_all_other_cards_were_drawn() -> None:
    """BB-6, BB-60: used cards go under the pile; after a round of all they come again in the same order."""
    others = [card for card in PLEASANT if card != "solar-wind"]
    assert next_surprises(PLEASANT, others) == ["solar-wind"]
    assert next_surprises(PLEASANT, [*others, "solar-wind"]) == [others[0]]
    match = delivery()
    drawn = [ev.SurpriseDrawn(Seat(1), card) for card in others]
    pleasant = turned(0, FACES.index("pleasant"))
    assert is_encore(match.view(0), remember(match.view(0), [pleasant, *drawn]), 0)
    assert not is_encore(match.view(0), remember(match.view(0), [pleasant, *drawn[1:]]), 0)


def test_tokens_with_trouble_left_are_worth_less() -> None:
    """BB-31, BB-32: once failure and meteors of a colour were seen, its other tokens are safer."""
    match = quick(2, acquainted=False)
    view, colours, faces = match.view(0), match.state.table.colours, match.state.secrets.faces
    orange = [token for token, colour in enumerate(colours) if colour == 1]
    trouble = [token for token in orange if FACES[faces[token]] in ("computer-failure", "meteor-shower")]
    shuttles = [token for token in orange if faces[token] in range(11, 16)][:2]
    unknown = next(token for token in orange if token not in (*trouble, *shuttles))
    safe = value_tokens(view, remember(view, [turned(token, faces[token]) for token in trouble]))
    unsafe = value_tokens(view, remember(view, [turned(token, faces[token]) for token in shuttles]))
    assert safe(unknown) > unsafe(unknown)


def test_knowledge_is_worth_less_among_many() -> None:
    """BB-25: everybody turns tokens for everybody to see."""
    views = [quick(seats, acquainted=False).view(0) for seats in (2, 6)]
    worth = [value_tokens(view, remember(view, ())) for view in views]
    green = [next(token for token, c in enumerate(view.table.colours) if c == 2) for view in views]
    assert worth[0](green[0]) > worth[1](green[1]) > 0


def test_the_rest_of_a_count_lays_the_way_of_the_next_turn() -> None:
    """BB-24: after the flight the pawn stands; whites laid now bring the next token within the next count."""
    match = sky("0 b o . . . . . . . . . b .")
    play(match, "fly b1-c1")
    found = thought(match)
    assert (found.purpose, found.action) == ("prepare", act.LAYS[cell("d1")])
    assert thought(match, level=2).action != found.action


def test_whites_are_not_laid_ahead_where_a_new_count_comes() -> None:
    """BB-27: the pilot is known, so this turn goes on."""
    match = sky("0 b o . . . . . . . . . b .", faces=("pilot-1",))
    play(match, "fly b1-c1")
    assert thought(match, turned(0, 0)).purpose != "prepare"


def test_a_bing_bang_brings_a_known_piece_near() -> None:
    """BB-42: the shuttle lies in the opposite corner; who does not know it keeps the card."""
    match = sky("0 . n .", at="j5", faces=("shuttle-red",))
    aboard(match, 0, "pilot")
    change(match, tokens=(cell("s16"),))
    give(match, 0, "swap-sectors")
    known = thought(match, turned(0, 10))
    assert (known.purpose, type(known.action)) == ("shortcut", act.Rearrange)
    assert thought(match, turned(0, 15)).purpose != "shortcut"
    change_book(match, 0, pawn=cell("s14"))
    assert thought(match, turned(0, 10)).purpose == "fly"


def test_a_captain_shut_out_from_earth_flies_over_the_chain() -> None:
    """BB-48: reds and tokens close the corner where Earth lies, and there is no Bing Bang card in hand."""
    match = sky("@ . # . . 0\n. . b . . .\n# n . . . .")
    aboard(match, 0, "pilot", "shuttle", "scientist", "witness")
    set_mission(match, 0, None, None, None, None)
    target = thought(match).target
    assert target is not None
    assert (target.over, target.landing) == (cell("c2"), cell("b2"))


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_a_captain_shut_out_from_earth_plays_the_card_that_breaks_the_chain(level: int) -> None:
    """BB-48: no token may be flown over then, so nothing else leads home."""
    match = sky("@ . # . . 0\n. . b . . .\n# n . . . .")
    aboard(match, 0, "pilot", "shuttle", "scientist", "witness")
    set_mission(match, 0, None, None, None, None)
    give(match, 0, "swap-planets")
    assert {type(thought.action) for thought in opened(match, level, captains=4)} == {act.SwapPlanets}


def test_a_captain_without_whites_takes_the_one_it_stands_on() -> None:
    """BB-19: one white is enough to go on, three of the count a step."""
    match = sky("0 . . @")
    aboard(match, 0, "pilot", "shuttle", "scientist", "witness")
    set_mission(match, 0, None, None, None, None)
    change_book(match, 0, whites=0)
    assert thought(match).action == act.TAKES[cell("a1")]


def test_a_known_piece_presses_more_among_many() -> None:
    """BB-27: the more rivals, the sooner one of them is home."""
    pilot = [match.state.secrets.faces.index(0) for match in (quick(2, acquainted=False), quick(4, acquainted=False))]
    views = [match.view(0) for match in (quick(2, acquainted=False), quick(4, acquainted=False))]
    worth = [value_tokens(view, remember(view, [turned(token, 0)])) for view, token in zip(views, pilot, strict=True)]
    assert worth[0](pilot[0]) < worth[1](pilot[1])


def opened(match: Match, level: int, captains: int = 40) -> list[Thought]:
    """Thoughts of captains of a level, each with dice of its own, on a turn that begins."""
    seat = match.state.table.turn.seat
    view, actions, history = match.view(seat), match.actions(seat), match.events_seen_by(seat)
    return [Captain(LEVELS[level], None, seed).think(view, actions, history) for seed in range(captains)]


def test_below_the_best_cards_are_thought_of_now_and_then() -> None:
    """BB-38: Mars lies at the bottom, Venus right here; the higher the level, the more of them see it."""
    match = sky("0 . V . .")
    aboard(match, 0, *LOADED)
    set_mission(match, 0, None, None, None, planet("mars"))
    give(match, 0, "swap-planets")
    seen = [sum(thought.purpose == "shortcut" for thought in opened(match, level)) for level in (1, 2, 3, 4, 5)]
    assert seen[0] == 0 < seen[1] < seen[2] < seen[3] <= seen[4] == 40


def test_below_the_best_reds_are_laid_with_count_to_spare() -> None:
    """BB-33: the own token is beside the pawn, the rival's at the end of a lane; the best keeps its reds."""
    match = sky("0 b o . . . .\n. . . . . . .\nn . n . n . n\n1 o o o o . b\nn . n . n . n", at="a2")
    laid = [sum(isinstance(thought.action, act.LayRed) for thought in opened(match, level)) for level in range(1, 6)]
    assert laid[0] == laid[4] == 0
    assert all(0 < number < 40 for number in laid[1:4])
    change_book(match, 0, reds=0)
    assert not any(isinstance(thought.action, act.LayRed) for thought in opened(match, 4))


def test_a_bing_bang_brings_a_token_to_search_near() -> None:
    """BB-42: the only blue token lies in the opposite corner, and this turn would pass without a flight."""
    match = sky("0 . . b", at="j5")
    change(match, tokens=(cell("s16"),))
    give(match, 0, "swap-sectors")
    assert "shortcut" in {thought.purpose for thought in opened(match, 4)}
    assert {thought.purpose for thought in opened(match, 5)} == {"fly"}
    change(match, tokens=(cell("l5"),))
    assert {thought.purpose for thought in opened(match, 4)} == {"fly"}


@pytest.mark.parametrize("level", [2, 3, 4, 5])
def test_a_captain_leaves_a_pocket_over_a_useless_token_or_by_a_planet(level: int) -> None:
    """BB-23, BB-46: reds above and below, on the right Mars, or a token that is known and brings nothing."""
    match = sky("# . . . .\n0 M . . n\n# . . . .", at="a5")
    aboard(match, 0, "pilot")
    assert thought(match, level=level).action == act.MOVES[cell("b6")]
    match = sky("# . . . .\n0 g . . n\n# . . . .", at="a5", faces=("chemist",))
    aboard(match, 0, "pilot")
    target = thought(match, turned(0, match.state.secrets.faces[0]), level=level).target
    assert target is not None
    assert (target.over, target.landing) == (cell("b6"), cell("c6"))


@pytest.mark.parametrize("level", [1, 5])
def test_a_captain_who_may_not_fly_home_goes_by_a_planet(level: int) -> None:
    """BB-46, BB-48: Mars is the gate in the chain, so Earth can be reached and no token may be flown over."""
    match = sky("@ . # . . 0\n. . M . . .\n. . b . . .\n# n . . . .")
    aboard(match, 0, "pilot", "shuttle", "scientist", "witness")
    set_mission(match, 0, None, None, None, None)
    target = thought(match, level=level).target
    assert target is not None
    assert (target.cell, target.over) == (cell("c2"), None)
