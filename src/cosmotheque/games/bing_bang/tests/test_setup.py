"""BB-1 to BB-15: the box, and how the sky is laid out."""

from collections import Counter
from random import Random

import pytest

from cosmotheque import Match
from cosmotheque.core.game import Seat, rule_against
from cosmotheque.core.replaying import replay
from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang import events as ev
from cosmotheque.games.bing_bang.components.box import (
    CARDS,
    COPIES,
    EARTH,
    FACES,
    MISSION_CARDS,
    PLANETS,
    PLEASANT,
    TOKENS,
    UNPLEASANT,
    colour_of,
    is_piece,
)
from cosmotheque.games.bing_bang.components.sky import AROUND, CORNERS, EARTHLY, INNER, PLACE, SKY
from cosmotheque.games.bing_bang.game import GAME
from cosmotheque.games.bing_bang.rules.layout import planet_cells, token_cells
from cosmotheque.games.bing_bang.state import Phase, PublicState, Turn
from cosmotheque.games.bing_bang.tests.table import change, quick, refusal


def play_randomly(match: Match, until: Phase, seed: int = 1) -> None:
    rng = Random(seed)
    while match.state.table.phase is not until:
        seat = match.state.table.turn.seat
        match.play(seat, rng.choice(match.actions(seat)))


def are_apart(cells: tuple[int, ...]) -> bool:
    return not any(other in AROUND[cell] for cell in cells for other in cells)


def test_four_sectors_make_a_board_of_20_by_20() -> None:
    """BB-1: sectors of 10 × 10 in a square; a rearrangement carries what lies on them."""
    assert (SKY.width, SKY.cells, SKY.places) == (20, 400, 4)
    assert Counter(PLACE) == dict.fromkeys(range(4), 100)


def test_ten_tokens_of_each_colour() -> None:
    """BB-2: six pieces, one surprise of each sort and two incidents in each colour."""
    assert Counter(map(colour_of, range(TOKENS))) == dict.fromkeys(range(4), 10)
    assert [sum(is_piece(face) for face in range(10 * c, 10 * c + 10)) for c in range(4)] == [6] * 4
    incidents = [FACES[10 * colour + 8 : 10 * colour + 10] for colour in range(4)]
    assert incidents == [
        ("bis", "black-hole"),
        ("computer-failure", "meteor-shower"),
        ("bis", "meteor-shower"),
        ("black-hole", "computer-failure"),
    ]
    assert Counter(FACES)["pleasant"] == Counter(FACES)["unpleasant"] == 4


def test_nine_planets_with_earth() -> None:
    """BB-3."""
    assert len(PLANETS) == 9
    assert PLANETS[EARTH] == "earth"


@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_gets_one_card_of_each_category(seats: int) -> None:
    """BB-4, BB-13: 6, 6, 6 and 8 cards, each once: in hands or in the decks."""
    secrets = quick(seats).state.secrets
    for category, cards in enumerate(MISSION_CARDS):
        held = [mission[category] for mission in secrets.missions]
        assert sorted([*held, *secrets.decks[category].top]) == list(cards)
    assert [len(cards) for cards in MISSION_CARDS] == [6, 6, 6, 8]


@pytest.mark.parametrize(("seats", "reds", "hand"), [(2, 6, 6), (3, 5, 5), (4, 5, 4), (5, 4, 3), (6, 4, 3)])
def test_what_a_player_gets(seats: int, reds: int, hand: int) -> None:
    """BB-5: whites, reds and Bing Bang cards; 28 of these, four of each of seven kinds."""
    state = quick(seats).state
    assert {(book.whites, book.reds) for book in state.table.books} == {(15, reds)}
    assert {len(cards) for cards in state.secrets.hands} == {hand}
    dealt = Counter(card for cards in state.secrets.hands for card in cards)
    assert [dealt[kind] + state.secrets.bangs[kind] for kind in range(len(CARDS))] == [COPIES] * 7


def test_two_piles_of_eight_surprises() -> None:
    """BB-6, BB-60, BB-61."""
    assert len(set(PLEASANT)) == len(set(UNPLEASANT)) == 8
    assert [pile.size for pile in quick().state.secrets.piles] == [8, 8]


def test_the_director_lays_first_and_all_in_turn() -> None:
    """BB-7, BB-8: seat 0 directs; tokens are dealt out and laid one by one, going left."""
    match = quick(3, setup="manual")
    assert [len(supply) for supply in match.state.secrets.supplies] == [14, 13, 13]
    for seat in (0, 1, 2, 0):
        assert match.actors() == {seat}
        match.play(seat, match.actions(seat)[0])
        match.play(seat, match.actions(seat)[0])
    assert len(match.state.table.tokens) == 4


