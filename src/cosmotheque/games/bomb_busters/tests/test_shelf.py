"""The shelf of missions: a page for each, and a place for those of other people."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters import missions
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.missions.shelf import SCENARIOS, add, file_of, mission_of, replace_all, scenario_of
from cosmotheque.games.bomb_busters.model.mission import ONE, TWO, Mission
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.parts.cast.data import Cast

SHARED = {"__init__", "pace", "scenario", "shelf"}
OWN = Scenario(
    name="the-attic",
    record=Mission(12, ONE, TWO, box=3),
    others={2: Mission(12, TWO, TWO)},
    title=Text("Le grenier", "The attic"),
    story=Text("Il fait noir.", "It is dark."),
    special=Text("Rien de neuf.", "Nothing new."),
)


def test_every_file_is_a_mission_of_its_name() -> None:
    """BOM-60: none lies there that cannot be chosen."""
    files = {path.stem for path in Path(missions.__path__[0]).glob("*.py")} - SHARED
    assert files == {file_of(name) for name in SCENARIOS}
    assert [scenario.name for scenario in SCENARIOS.values()] == list(SCENARIOS)


def test_the_rules_of_a_mission_bear_its_number() -> None:
    """BOM-400: from mission 9 on."""
    for name, scenario in SCENARIOS.items():
        numbers = [int(rule.id.removeprefix("BOM-")) for rule in scenario.rules]
        if scenario.record.box:
            assert {number // 100 for number in numbers} == {int(name)}
        assert numbers == sorted(set(numbers))
        assert numbers


@pytest.fixture
def bare() -> Iterator[None]:
    """The shelf as it is left behind, whatever is put there."""
    yield
    replace_all(())


@pytest.mark.usefixtures("bare")
def test_a_mission_of_somebody_else_is_found_like_any_other() -> None:
    add(OWN)
    options = Options(mission="the-attic")
    assert mission_of(options, 2).red == TWO
    assert mission_of(options, 4).red == ONE
    assert Cast() in mission_of(options, 4).parts
    assert scenario_of("the-attic").heading == OWN.title
    assert "the-attic" not in SCENARIOS


@pytest.mark.usefixtures("bare")
def test_no_mission_takes_the_name_of_another() -> None:
    add(OWN)
    with pytest.raises(ValueError, match="the-attic"):
        add(OWN)
    with pytest.raises(ValueError, match="44"):
        add(SCENARIOS["44"])
