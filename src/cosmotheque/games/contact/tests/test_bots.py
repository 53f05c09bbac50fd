"""The bots: what they send, when they ask, what they spend, and that they win."""

from collections.abc import Sequence
from functools import partial
from random import Random
from types import ModuleType
from typing import Any

import pytest
from msgspec.structs import replace

from cosmotheque.core.bot import BotSpec, Limit
from cosmotheque.core.game import AnyGame, Seat
from cosmotheque.core.moment import Moment
from cosmotheque.games.contact import actions as act
from cosmotheque.games.contact.belief import arrays, decoding, plain
from cosmotheque.games.contact.belief.chart import chart_of
from cosmotheque.games.contact.belief.timing import PACE, PROPORTIONAL, Reading, Shape, Timing, hold_flights
from cosmotheque.games.contact.bots import BOTS, bot_spec, source
from cosmotheque.games.contact.bots.ears import hear
from cosmotheque.games.contact.bots.last_leg import last_leg_likelihoods
from cosmotheque.games.contact.bots.player import ContactBot
from cosmotheque.games.contact.bots.skill import LEVELS
from cosmotheque.games.contact.components import AIDS, SIGNAL_CARDS
from cosmotheque.games.contact.game import GAME
from cosmotheque.games.contact.options import Options
from cosmotheque.games.contact.rules.routes import leg_lengths
from cosmotheque.games.contact.state import Guessed, Phase, State
from cosmotheque.games.contact.tests.hearing import APART, CREW, SOURCE, finished, listening, sent
from cosmotheque.games.contact.tests.table import A, B, C, D, diagram, opened
from cosmotheque.games.contact.view import view

BEST = LEVELS[5]
TWINS = diagram("""
A..........@..........B


...C
""")
CROSS = diagram("""
...........A


.....B.....@.....C


...........D
""")
CROSS_AND_ONE = diagram("""
...........A


.....B.....@.....C


...........D


.......................E
""")
E = 5


def played(players: Sequence[BotSpec], seed: int, **options: Any) -> State:
    """The end of a game between bots."""
    match = opened(len(players), seed, **options)
    bots = [player.make(GAME, seed + seat) for seat, player in enumerate(players)]
    while match.outcome is None:
        seat = next(iter(match.actors()))
        match.play(seat, bots[seat].choose(match.moment(seat), players[seat].limit))
    state: State = match.state
    return state


def chosen(state: State, seat: Seat, seed: int = 1) -> act.Action:
    """The action of a fresh bot, asked as the server asks it."""
    return ContactBot(BEST, None, seed).choose(
        Moment(seat, view(state, seat), GAME.legal_actions(state, seat)), Limit(1.0)
    )


@pytest.mark.long("rules")
def test_a_team_of_bots_wins_the_hardest_level() -> None:
    """CON-19: with 12 % noise, over 34 points of 42."""
    player = bot_spec("player", 0, replace(BEST, noise=0.12))
    games = [played([player] * 3, seed=seed, level=6) for seed in range(3)]
    assert all(game.fuel > 0 and len(game.rounds) == 12 for game in games)
    assert sum(game.score for game in games) / len(games) > 34


@pytest.mark.long("rules")
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("variant", ["base", "pro"])
def test_all_levels_and_the_baseline_sit_at_one_table(seats: int, variant: str) -> None:
    names = ["level-1", "level-3", "last-leg", "level-2", "level-4"][:seats]
    players = [BOTS["contact"][name] for name in names]
    quick = [replace(player, limit=Limit(nodes=6)) for player in players]
    assert played(quick, seed=3, variant=variant).phase is Phase.OVER


class Person:
    """A player who is slower than the house, less steady, and takes the first short route that comes to mind."""

    def __init__(self, shape: Shape, _game: AnyGame, seed: int) -> None:
        self._shape = shape
        self._rng = Random(seed)
        self._crew = ContactBot(BEST, None, seed)

    def choose(self, moment: Moment, limit: Limit) -> Any:
        seen, actions = moment.view, moment.actions
        if act.Transmit() in actions:
            felt = [
                round(self._shape.effective_length(leg)) for leg in leg_lengths(seen.tiles, seen.rocket, seen.route)
            ]
            return act.Transmit(hold_flights(tuple(felt), 1.6 * PACE, 0.12, self._rng))
        if seen.phase is not Phase.TRANSMIT:
            return self._crew.choose(moment, limit)
        home = act.FlyTo(seen.goal or 0)
        return home if home in actions else self._rng.choice(actions)


@pytest.mark.parametrize("shape", [PROPORTIONAL, Shape(offset=-300)], ids=["proportional", "gap"])
def test_bots_read_people(shape: Shape) -> None:
    """CON-14: at another pace than theirs, on routes they would not have chosen, by the centres or the edges."""
    rounds = played([BotSpec("person", 0, partial(Person, shape))] * 2, seed=2, level=4).rounds
    assert len(rounds) == 12
    assert sum(len(done.guesses) == 1 for done in rounds) >= 8


