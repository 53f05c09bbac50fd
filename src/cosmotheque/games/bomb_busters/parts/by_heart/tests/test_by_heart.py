"""BOM-5001 to BOM-5005: what people are shown is in sight, what bots are told they forget by their level."""

from collections.abc import Callable, Iterator, Sequence

import pytest
from msgspec.structs import replace

from cosmotheque.core import codec
from cosmotheque.core.bot import Limit
from cosmotheque.core.game import CLOCK, Move, Seat
from cosmotheque.core.match import Match
from cosmotheque.core.moment import Moment
from cosmotheque.games.bomb_busters.bots.levels import LEVELS
from cosmotheque.games.bomb_busters.bots.player import Player
from cosmotheque.games.bomb_busters.drawing.draw import draw
from cosmotheque.games.bomb_busters.game import GAME
from cosmotheque.games.bomb_busters.missions.shelf import mission_of
from cosmotheque.games.bomb_busters.model.actions import (
    STRIKE,
    Exchange,
    GiveBack,
    Label,
    PlaceToken,
    PostIt,
    Scan,
    Take,
)
from cosmotheque.games.bomb_busters.model.events import TokenPlaced, Validated
from cosmotheque.games.bomb_busters.model.facts import Holds
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.model.wires import Stand
from cosmotheque.games.bomb_busters.parts.by_heart.data import WiresMixed
from cosmotheque.games.bomb_busters.parts.by_heart.rules import GLIMPSE
from cosmotheque.games.bomb_busters.tests.bomb import Bomb, dealt, slot
from cosmotheque.games.bomb_busters.view.seen import View
from cosmotheque.games.bomb_busters.view.sight import forget_before, in_sight

DARK = Options(mission="50")
LIT = Options(mission="50", light=True)
STANDS = "1 1 2 3 4.1 5 | 2 3 5 5 6 6.1 | 1 2 3 4 6 8 | 1 3 4 4 5.5 7 9"
WALKIE_TALKIES, POST_IT, RADAR, EQUAL = 2, 4, 8, 12


def shown(bomb: Bomb, seat: int | None) -> View:
    return in_sight(bomb.view(seat))


def laid(bomb: Bomb) -> list[tuple[int, int]]:
    memory = shown(bomb, 0).parts.by_heart
    assert memory is not None
    return [(token.stand, token.value) for token in memory.laid]


def dark(stands: str = STANDS, *cards: int, tokens: str = "A3 B3 C4 D6") -> Bomb:
    """Four players after the first tokens, with cards that can be used."""
    bomb = Bomb(stands, options=DARK, cards=cards, setup=True)
    bomb.play(CLOCK, STRIKE, at=GLIMPSE)
    for seat, name in enumerate(tokens.split()):
        bomb.play(seat, PlaceToken(slot(name)))
    return bomb


def with_card(card: int, stands: str, tokens: str = "A3 B3 C4 D6") -> Bomb:
    """The same; the number of the card stands cut at the end of the last stand."""
    bomb = dark(f"{stands} {card} {card}", card, tokens=tokens)
    last = len(bomb.state.stands[3].wires)
    bomb.cut(f"D{last - 1} D{last}")
    return bomb


def test_the_wires_in_play_are_shown_for_ten_seconds_before_the_deal() -> None:
    """BOM-5002: until the clock strikes nobody acts, and nobody has wires yet."""
    bomb = Bomb(STANDS, options=DARK, setup=True)
    assert (bomb.actors(), GAME.deadline(bomb.state)) == ({int(CLOCK)}, 10_000)
    before = shown(bomb, 0)
    assert [marker.wire for marker in before.markers] == [41, 55, 61]
    assert (before.stands, before.facts) == ((), ())
    assert draw(before, "en") == "mission 50 4.1 5.5 6.1"
    bomb.play(CLOCK, STRIKE, at=10_000)
    assert bomb.events == (WiresMixed(),)
    after = shown(bomb, 0)
    assert (len(after.stands), after.markers, bomb.actors()) == (4, (), {0})


