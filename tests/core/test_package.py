"""Contents of `import cosmotheque`: names that are there, all bots of a game, records in whatever form they come."""

from pathlib import Path

import pytest

import cosmotheque
from cosmotheque.arena import entrant_names, find_bot
from cosmotheque.core.errors import BadRecord


def test_every_name_that_is_promised_is_there() -> None:
    assert all(hasattr(cosmotheque, name) for name in cosmotheque.__all__)
    assert {"AnyGame", "read_record"} <= set(cosmotheque.__all__)


@pytest.mark.parametrize("slug", cosmotheque.playable())
def test_all_bots_that_are_listed_can_be_had(slug: str) -> None:
    bots = cosmotheque.bots_of(slug)
    assert tuple(bots) == entrant_names(slug)
    assert {"random", "greedy"} <= bots.keys()
    assert all(bots[name] == find_bot(slug, name) for name in bots)


def test_a_record_is_replayed_from_itself_its_bytes_or_its_text() -> None:
    match = cosmotheque.Match(cosmotheque.load(cosmotheque.playable()[0]), seed=1)
    data = match.record.to_jsonl()
    for record in (match.record, data, data.decode()):
        assert cosmotheque.replay(record).moves == match.moves
    with pytest.raises(BadRecord, match="not PosixPath"):
        cosmotheque.replay(Path("game.jsonl"))  # type: ignore[arg-type]
