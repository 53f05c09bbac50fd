"""Wires cut at once, tripwires, characters and cards of the boxes, as bots, mentor and terminal treat them."""

from collections.abc import Callable, Iterable
from random import Random

import pytest

from cosmotheque.core.bot import Limit
from cosmotheque.core.game import CHANCE, Seat
from cosmotheque.core.moment import Moment
from cosmotheque.games.bomb_busters.bots.levels import LEVELS
from cosmotheque.games.bomb_busters.bots.player import Player
from cosmotheque.games.bomb_busters.components import RED, YELLOW, is_blue, is_red, is_yellow
from cosmotheque.games.bomb_busters.drawing.draw import draw
from cosmotheque.games.bomb_busters.mentor.advice import advise
from cosmotheque.games.bomb_busters.mentor.remarks import remark
from cosmotheque.games.bomb_busters.model.actions import Announce, Drawn, Point, Take
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.model.wires import Card
from cosmotheque.games.bomb_busters.notation import STAND_NAMES
from cosmotheque.games.bomb_busters.parts.cast.data import ChooseCharacter
from cosmotheque.games.bomb_busters.parts.gear.data import Gear
from cosmotheque.games.bomb_busters.parts.tripwires.data import Call
from cosmotheque.games.bomb_busters.rules.deal import draw_deal, start
from cosmotheque.games.bomb_busters.tests.bomb import Bomb, slot


def moment(bomb: Bomb, seat: int) -> Moment:
    return Moment(Seat(seat), bomb.view(seat), tuple(bomb.legal(seat)))


def dealt(mission: str, seats: int = 4) -> Bomb:
    """A fair deal of a mission, at its first turn."""
    options = Options(mission=mission, captain="0", new_characters=False)
    bomb = Bomb.__new__(Bomb)
    bomb.state, bomb.events = start(options, seats), ()
    bomb.play(CHANCE, draw_deal(bomb.state, Random(2)))
    bomb.change(tasks=())
    return bomb


def places(bomb: Bomb, wanted: Callable[[int], bool], seats: Iterable[int] = range(5)) -> list[str]:
    return [
        f"{STAND_NAMES[number]}{place + 1}"
        for number, stand in enumerate(bomb.state.stands)
        for place, wire in enumerate(stand.wires)
        if wanted(wire.code) and stand.owner in seats
    ]


def at_last() -> Bomb:
    """The mission when nothing is left but the three reds."""
    bomb = dealt("13")
    bomb.cut(" ".join(places(bomb, is_blue)))
    return bomb


def test_a_bot_cuts_all_at_once_where_it_cannot_fail() -> None:
    """BOM-202: step by step, the own wire from the start."""
    bomb = at_last()
    intention = Player(LEVELS[4], None, 0).intend(bomb.view(0), bomb.legal(0), Limit(nodes=9))
    others = places(bomb, is_red, (1, 2, 3))
    assert intention == [Take("at-once"), *(Point(slot(name)) for name in others), Announce((RED,), ())]


def test_the_mentor_says_what_a_cut_of_all_is_about() -> None:
    """BOM-202: certain, or a single wrong one and it fails."""
    bomb = at_last()
    told = advise(moment(bomb, 0)).said.en
    assert "in one go" in told
    assert "certain" in told


def test_a_tripwire_is_called_where_it_is_sure() -> None:
    """BOM-4103: by the bot, with a reason by the mentor, and weighed afterwards."""
    bomb = dealt("41")
    name = places(bomb, is_yellow, (1,))[0]
    bomb.change_wires(name, shown=YELLOW, token=True)
    (best,) = Player(LEVELS[4], None, 0).intend(bomb.view(0), bomb.legal(0), Limit(nodes=9))
    assert best == Call(slot(name))
    advice = advise(moment(bomb, 0))
    assert "tripwire" in advice.said.en
    said = remark(moment(bomb, 0), best)
    assert said is not None
    assert "tripwire" in said.said.en


def test_characters_are_advised() -> None:
    """BOM-300."""
    table = Bomb("1 1 | 2 2", options=Options(mission="11"))
    table.state = start(Options(mission="41", captain="0"), 4)
    table.play(CHANCE, Drawn((0,)))
    advice = advise(moment(table, 1))
    assert advice.best == ChooseCharacter(3)
    assert "triple" in advice.said.en
    assert remark(moment(table, 1), ChooseCharacter(8)) is not None
    assert draw(table.view(1), "en") == "mission 41"


@pytest.mark.parametrize(
    ("card", "drawn"),
    [(Card(121), "11-11"), (Card(13), "J"), (Card(5, lock=3), "5(3)"), (Card(22, used=True), "[dim strike]2-2[/]x")],
)
def test_the_terminal_shows_the_gear(card: Card, drawn: str) -> None:
    bomb = Bomb("1 1 | 2 2", options=Options(mission="15"))
    bomb.change(options=Options(mission="12"), cards=(card,), gear=Gear(7, down=2), characters=(0, 3, 0, 0))
    picture = draw(bomb.view(0), "en")
    assert f"equipment {drawn} " in picture
    assert "number card 7   face down ▒▒" in picture
    assert "characters 0:D 1:3" in picture