def test_a_token_is_shown_at_its_wire_until_the_next_action() -> None:
    """BOM-5001, BOM-5002: then it lies beside its stand, in the order of placing."""
    bomb = Bomb(STANDS, options=DARK, setup=True)
    bomb.play(CLOCK, STRIKE, at=GLIMPSE)
    bomb.play(0, PlaceToken(slot("A3")))
    assert (shown(bomb, 1).stands[0].wires[2].shown, laid(bomb)) == (2, [])
    bomb.play(1, PlaceToken(slot("B3")))
    assert (shown(bomb, 0).stands[0].wires[2].shown, laid(bomb)) == (0, [(0, 2)])
    bomb.play(2, PlaceToken(slot("C4")))
    bomb.play(3, PlaceToken(slot("D6")))
    bomb.dual("D1", 3, "A4")
    assert shown(bomb, 0).stands[3].wires[0].shown == 1
    assert laid(bomb) == [(0, 2), (1, 5), (2, 4), (3, 7)]
    bomb.dual("D2", 3, "B2")
    assert laid(bomb) == [(0, 2), (1, 5), (2, 4), (3, 7), (3, 1)]
    assert "(7) (1)" in draw(shown(bomb, 0), "en")


def test_what_is_complete_is_counted_by_the_players() -> None:
    """BOM-5001: there are no validation tokens, and nobody says that a number is complete."""
    bomb = dark()
    bomb.change_wires("A1 C1", cut=True)
    bomb.dual("D1", 1, "A2")
    assert bomb.state.stands[3].wires[0].cut
    assert bomb.heard(Validated) == []
    assert (bomb.view(0).validated, shown(bomb, 0).validated) == ((1,), ())


def test_the_post_it_and_the_labels_lie_in_front() -> None:
    """BOM-5003: they stay there, whatever happens afterwards."""
    bomb = with_card(POST_IT, STANDS)
    bomb.play(0, PostIt(slot("A4")))
    bomb.dual("D2", 3, "A4")
    assert bomb.state.stands[0].wires[3].cut
    assert shown(bomb, 1).stands[0].wires[3].token
    bomb = with_card(EQUAL, STANDS)
    bomb.play(0, Label(True, slot("A1")))
    bomb.dual("D2", 3, "A4")
    assert [fact.equal for fact in shown(bomb, 1).facts] == [True]  # type: ignore[union-attr]


def test_a_wire_with_a_token_beside_gets_no_second_one() -> None:
    """BOM-5003: nobody is told which wires have theirs, so the post-it may be wasted on one."""
    bomb = with_card(POST_IT, STANDS)
    assert PostIt(slot("A3")) in bomb.legal(0)
    bomb.play(0, PostIt(slot("A3")))
    assert bomb.heard(TokenPlaced) == []
    assert (shown(bomb, 0).stands[0].wires[2].shown, laid(bomb)[0]) == (0, (0, 2))
    assert bomb.state.cards[0].used


def told_to_people(state: State, sight: Callable[[View], View] = in_sight) -> list[bytes]:
    """All that the seats but the last one, and spectators, are sent of a state."""
    views = [sight(GAME.view(state, seat)) for seat in (Seat(0), Seat(1), Seat(2), None)]
    listed = [GAME.legal_actions(state, Seat(seat)) for seat in range(3)]
    return [codec.encode(part) for part in (views, listed, sorted(GAME.actors(state)), GAME.deadline(state))]


def after(first: Bomb, *moves: tuple[int, Action]) -> Bomb:
    for seat, action in moves:
        first.play(seat, action)
    return first


