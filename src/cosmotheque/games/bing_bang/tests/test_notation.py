"""Every action of a seat in one line, and back."""

import pytest

from cosmotheque.core.errors import BadNotation
from cosmotheque.core.game import Seat
from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang.components.box import CARDS, CATEGORIES, FACES, PLANETS
from cosmotheque.games.bing_bang.components.sky import CELLS
from cosmotheque.games.bing_bang.notation import read, write

ON_A_CELL = (
    *(act.LayWhite, act.MovePawn, act.TakeWhite, act.LayRed),
    *(act.MoveEarth, act.SetToken, act.SetPlanet, act.Warp),
)
ACTIONS: list[act.Action] = [
    *(kind(cell) for kind in ON_A_CELL for cell in range(CELLS)),
    *map(act.PickToken, range(len(FACES))),
    *map(act.Peek, range(len(FACES))),
    *map(act.LiftPlanet, range(len(PLANETS))),
    *map(act.Show, range(len(CATEGORIES))),
    *map(act.HandIn, CARDS),
    *(act.Rearrange(card, (1, 0, 3, 2), (0, 2, 0, 3)) for card in CARDS),
    *(act.Rob(Seat(seat), "pilot") for seat in range(6)),
    act.Rob(Seat(1), "witness"),
    act.FlyOver(3, 399),
    act.SwapPlanets((1, 8)),
    *(act.TurnToken(), act.EndTurn(), act.Scatter(), act.Settle()),
]


def test_every_action_round_trips() -> None:
    """Written and read again it is the same, capitals and spaces aside; no two are written alike."""
    assert [read(write(action)) for action in ACTIONS] == ACTIONS
    assert [read(f" {write(action).upper()}  ") for action in ACTIONS] == ACTIONS
    assert len({write(action) for action in ACTIONS}) == len(ACTIONS)


@pytest.mark.parametrize(
    "line",
    [
        *("", "lay", "lay z9", "lay a21", "lay a1 b2", "fly a1", "fly a1-b2-c3", "pick pleasant", "rob x pilot"),
        *("rob 1 crown", "rearrange 1032", "rearrange 103 0200", "dance 1032 0200", "end now", "deal", "a b c d"),
    ],
)
def test_what_is_no_action_is_said_to_be_none(line: str) -> None:
    with pytest.raises(BadNotation, match="lay c7"):
        read(line)
