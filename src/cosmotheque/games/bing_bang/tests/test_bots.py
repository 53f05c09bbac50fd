"""Bots play by the rules under every option, and the better one wins."""

from random import Random

import pytest

from cosmotheque import Match
from cosmotheque.core.bot import Limit
from cosmotheque.core.game import Seat
from cosmotheque.core.moment import Moment
from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang import events as ev
from cosmotheque.games.bing_bang.belief.memory import remember
from cosmotheque.games.bing_bang.bots import BOTS
from cosmotheque.games.bing_bang.bots.captain import LEVELS, Captain, Thought
from cosmotheque.games.bing_bang.bots.routes import routes
from cosmotheque.games.bing_bang.bots.token_value import value_tokens
from cosmotheque.games.bing_bang.game import GAME
from cosmotheque.games.bing_bang.tests.table import (
    aboard,
    cell,
    change_book,
    give,
    planet,
    play,
    played_by_bots,
    quick,
    set_mission,
    sky,
)

COMPLETE = ("pilot", "shuttle", "scientist", "witness")


def chosen(match: Match, name: str = "level-5") -> str:
    """The action of a bot on the seat in turn."""
    seat = match.state.table.turn.seat
    bot = BOTS[GAME.meta.slug][name].make(GAME, 1)
    return GAME.notation.write(bot.choose(match.moment(seat), Limit()))


@pytest.mark.long("rules")
@pytest.mark.parametrize(
    ("seats", "options"),
    [(3, {"piracy": True, "missions": 2}), (2, {"setup": "manual", "memory": True}), (4, {"piracy": True})],
)
def test_bots_finish_under_every_option(seats: int, options: dict[str, object]) -> None:
    """BB-14, BB-50, BB-51: Match refuses what is not listed."""
    match = played_by_bots(quick(seats, seed=seats, **options), ["level-5"] * seats)
    assert match.outcome is not None
    assert match.outcome.reason == "missions"


@pytest.mark.long("rules")
def test_the_captain_beats_the_explorer() -> None:
    """Four games on four skies, seats swapped; the bench plays many more."""
    wins = 0.0
    for seed in range(4):
        names = ["level-5", "nearest"] if seed % 2 else ["nearest", "level-5"]
        match = played_by_bots(quick(2, seed=seed), names)
        assert match.outcome is not None
        wins += match.outcome.scores[names.index("level-5")]
    assert wins >= 3


def test_a_bot_goes_home_when_it_can() -> None:
    """BB-49."""
    match = sky("0 . @ .")
    aboard(match, 0, *COMPLETE)
    set_mission(match, 0, None, None, None, None)
    assert chosen(match) == "lay b1"
    play(match, "lay b1, move b1")
    assert chosen(match) == "move c1"


def test_a_bot_flies_over_what_it_looks_for() -> None:
    """BB-23: the blue token beside it first."""
    match = sky("0 b o . n . . .")
    assert chosen(match, "nearest") == "fly b1-c1"


def test_a_bot_brings_a_far_planet_near() -> None:
    """BB-38: Mars lies at the bottom; Venus right here."""
    match = sky("0 . V . .")
    aboard(match, 0, "pilot", "shuttle", "scientist", "object")
    set_mission(match, 0, None, None, None, planet("mars"))
    give(match, 0, "swap-planets")
    assert chosen(match) == "swap-planets venus-mars"


def test_a_bot_takes_earth_away_from_a_rival_coming_home() -> None:
    """BB-38: the rival needs two steps."""
    match = sky("1 o @ . .")
    aboard(match, 1, *COMPLETE)
    give(match, 0, "swap-planets")
    assert chosen(match).startswith("swap-planets earth-")


def test_a_bot_parts_a_rival_from_earth_in_time() -> None:
    """BB-42: after its next turn the rival would be in Earth's sector, where no change of sectors parts them."""
    match = sky("1 . . . . . . . . . . . @", at="g5")
    aboard(match, 1, *COMPLETE)
    give(match, 0, "swap-sectors")
    assert chosen(match).startswith("swap-sectors")
    change_book(match, 1, pawn=cell("o5"))
    assert not chosen(match).startswith("swap-sectors")


def test_a_bot_without_cards_takes_the_way_away() -> None:
    """BB-19: with one white less the rival's 15 do not suffice."""
    match = sky("1 o o o o o o o o o o o o o o @")
    aboard(match, 1, *COMPLETE)
    change_book(match, 0, reds=0)
    view, actions = match.view(0), match.actions(0)
    assert Captain(LEVELS[5], None, 1).think(view, actions) == Thought(act.TAKES[cell("o1")], "hinder")
    assert Captain(LEVELS[4], None, 1).think(view, actions).purpose == "gather"