def two_pasts() -> Iterator[tuple[str, Bomb, Bomb]]:
    """Positions that look alike, with different things to remember."""
    one, other = dark(), dark(tokens="A3 B4 C4 D6")
    one.dual("D2", 3, "A4")
    other.dual("D2", 3, "A4")
    yield "where a token was", one, other
    one, other = dark(), dark()
    one.dual("D1", 2, "A3")
    other.dual("D1", 3, "A4")
    for bomb in (one, other):
        bomb.dual("D2", 3, "B2")
    yield "what was announced", one, other
    one, other = dark(), dark(STANDS.replace("5.5", "6.5"))
    one.dual("D2", 3, "A4")
    other.dual("D2", 3, "A4")
    yield "which reds there are", one, other
    one, other = with_card(WALKIE_TALKIES, STANDS), with_card(WALKIE_TALKIES, STANDS)
    after(one, (0, Exchange(slot("A1"), Seat(2))), (2, GiveBack(slot("C1"))))
    after(other, (0, Exchange(slot("A1"), Seat(3))), (3, GiveBack(slot("D1"))))
    for bomb in (one, other):
        bomb.dual("D2", 3, "A4")
    yield "who has had a wire", one, other
    one, other = with_card(RADAR, STANDS), with_card(RADAR, STANDS)
    one.play(0, Scan(6))
    other.play(0, Scan(9))
    for bomb in (one, other):
        bomb.dual("D2", 3, "A4")
    yield "what the radar found", one, other


PASTS = {what: (one.state, other.state) for what, one, other in two_pasts()}


@pytest.mark.parametrize("what", PASTS)
def test_people_are_shown_nothing_that_is_not_in_sight(what: str) -> None:
    """BOM-5004: neither views nor actions tell positions apart that look alike; for bots they are different."""
    one, other = PASTS[what]
    assert told_to_people(one) == told_to_people(other)
    assert told_to_people(one, lambda view: view) != told_to_people(other, lambda view: view)


LEAKS: dict[str, tuple[str, Callable[[View, View], View]]] = {
    "tokens at their wires": ("where a token was", lambda view, sight: replace(sight, stands=view.stands)),
    "facts": ("what was announced", lambda view, sight: replace(sight, facts=view.facts)),
    "markers": ("which reds there are", lambda view, sight: replace(sight, markers=view.markers)),
    "memory": ("where a token was", lambda view, sight: replace(sight, stands=_numbered(view, sight))),
    "origins": ("who has had a wire", lambda view, sight: replace(sight, stands=_named(view, sight))),
    "facts of the radar": ("what the radar found", lambda view, sight: replace(sight, facts=view.facts)),
}


def _numbered(view: View, sight: View) -> tuple[Stand, ...]:
    """The stands in sight, whose wires still say which token was theirs."""
    pairs = zip(view.stands, sight.stands, strict=True)
    return tuple(
        replace(stand, wires=tuple(replace(w, told=v.told) for v, w in zip(full.wires, stand.wires, strict=True)))
        for full, stand in pairs
    )


def _named(view: View, sight: View) -> tuple[Stand, ...]:
    """The stands in sight, whose wires still say where they come from."""
    pairs = zip(view.stands, sight.stands, strict=True)
    return tuple(
        replace(stand, wires=tuple(replace(w, origin=v.origin) for v, w in zip(full.wires, stand.wires, strict=True)))
        for full, stand in pairs
    )


@pytest.mark.parametrize("leak", LEAKS)
def test_planted_leaks_are_noticed(leak: str) -> None:
    """BOM-5004: each of them would tell the two pasts apart."""
    what, plant = LEAKS[leak]
    one, other = (told_to_people(state, lambda view: plant(view, in_sight(view))) for state in PASTS[what])
    assert one != other


def test_people_are_told_of_the_last_move_alone_and_of_everything_in_the_end() -> None:
    """BOM-5004, from the deal until a player gives up."""
    match = Match(GAME, 2, seed=3, options=replace(DARK, new_characters=False))
    assert match.by_heart
    match.ring()
    for seat in (0, 1) if match.actors() == {0} else (1, 0):
        match.play(seat, match.actions(seat)[0])
    (told,) = match.events_shown_to(0)
    assert isinstance(told, TokenPlaced)
    assert match.events_shown_to(0) == match.events_shown_to(None) == match.events_seen_by(0)[-1:]
    assert match.sight(0) != match.view(0)
    match.concede(0)
    assert not match.by_heart
    assert match.events_shown_to(0) == match.events_seen_by(0)
    assert match.sight(0) == match.view(0)
    assert match.sight(0).markers