def test_a_plan_does_not_change_while_it_is_drawn() -> None:
    """CON-9, CON-11: each decision by a new bot, as the server makes one for every question."""
    match = opened(3, level=6)
    route = source.plan(match.view(0), match.state.goal, BEST).route
    drawn = [chosen(match.state, SOURCE)]
    while not isinstance(drawn[-1], act.Transmit):
        match.play(0, drawn[-1])
        drawn.append(chosen(match.state, SOURCE))
    assert [action.tile for action in drawn[:-1] if isinstance(action, act.FlyTo)] == list(route)
    assert drawn[-1] == chosen(match.state, SOURCE)
    match.play(0, drawn[-1])


def test_a_draft_that_leads_elsewhere_is_cleared() -> None:
    match = opened(3, level=6)
    route = source.plan(match.view(0), match.state.goal, BEST).route
    other = next(tile for tile in match.view(0).legs[0] if tile != route[0])
    match.play(0, act.FlyTo(other))
    assert chosen(match.state, SOURCE) == act.ClearRoute()


def test_hands_differ_by_seed_and_keep_to_the_noise_of_their_level() -> None:
    match = opened(3, level=6)
    while not isinstance(chosen(match.state, SOURCE), act.Transmit):
        match.play(0, chosen(match.state, SOURCE))
    lengths = leg_lengths(match.state.tiles, 0, match.state.route)
    errors = []
    for seed in range(200):
        sending = chosen(match.state, SOURCE, seed)
        assert isinstance(sending, act.Transmit)
        errors += [f.duration / PACE / length - 1 for f, length in zip(sending.flights, lengths, strict=True)]
    spread = (sum(error * error for error in errors) / len(errors)) ** 0.5
    assert spread == pytest.approx(BEST.noise, rel=0.15)


def test_a_transmission_always_sounds_the_same_to_a_seat() -> None:
    """CON-13: thinking it over again does not make it clearer; the same flights sent again are another transmission."""
    twice = listening(APART, C, *(sent(APART, 0, (A, C)),) * 2, possible=(A, B, C))
    first, again = hear(view(twice, CREW), 0.1).heard
    assert first != again
    assert hear(view(replace(twice, guesses=(Guessed(CREW, (A,)),)), CREW), 0.1).heard == (first, again)
    assert hear(view(twice, Seat(2)), 0.1).heard[0] != first
    assert hear(view(twice, CREW), 0.0) == view(twice, CREW)
    assert len({chosen(twice, CREW, seed) for seed in range(5)}) == 1


def test_ears_keep_to_the_error_of_their_level_and_the_best_hear_best() -> None:
    ears = [LEVELS[level].ear for level in sorted(LEVELS)]
    assert ears == sorted(ears, reverse=True)
    assert min(ears) > 0
    direct = sent(APART, 0, (C,))
    errors = []
    for number in range(300):
        heard = hear(view(listening(APART, C, *(direct,) * (number % 3 + 1), possible=(C,)), Seat(number)), BEST.ear)
        errors.append(heard.heard[-1][0].duration / direct.flights[0].duration - 1)
    assert (sum(error * error for error in errors) / len(errors)) ** 0.5 == pytest.approx(BEST.ear, rel=0.15)


def test_rounds_are_learned_from_the_logbook_and_heard_through_the_ears() -> None:
    """Finished rounds are shown in writing and not blurred."""
    known = replace(listening(APART, C, possible=(A, B, C)), rounds=(finished(APART, SOURCE, (A, C), PACE),))
    assert hear(view(known, CREW), 0.1) == view(known, CREW)


def test_a_source_takes_up_the_pace_of_a_team_that_keeps_another() -> None:
    """CON-12: a team of slow hands is sent slow flights, unless its pace is nearly the house's or came too late."""
    heard = transmitting(APART, C, (A, B, C))
    slow, near = (finished(APART, CREW, (A, C), PACE * factor) for factor in (1.8, 1.1))
    own = finished(APART, SOURCE, (A, C), PACE)
    for rounds, expected in (((slow,) * 2, 1.8 * PACE), ((near,) * 2, PACE), ((own, slow, slow), PACE)):
        drawn = replace(
            heard, rounds=rounds, route=source.plan(view(replace(heard, rounds=rounds), SOURCE), C, BEST).route
        )
        lengths = leg_lengths(APART, 0, drawn.route)
        sending = [chosen(drawn, SOURCE, seed) for seed in range(40)]
        paces = [
            f.duration / length
            for s in sending
            if isinstance(s, act.Transmit)
            for f, length in zip(s.flights, lengths, strict=True)
        ]
        assert sum(paces) / len(paces) == pytest.approx(expected, rel=0.05)


