"""Every action of a seat in one line, and back."""

import pytest

from cosmotheque.core.errors import BadNotation
from cosmotheque.games.contact import actions as act
from cosmotheque.games.contact.components import AIDS, ASTEROIDS, EARTH, PLANETS, Flight
from cosmotheque.games.contact.notation import read, write

ACTIONS: list[act.Action] = [
    *map(act.FlyTo, (EARTH, *PLANETS, *ASTEROIDS)),
    *map(act.Guess, PLANETS),
    act.GuessTwo((3, 6)),
    *map(act.ChooseSignal, range(7)),
    *map(act.Brief, AIDS),
    act.Transmit(),
    act.Transmit((Flight(0, 620), Flight(900, 1800))),
    *(
        act.DrawGoal(),
        act.ChangeGoal(),
        act.StepBack(),
        act.ClearRoute(),
        act.AskAgain(),
        act.ShowStopover(),
        act.Reactivate(),
    ),
]


def test_every_action_round_trips() -> None:
    """Written and read again it is the same, capitals and spaces aside."""
    assert [read(write(action)) for action in ACTIONS] == ACTIONS
    assert [read(f" {write(action).upper()}  ") for action in ACTIONS] == ACTIONS


@pytest.mark.parametrize(
    "line",
    [
        *("", "fly", "fly Z", "guess C+", "guess C+D+E", "signal x", "signal ²", "brief all", "change", "deal"),
        *("transmit 5", "transmit 0-620,", "transmit 0-999999", "fly C D"),
    ],
)
def test_what_is_no_action_is_said_to_be_none(line: str) -> None:
    with pytest.raises(BadNotation, match="fly C"):
        read(line)