def test_levels_up_to_three_forget_all_but_the_last_round() -> None:
    """BOM-5004: what was told in the last round they know; bots of levels 4 and 5 forget nothing."""
    assert [level for level, care in LEVELS.items() if care.lasting] == [4, 5]
    bomb = dark(STANDS, tokens="A3 B3 C4 D6")
    bomb.dual("D1", 3, "A4")
    for own, target in (("B2", "D2"), ("C1", "A1"), ("D3", "C4")):
        bomb.dual(target, bomb.wire(own).code // 10, own)
    view = bomb.view(0)
    remembered = forget_before(view, view.turns - view.seats)
    assert remembered.stands[3].wires[0].shown == 1  # of this round
    assert remembered.stands[1].wires[2].shown == 0  # of the setup
    assert Holds(tuple(map(slot, ("A1", "A2", "A3", "A4", "A5", "A6"))), (3,)) in remembered.facts
    later = replace(view, turns=view.turns + 1)
    forgetful = forget_before(later, later.turns - later.seats)
    assert forgetful.stands[3].wires[0].shown == 0
    assert not any(isinstance(fact, Holds) and fact.values == (3,) for fact in forgetful.facts)


class Thinking(Player):
    """A bot that keeps the view with which it thinks about its turn."""

    def take_turn(self, view: View, actions: Sequence[Action], limit: Limit) -> Sequence[Action]:
        self.view = view
        return super().take_turn(view, actions, limit)


@pytest.mark.parametrize("level", [3, 4])
def test_a_forgetful_bot_plays_as_if_it_had_not_been_told(level: int) -> None:
    """BOM-5004: level 4 knows what the tokens of the setup said; level 3 has forgotten it a round later."""
    bomb = dealt(replace(DARK, new_characters=False), 4, seed=1)
    bomb.change(turns=9)
    seat = bomb.state.active
    bot = Thinking(LEVELS[level], GAME, 1)
    assert bot.choose(Moment(seat, bomb.view(seat), bomb.legal(seat)), Limit(nodes=1)) in bomb.legal(seat)
    known = [wire.shown for stand in bot.view.stands for wire in stand.wires if wire.shown]
    assert len(known) == (4 if level == 4 else 1)  # the last token is still at its wire


def test_in_the_light_nothing_has_to_be_remembered() -> None:
    """BOM-5005: markers, tokens in front, validation tokens; nobody waits for the clock."""
    bomb = Bomb(STANDS, options=LIT, setup=True)
    assert bomb.actors() == {0}
    bomb.play(0, PlaceToken(slot("A3")))
    bomb.play(1, PlaceToken(slot("B3")))
    view = bomb.view(2)
    assert in_sight(view) == view
    assert view.stands[0].wires[2].token
    assert len(view.markers) == 3
    assert not GAME.manners.by_heart(bomb.state)


def test_two_players_have_more_wires() -> None:
    """Mission 50 for two: three reds, four yellows."""
    mission = mission_of(DARK, 2)
    assert (mission.red.k, mission.yellow.k, mission_of(DARK, 3).red.k) == (3, 4, 2)


def test_moves_of_chance_and_drafts_leave_the_token_at_its_wire() -> None:
    """BOM-5002: only an action that everybody notices puts it beside the stand."""
    bomb = dark()
    bomb.dual("D1", 3, "A4")
    step = GAME.apply(bomb.state, Move(Seat(1), Take("double"), 0))
    assert in_sight(GAME.view(step.state, Seat(0))).stands[3].wires[0].shown == 1
