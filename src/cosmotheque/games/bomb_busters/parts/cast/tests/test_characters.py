"""New characters: BOM-300 to BOM-304."""

from random import Random

import pytest

from cosmotheque.core.game import CHANCE, Seat
from cosmotheque.games.bomb_busters.components import NEW_CHARACTERS
from cosmotheque.games.bomb_busters.missions.shelf import complete_record, mission_of
from cosmotheque.games.bomb_busters.model.actions import Deal, Drawn, Exchange, Recharge, Scan, Take
from cosmotheque.games.bomb_busters.model.events import CardUsed, CharacterUsed
from cosmotheque.games.bomb_busters.model.mission import ONE, TWO, Mission
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.model.wires import Card
from cosmotheque.games.bomb_busters.parts.cast.data import CharacterChosen, ChooseCharacter
from cosmotheque.games.bomb_busters.rules.deal import chance, start
from cosmotheque.games.bomb_busters.rules.legal import awaited, legal_actions
from cosmotheque.games.bomb_busters.tests.bomb import Bomb, lay_mission, slot

THIRD = Options(mission="trial", captain="1")
STANDS = "1 2 3 4 | 1 2 3 4 | 1 2 3 4 | 1 2 3 4"


@pytest.fixture(autouse=True)
def third_box(monkeypatch: pytest.MonkeyPatch) -> None:
    lay_mission(monkeypatch, "trial", complete_record(Mission(12, ONE, TWO, box=3)))


class Table(Bomb):
    """A table before the deal."""

    def __init__(self, options: Options = THIRD) -> None:
        self.state = start(options, 4)
        self.events = ()


def cast(*characters: int, cards: tuple[int, ...] = ()) -> Bomb:
    bomb = Bomb(STANDS, options=THIRD, cards=cards)
    bomb.change(characters=characters)
    return bomb


def test_characters_are_chosen_before_the_deal() -> None:
    """BOM-301, BOM-300: the captain is drawn, who chooses none; then the others clockwise, each character once."""
    table = Table()
    drawn = chance(table.state, Random(0))
    assert drawn == Drawn((1,))
    table.play(CHANCE, drawn)
    for seat, number in ((2, 3), (3, 0), (0, 10)):
        assert awaited(table.state) == {seat}
        table.play(seat, ChooseCharacter(number))
        assert table.heard(CharacterChosen) == [CharacterChosen(Seat(seat), number)]
        assert not table.state.stands
        assert legal_actions(table.state, Seat(1)) == ()
    assert table.actors() == {CHANCE}
    dealt = chance(table.state, Random(0))
    assert isinstance(dealt, Deal)
    assert dealt.captain == 1
    table.play(CHANCE, dealt)
    assert table.state.characters == (10, 0, 3, 0)


def test_each_character_exists_once() -> None:
    """BOM-300."""
    table = Table()
    table.play(CHANCE, Drawn((1,)))
    assert table.legal(2) == [ChooseCharacter(number) for number in (0, *NEW_CHARACTERS)]
    table.play(2, ChooseCharacter(8))
    assert table.refusal(3, ChooseCharacter(8)) == "BOM-301"
    assert ChooseCharacter(0) in table.legal(3)


@pytest.mark.parametrize("options", [{"new_characters": False}, {"characters": False}])
def test_options_switch_the_choice_off(options: dict[str, bool]) -> None:
    """BOM-301."""
    table = Table(Options(mission="trial", **options))  # type: ignore[arg-type]
    assert isinstance(chance(table.state, Random(0)), Deal)


def test_which_missions_have_the_choice() -> None:
    """BOM-300, BOM-302: from box 3 on, and only those that the record names."""
    assert not Mission(12, ONE, TWO, box=2).has_choice_of_characters
    assert not Mission(12, ONE, TWO, box=5, new_characters=()).has_choice_of_characters
    assert mission_of(Options(mission="41"), 4).new_characters == NEW_CHARACTERS


def test_a_triple_detector_as_a_character() -> None:
    """BOM-300, BOM-303: once per mission, instead of the double; batteries renew it."""
    bomb = cast(0, 0, 0, 0)
    assert Take("double") in bomb.legal(0)
    bomb = cast(0, 3, 0, 0, cards=(7,))
    bomb.change(active=Seat(1))
    assert Take("double") not in bomb.legal(1)
    bomb.detect("triple", "D1 D2 D3", 1, "B1")
    assert bomb.state.spent == (1,)
    bomb.change(tasks=(), active=Seat(1), acted=False)
    assert bomb.refusal(1, Take("triple")) == "BOM-40"
    bomb.change_wires("C1 C2", code=70, cut=True)
    bomb.play(0, Recharge((Seat(1),)))
    assert Take("triple") in bomb.legal(1)


def test_radar_and_walkie_talkies_as_characters() -> None:
    """BOM-300: at any time, by their owners only; before the card of that name, which others could use."""
    bomb = cast(8, 0, 2, 0)
    assert bomb.actors() == {0, 2}
    assert Scan(3) in bomb.legal(0)
    assert Exchange(slot("C1"), Seat(1)) in bomb.legal(2)
    assert bomb.refusal(3, Scan(3)) == "BOM-40"
    bomb.change(cards=(Card(8),))
    bomb.change_wires("C1 C2", code=80, cut=True)
    assert Scan(3) in bomb.legal(3)
    bomb.play(0, Scan(3))
    assert bomb.heard(CharacterUsed) == [CharacterUsed(Seat(0))]
    assert not bomb.heard(CardUsed)
    bomb.play(0, Scan(4))
    assert bomb.heard(CardUsed) == [CardUsed(Seat(0), 8)]


def test_a_ray_as_a_character() -> None:
    """BOM-300."""
    bomb = cast(0, 0, 10, 0)
    bomb.change(active=Seat(2))
    assert Take("ray") in bomb.legal(2)
    bomb.change(active=Seat(3))
    assert Take("ray") not in bomb.legal(3)


def test_without_characters_there_are_none() -> None:
    """BOM-304: where the mission or the options take characters away nobody has one."""
    bomb = Bomb(STANDS, options=Options(mission="trial", characters=False))
    assert not any(isinstance(action, Take) for action in bomb.legal(0))
