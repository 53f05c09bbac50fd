"""Records that were stored under some version of the rules still replay, move by move, to the outcome they had."""

from pathlib import Path

import msgspec
import pytest

from cosmotheque import registry
from cosmotheque.core.game import Outcome
from cosmotheque.core.record import read_header, read_record
from cosmotheque.core.replaying import replay

CORPUS = Path(__file__).parent
OUTCOMES = "outcomes.json"
FOLDERS = sorted(path.parent for path in CORPUS.rglob(OUTCOMES))


def name_of(folder: Path) -> str:
    return f"{folder.parent.name}-{folder.name}"


@pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
def test_every_stored_record_replays_to_its_outcome(folder: Path) -> None:
    game = registry.load(folder.parent.name)
    outcomes = msgspec.json.decode((folder / OUTCOMES).read_bytes(), type=dict[str, Outcome])
    assert {path.name for path in folder.glob("*.jsonl")} == set(outcomes)
    for name, outcome in outcomes.items():
        lines = (folder / name).read_bytes()
        assert read_header(lines).version == int(folder.name.removeprefix("v"))
        match = replay(read_record(lines, game), game)
        assert match.outcome == outcome, name


@pytest.mark.parametrize("slug", registry.playable())
def test_every_version_that_a_game_knows_has_records_for_each_end(slug: str) -> None:
    """`python tests/records/make.py` stores them when a version is new."""
    game = registry.load(slug)
    for version, rules in {**game.earlier, game.meta.version: game}.items():
        folder = CORPUS / slug / f"v{version}"
        assert folder in FOLDERS
        outcomes = msgspec.json.decode((folder / OUTCOMES).read_bytes(), type=dict[str, Outcome])
        assert set(rules.words.reasons) <= {outcome.reason for outcome in outcomes.values()} | {"time"}
        assert (rules.meta.slug, rules.meta.version) == (slug, version)


def test_no_version_was_dropped() -> None:
    """Every version that was played once can be read for ever."""
    known = {(slug, version) for slug in registry.playable() for version in versions(slug)}
    assert {(folder.parent.name, int(folder.name.removeprefix("v"))) for folder in FOLDERS} <= known


def versions(slug: str) -> set[int]:
    game = registry.load(slug)
    return {game.meta.version, *game.earlier}
