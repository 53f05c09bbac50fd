"""The page of every message follows the types."""

from pathlib import Path
from typing import Annotated, Literal, get_args

import msgspec
import pytest
from msgspec import inspect

from cosmotheque.server.generate import typescript, wire_page
from cosmotheque.server.wire.frames import Incoming

NETWORK_BOTS = Path(__file__).parents[2] / "docs/network-bots.md"


class Tile(msgspec.Struct, frozen=True):
    number: int


def test_every_message_has_its_place_and_every_link_leads_to_one() -> None:
    page = wire_page.page()
    headings = [line.removeprefix("### ") for line in page.splitlines() if line.startswith("### ")]
    assert sorted(headings) == sorted(typescript.wire_structs())
    anchors = {f"](#{heading.lower()})" for heading in headings}
    linked = {f"](#{rest.partition(')')[0]})" for rest in page.split("](#")[1:]}
    assert linked
    assert linked <= anchors


def test_the_page_for_bots_names_every_field_of_what_they_send() -> None:
    rows = NETWORK_BOTS.read_text().partition("What a bot sends:")[2].split("\n\n")[1].splitlines()[2:]
    told = {row.split("`")[1]: set(row.split("`")[3::2]) for row in rows}
    sent = {inspect.type_info(kind).tag: kind for kind in get_args(Incoming)}
    assert {"act", "look"} <= told.keys()
    for tag, words in told.items():
        assert set(sent[tag].__struct_fields__) <= words, tag


def test_what_may_be_left_out_says_what_is_there_without_it() -> None:
    undo = wire_page.page().partition("### Undo\n")[2].partition("###")[0]
    assert '| `type` | `"undo"` | |' in undo
    assert "| `moves` | integer (1 to 100) | `1` |" in undo


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        (Annotated[int, msgspec.Meta(ge=0, lt=8)], "integer (0 to 7)"),
        (Annotated[str, msgspec.Meta(min_length=4, max_length=4)], "string (4 characters)"),
        (Annotated[str, msgspec.Meta(pattern="^a|b$")] | None, "string (as `^a|b$`) or null"),
        (Annotated[tuple[Tile, ...], msgspec.Meta(max_length=3)], "array (at most 3) of [Tile](#tile)"),
        (Literal["on", "off"], '`"off"` or `"on"`'),
        (tuple[int, float], "array (integer, number)"),
        (dict[str, bool], "object, by name boolean"),
        (msgspec.Raw, "any JSON"),
    ],
)
def test_a_type_in_words(kind: object, words: str) -> None:
    assert wire_page.kind_in_words(inspect.type_info(kind)) == words