@pytest.mark.parametrize("seed", range(3))
def test_tokens_laid_by_hand_keep_apart_and_serve_every_sector(seed: int) -> None:
    """BB-8, BB-9: off the corners, an empty cell between two tokens, some in every sector."""
    match = quick(2, seed=seed, setup="manual")
    rng = Random(seed)
    while len(match.state.table.tokens) < TOKENS - 1:
        seat = match.state.table.turn.seat
        match.play(seat, rng.choice(match.actions(seat)))
    match.play(match.state.table.turn.seat, match.actions(match.state.table.turn.seat)[0])
    last = rng.choice(match.actions(match.state.table.turn.seat))
    cells = (*match.state.table.tokens, last.cell)
    assert are_apart(cells)
    assert not CORNERS & set(cells)
    assert {PLACE[cell] for cell in cells} == set(range(4))


def test_the_last_tokens_go_to_sectors_without_any() -> None:
    """BB-8: with one token left and one sector bare, it goes there."""
    match = quick(2, setup="manual")
    lattice = [c for c in range(400) if c // 20 % 2 and c % 2 and c not in CORNERS]
    cells = tuple(cell for place in range(3) for cell in [c for c in lattice if PLACE[c] == place][:13])
    table = PublicState(match.state.table.options, 2, phase=Phase.LAY_TOKENS, tokens=cells)
    assert {PLACE[cell] for cell in token_cells(table)} == {3}


def test_a_token_on_a_corner_or_beside_another_is_refused() -> None:
    """BB-9."""
    match = quick(2, setup="manual")
    match.play(0, match.actions(0)[0])
    assert refusal(match, act.SetToken(0)) == "BB-9"
    match.play(0, act.SetToken(45))
    match.play(1, match.actions(1)[0])
    assert refusal(match, act.SetToken(66)) == "BB-9"
    match.play(1, act.SetToken(47))


def test_sectors_make_a_half_turn_after_the_last_token() -> None:
    """BB-10: each cell of a sector goes to the opposite one."""
    match = quick(2, setup="manual")
    play_randomly(match, Phase.LAY_PLANETS)
    laid = [move.action.cell for move in match.moves if isinstance(move.action, act.SetToken)]
    turned = [SKY.cell_at(PLACE[cell], 99 - SKY.local_of(cell)) for cell in laid]
    assert list(match.state.table.tokens) == turned
    assert {sector.turns for sector in match.state.table.sectors} == {2}


def test_who_has_earth_lays_it_first_and_begins() -> None:
    """BB-11, BB-15."""
    match = quick(4, seed=5, setup="manual")
    play_randomly(match, Phase.LAY_PLANETS)
    table: PublicState = match.state.table
    owner = next(seat for seat, hand in enumerate(table.planet_hands) if EARTH in hand)
    assert match.actors() == {owner}
    assert list(match.actions(owner)) == [act.LiftPlanet(EARTH)]
    play_randomly(match, Phase.TURN)
    assert match.state.table.first == owner
    assert {book.pawn for book in match.state.table.books} == {match.state.table.planets[EARTH]}


@pytest.mark.parametrize("setup", ["quick", "manual"])
@pytest.mark.parametrize("seed", range(4))
def test_where_planets_lie(setup: str, seed: int) -> None:
    """BB-12, BB-14: Earth alone in its sector and well inside; two at least elsewhere; off borders; apart."""
    match = quick(3, seed=seed, setup=setup)
    play_randomly(match, Phase.TURN, seed)
    table: PublicState = match.state.table
    home = PLACE[table.planets[EARTH]]
    per_sector = Counter(PLACE[cell] for cell in table.planets)
    assert table.planets[EARTH] in EARTHLY
    assert per_sector[home] == 1
    assert all(per_sector[place] >= 2 for place in range(4) if place != home)
    assert set(table.planets) <= set(INNER)
    assert are_apart(table.planets)
    assert not any(cell in AROUND[planet] for planet in table.planets for cell in table.tokens)


def test_a_planet_that_makes_the_setup_impossible_is_refused() -> None:
    """BB-12: with three planets left and three places still needed, a third one in a served sector is refused."""
    match = quick(2, setup="manual")
    play_randomly(match, Phase.LAY_PLANETS)
    home = 0
    inner = {place: [c for c in INNER if PLACE[c] == place] for place in range(4)}
    earth = next(cell for cell in EARTHLY if PLACE[cell] == home)
    crowd = (inner[1][0], inner[1][2], inner[1][4], inner[1][16], inner[1][18])
    change(match, tokens=(), colours=(), planets=(earth, *crowd, -1, -1, -1), lifted=6, planet_hands=((6, 8), (7,)))
    allowed = planet_cells(match.state.table, 6)
    assert not allowed
    change(match, planets=(earth, *crowd[:4], -1, -1, -1, -1), lifted=5, planet_hands=((5, 6), (7, 8)))
    assert {PLACE[cell] for cell in planet_cells(match.state.table, 5)} == {2, 3}
    change(match, turn=Turn(seat=Seat(0)))
    assert refusal(match, act.SetPlanet(inner[1][20])) == "BB-12"


def test_a_token_may_not_spoil_the_room_for_planets() -> None:
    """BB-12: whatever tokens are laid, one by one as listed, nine planets still fit."""
    match = quick(2, setup="manual")
    rng = Random(2)
    while match.state.table.phase is Phase.LAY_TOKENS:
        seat = match.state.table.turn.seat
        choices = match.actions(seat)
        inner = [action for action in choices if isinstance(action, act.SetToken) and action.cell in EARTHLY]
        match.play(seat, rng.choice(inner or choices))
    play_randomly(match, Phase.TURN)
    assert -1 not in match.state.table.planets


def test_a_quick_setup_is_fair_about_who_begins() -> None:
    """BB-14, BB-15: drawn at random; everybody starts on Earth."""
    assert {quick(4, seed=seed).state.table.first for seed in range(40)} == {0, 1, 2, 3}
    state = quick(4).state
    assert {book.pawn for book in state.table.books} == {state.table.planets[EARTH]}
    assert len(state.table.tokens) == TOKENS
    assert sorted(state.secrets.faces) == list(range(TOKENS))


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_quick_setup_acquaints_everybody_with_a_share(seats: int) -> None:
    """BB-14: as many tokens for each, none for two, and nothing of them for the others or for spectators."""
    match = quick(seats, seed=3)
    faces = match.state.secrets.faces
    known = [{token for token, face in enumerate(match.view(seat).faces) if face is not None} for seat in range(seats)]
    assert [len(share) for share in known] == [TOKENS // seats] * seats
    assert sum(map(len, known)) == len(set().union(*known))
    assert all(match.view(seat).faces[token] == faces[token] for seat in range(seats) for token in known[seat])
    assert set(match.view(None).faces) == {None}


def test_who_knows_which_token_is_drawn_at_random() -> None:
    """BB-14: and stands in the log."""
    shares = {match.moves[0].action.shares for match in (quick(2, seed=seed) for seed in range(5))}
    assert len(shares) == 5
    match = quick(2, seed=1)
    assert replay(match.record, GAME).view(0) == match.view(0)


def test_acquaintance_is_an_option_of_the_quick_setup() -> None:
    """BB-14: without it nobody knows a token; laid by hand, everybody knows its own and the deal adds nothing."""
    assert set(quick(2, acquainted=False).view(0).faces) == {None}
    match = quick(2, setup="manual")
    play_randomly(match, Phase.TURN)
    assert sum(face is not None for face in match.view(0).faces) == TOKENS // 2


def test_the_first_edition_knew_no_acquaintance() -> None:
    """BB-14: whatever the options say."""
    match = Match(GAME.earlier[1], 2, seed=1)
    assert set(match.view(0).faces) == {None}


def test_setup_actions_are_refused_later() -> None:
    """BB-14."""
    match = quick()
    assert refusal(match, act.PickToken(3)) == "BB-14"
    assert rule_against(GAME, match.state, match.state.table.turn.seat, act.LayOut((), (), (), Seat(0))) == "BB-14"


def test_planets_are_laid_going_left() -> None:
    """BB-11."""
    match = quick(3, seed=5, setup="manual")
    play_randomly(match, Phase.LAY_PLANETS)
    order = []
    while match.state.table.phase is Phase.LAY_PLANETS:
        seat = match.state.table.turn.seat
        if match.state.table.lifted is None:
            order.append(seat)
        match.play(seat, match.actions(seat)[0])
    assert order == [(match.state.table.first + step) % 3 for step in range(9)]


def test_faces_and_cards_are_each_seats_own() -> None:
    """BB-8, BB-13: nobody else sees what a seat lays, holds or looks for."""
    match = quick(2, setup="manual")
    match.play(0, match.actions(0)[0])
    assert [match.view(seat).picked is None for seat in (0, 1, None)] == [False, True, True]
    match.play(0, match.actions(0)[0])
    for kind in (ev.TokenPicked, ev.TokenLaid):
        faces = [next(e.face for e in match.events_seen_by(seat) if isinstance(e, kind)) for seat in (0, 1, None)]
        assert [face is None for face in faces] == [False, True, True]
    dealt = quick(2)
    for field in ("missions", "hands"):
        hidden = [[part is None for part in getattr(dealt.view(seat), field)] for seat in (0, 1, None)]
        assert hidden == [[False, True], [True, False], [True, True]]