def test_a_bot_does_not_bring_earth_to_a_rival() -> None:
    """BB-38: swapping Earth and its own planet would help it, and the rival more."""
    match = sky("0 . @ . . . . . . . . . . M 1", at="a5")
    aboard(match, 0, "pilot", "shuttle", "scientist", "object")
    aboard(match, 1, *COMPLETE)
    set_mission(match, 0, None, None, None, planet("mars"))
    give(match, 0, "swap-planets")
    assert chosen(match) != "swap-planets earth-mars"


def test_the_last_unknown_token_of_a_colour_is_known() -> None:
    """BB-2: nine of ten were seen."""
    match = quick(2, acquainted=False)
    faces, colours = match.state.secrets.faces, match.state.table.colours
    blue = [token for token, colour in enumerate(colours) if colour == 0]
    history = [ev.TokenTurned(Seat(1), token, faces[token]) for token in blue[:9]]
    assert remember(match.view(0), history).faces == {token: faces[token] for token in blue}
    assert len(remember(match.view(0), history[:8]).faces) == 8


def test_tokens_are_worth_what_they_save() -> None:
    """BB-27: a piece where it lies for sure, then colours looked for now, then later; the rest is worth nothing."""
    match = quick(2, acquainted=False)
    view, colours = match.view(0), match.state.table.colours
    pilot = next(token for token, face in enumerate(match.state.secrets.faces) if face == 0)
    seen = [ev.TokenTurned(Seat(1), pilot, 0)]
    worth = value_tokens(view, remember(view, seen))
    blue, orange = (next(t for t, c in enumerate(colours) if c == colour and t != pilot) for colour in (0, 1))
    assert worth(pilot) > worth(blue) > worth(orange) > 0
    aboard(match, 0, "pilot")
    view = match.view(0)
    worth = value_tokens(view, remember(view, seen))
    assert worth(orange) > 0 == worth(blue) == worth(pilot)


def test_memory_is_made_of_events() -> None:
    """BB-25: what was turned stays in mind after the view has forgotten it."""
    match = sky("0 b o . .", faces=("bis",))
    play(match, "fly b1-c1, turn, end, end")
    assert match.view(1).faces == (None,)
    assert remember(match.view(1), match.events_seen_by(1)).faces == {0: 8}
    assert remember(match.view(1), match.events_seen_by(1), span=0).faces == {}


def test_a_short_memory_keeps_the_last_that_others_turned_and_all_of_its_own() -> None:
    turned = [ev.TokenTurned(Seat(seat), token, token) for token, seat in enumerate((0, 1, 1, 0, 1, 1))]
    view = quick(2, acquainted=False).view(0)
    assert set(remember(view, turned, span=2).faces) == {0, 3, 4, 5}
    assert set(remember(view, turned, span=9).faces) == set(range(6))


def test_routes_cost_steps_and_whites() -> None:
    """BB-17, BB-18: 1 on whites and onto planets, 2 elsewhere; tokens and reds are gone around."""
    match = sky(
        """
        0 o # .
        . b . M
        """
    )
    ways = routes(match.state.table, cell("a1"))
    assert [ways.cost[cell(name)] for name in ("b1", "a2", "a3", "b3")] == [1, 2, 4, 6]
    assert ways.way(cell("a3")) == [cell("a2"), cell("a3")]
    assert ways.cost[cell("d2")] == 2 + 2 + 2 + 2 + 2 + 1


def test_a_bot_ends_its_turn() -> None:
    """BB-20: with nothing left to count."""
    match = sky("0 . . .")
    play(match, ", ".join(f"lay {column}5" for column in "abcdefghijklmno"))
    assert chosen(match) == GAME.notation.write(act.END_TURN)


def test_a_bot_with_one_action_takes_it() -> None:
    """Forty such states of a random game, with actions of whatever kind, and every bot."""
    match, rng, left = quick(2, seed=5, piracy=True), Random(5), 40
    bots = [spec.make(GAME, 1) for spec in BOTS[GAME.meta.slug].values()]
    while left:
        assert match.outcome is None
        seat = match.state.table.turn.seat
        view, actions = match.view(seat), match.actions(seat)
        if len(actions) == 1:
            left -= 1
            for bot in bots:
                assert isinstance(bot, Captain)
                assert bot.choose(Moment(seat, view, actions, match.events_seen_by(seat)), Limit()) == actions[0]
                assert bot.think(view, actions, match.events_seen_by(seat)).action == actions[0]
        match.play(seat, rng.choice(actions))


def test_a_bot_without_an_action_says_so() -> None:
    match = quick(2)
    for spec in BOTS[GAME.meta.slug].values():
        with pytest.raises(ValueError, match="no action"):
            spec.make(GAME, 1).choose(Moment(Seat(0), match.view(0), []), Limit())
