"""Records of the campaign: what is left out of which mission."""

import pytest

from cosmotheque.games.bomb_busters.components import Equipment
from cosmotheque.games.bomb_busters.missions.shelf import MISSIONS, mission_of
from cosmotheque.games.bomb_busters.model.options import Options

WITHOUT_RAY = ("44", "45", "47", "49", "51", "59", "63", "65")


@pytest.mark.parametrize("name", WITHOUT_RAY)
def test_no_ray_where_values_are_bound(name: str) -> None:
    """BOM-302, BOM-289: neither the character nor the card; the disintegrator stays in where there is one."""
    mission = MISSIONS[name]
    assert Equipment.RAY not in mission.new_characters
    assert Equipment.RAY not in mission.pile
    assert (Equipment.DISINTEGRATOR in mission.pile) == (mission.box == 5)


def test_who_has_no_new_characters() -> None:
    """BOM-302: none of the four in 58, and only the old ones in 34; elsewhere from box 3 on all or all but the ray."""
    none = {name for name, mission in MISSIONS.items() if mission.box >= 3 and not mission.new_characters}
    assert none == {"34", "58"}


def test_the_disintegrator_is_not_in_57() -> None:
    """BOM-289."""
    pile = mission_of(Options(mission="57"), 4).pile
    assert Equipment.DISINTEGRATOR not in pile
    assert Equipment.GRAPPLING_HOOK in pile


def test_the_yellow_card_goes_with_yellow_wires() -> None:
    """BOM-291: from mission 9 on, but not in 41."""
    for name, mission in MISSIONS.items():
        wanted = mission.box > 0 and mission.yellow.k > 0 and bool(mission.cards.numbers) and name not in ("41",)
        assert (Equipment.FALSE_BOTTOM in mission.pile) == wanted, name
