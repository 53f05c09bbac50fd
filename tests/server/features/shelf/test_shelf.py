"""The shelf: stocked before the port is opened, each answer made once for simultaneous requests, no pack read."""

import gzip
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.crowd import Name, ask_together

from cosmotheque import registry
from cosmotheque.server import app, node
from cosmotheque.server.base.settings import Settings
from cosmotheque.server.features.laboratory import routes as lab
from cosmotheque.server.features.puzzles import routes as puzzles
from cosmotheque.server.features.shelf import routes as shelf
from cosmotheque.study import pack, shipped


def test_the_shelf_is_stocked_before_the_port_is_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []
    monkeypatch.setattr(app, "_make_application", lambda: order.append("built") or SimpleNamespace(state={}))
    monkeypatch.setattr(shelf, "stock", lambda: order.append("stocked"))
    monkeypatch.setattr(node, "settle_memory", lambda: order.append("settled"))
    node.make_config(Settings(data=tmp_path))
    assert order == ["built", "stocked", "settled"]  # what is loaded by then stays for good


@pytest.mark.parametrize(
    ("make", "room", "part", "answer"),
    [
        (shelf._file, shelf, "_game_info", {}),
        (puzzles._file, puzzles, "shipped_bytes", gzip.compress(b"{}")),
        (lab._ladder, lab.registry, "load", None),
        (shipped.shipped_pack, shipped, "shipped_bytes", pack.write_pack(pack.Pack("", 1, ()))),
    ],
    ids=["game", "puzzles", "ladder", "pack"],
)
def test_what_many_ask_for_at_once_is_made_once(
    make: Callable[[Any], Any], room: Any, part: str, answer: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Name] = []

    def make_a_part(name: Name) -> Any:
        name.wait_for_everybody()
        made.append(name)
        return answer

    monkeypatch.setattr(room, part, make_a_part)
    ask_together(make, Name())
    assert len(made) == 1


def test_no_pack_is_read_to_count_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shipped, "read_pack", lambda _data: pytest.fail("A pack was read."))
    assert any(shelf._box(slug).puzzles for slug in registry.shelf())


def test_right_answers_are_those_of_the_pack() -> None:
    slug = next(filter(shipped.has_pack, registry.playable()[::-1]))
    read = pack.read_pack(shipped.shipped_bytes(slug))
    assert shipped.right_answers(slug) == {puzzle.id: puzzle.right for puzzle in read.puzzles}


def test_a_pack_without_puzzles_has_no_answers() -> None:
    assert pack.read_right(pack.write_pack(pack.Pack("", 1, ()))) == {}


def test_of_a_game_that_is_not_there_nothing_is_kept() -> None:
    with pytest.raises(registry.UnknownGame):
        shipped.right_answers("nothing")