def transmitting(tiles: Any, goal: int, possible: tuple[int, ...]) -> State:
    return replace(listening(tiles, goal, possible=possible), phase=Phase.TRANSMIT)


def test_the_source_avoids_a_route_with_a_twin() -> None:
    """A and B lie equally far from Earth: only a stopover tells them apart."""
    plan = source.plan(view(transmitting(TWINS, A, (A, B)), SOURCE), A, BEST)
    assert len(plan.route) > 1
    assert plan.clarity > 0.8


def test_the_source_avoids_a_route_with_a_twin_without_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    for module, name, value in ((decoding, "sums", plain), (source, "ONE_IN", 4)):
        monkeypatch.setattr(module, name, value)
    for cache in (source._plan, decoding._read, decoding._count_routes):
        cache.cache_clear()
    test_the_source_avoids_a_route_with_a_twin()


def test_the_crew_asks_again_while_it_doubts() -> None:
    """CON-14: and guesses when nothing more may be asked."""
    doubtful = listening(TWINS, A, sent(TWINS, 0, (A,)), possible=(A, B, C))
    assert chosen(doubtful, CREW) == act.AskAgain()
    assert chosen(replace(doubtful, sent=doubtful.sent * 3, asked=3), CREW) in (act.Guess(A), act.Guess(B))


def test_the_crew_points_when_it_is_sure() -> None:
    heard = listening(APART, C, sent(APART, 0, (C,)), possible=(A, B, C))
    known = (finished(APART, SOURCE, (A, C), PACE),) * 2
    assert chosen(replace(heard, rounds=known), CREW) == act.Guess(C)


def pro(state: State, **changes: Any) -> State:
    return replace(state, options=Options(variant="pro"), aids=AIDS, signals=SIGNAL_CARDS, **changes)


def test_aid_cards_are_spent_when_there_is_nothing_left_to_hear() -> None:
    """CON-25, CON-26: the first stopover where there is one, then 50:50, then new cards for spare fuel."""
    direct = pro(listening(CROSS, A, sent(CROSS, 0, (A,)), possible=(A, B, C, D)), asked=3)
    assert isinstance(chosen(direct, CREW), act.GuessTwo)
    with_stopover = replace(direct, sent=(sent(CROSS, 0, (B, A)),))
    assert chosen(with_stopover, CREW) == act.ShowStopover()
    assert chosen(replace(direct, aids=(), fuel=6), CREW) == act.Reactivate()
    assert isinstance(chosen(replace(direct, aids=(), fuel=2), CREW), act.Guess)


def choosing(tiles: Any, goal: int, possible: tuple[int, ...]) -> State:
    return pro(listening(tiles, goal, possible=possible), phase=Phase.CHOOSE_SIGNAL, signal=None)


def test_a_goal_that_cannot_be_told_is_exchanged() -> None:
    """CON-26: four planets in a cross are all alike from its middle."""
    state = choosing(CROSS, A, (A, B, C, D))
    assert chosen(state, SOURCE) == act.ChangeGoal()
    assert isinstance(chosen(replace(state, aids=()), SOURCE), act.ChooseSignal)


def test_a_clear_goal_gets_a_high_card() -> None:
    """CON-24: E lies alone; A to D can be told apart two by two at best."""
    possible = (A, B, C, D, E)
    cards = [chosen(replace(choosing(CROSS_AND_ONE, goal, possible), aids=()), SOURCE) for goal in (E, A)]
    high, low = (card.value for card in cards if isinstance(card, act.ChooseSignal))
    assert high == 6
    assert low < 6


@pytest.mark.parametrize("engine", [plain, arrays], ids=["plain", "arrays"])
def test_the_baseline_hears_the_last_leg_alone(engine: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decoding, "sums", engine)
    chart = chart_of(CROSS)
    direct, near, far = (
        Reading(Timing(), tuple(PACE * length for length in lengths))
        for lengths in ((chart[0][A],), (1.0, chart[B][A]), (999.0, chart[B][A]))
    )
    heard = [last_leg_likelihoods(chart, 0, (A, D), [reading], None)[0] for reading in (direct, near, far)]
    assert heard[0][0] == pytest.approx(heard[0][1])
    assert heard[1] == heard[2]
    came_from = [Timing().weight(PACE * chart[B][A], chart[tile][A]) for tile in (B, C, D) if chart[tile][A]]
    assert heard[1][0] == pytest.approx(sum(came_from) / len(came_from))


def test_a_short_limit_means_less_care() -> None:
    assert BEST.within(Limit()) == BEST
    assert BEST.within(Limit(seconds=0.01)).routes == 1
    assert BEST.within(Limit(seconds=1.0, nodes=7)).routes == 7
