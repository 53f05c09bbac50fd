"""Files of missions that players write: what they may say, and the sentence for each fault."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cosmotheque import registry
from cosmotheque.core import codec
from cosmotheque.core.explained import Faults
from cosmotheque.core.game import AnyGame
from cosmotheque.core.text import Text
from cosmotheque.core.written import Unreadable, Written
from cosmotheque.games.bomb_busters.missions.players import reading
from cosmotheque.games.bomb_busters.missions.players.layout import Setup, Told
from cosmotheque.games.bomb_busters.missions.players.parts import CATALOGUE
from cosmotheque.games.bomb_busters.missions.players.reading import read as read_tables
from cosmotheque.games.bomb_busters.model.mission import TWO, Mix
from cosmotheque.games.bomb_busters.parts.sequences.data import Line
from cosmotheque.games.bomb_busters.parts.x_wires.data import XWires
from cosmotheque.games.bomb_busters.tests.attic import EXAMPLE, PAGE, SLUG, changed, written
from cosmotheque.laws.case import Case
from cosmotheque.laws.play import play
from cosmotheque.missions import files

NEEDED = {
    "oxygen": 'pool = "reserve"\nprice = "depth"\nstart = [4, 6, 8, 10]',
    "role": 'name = "rookie"\nfatal = true',
    "timer": "seconds = 600",
    "windfall": 'way = "gift"',
}
EQUIPMENT = {
    "at_once": 'unlock = "at_once_done"\nat_once = false',
    "locks": 'unlock = "own_and_number"',
    "face_down": 'unlock = "number_deck"\nat_once = false',
    "like_red": "at_once = false",
}
BESIDE = {"free_order": ("timer",)}


def with_part(name: str) -> str:
    """A mission that has this part, and what it needs."""
    fewest = 3 if name in ("weak_link", "own_cards") else 2
    head = EXAMPLE.partition("[wires]")[0].replace("[2, 5]", f"[{fewest}, 5]")
    parts = "".join(f'[[parts]]\npart = "{one}"\n{NEEDED.get(one, "")}\n' for one in (name, *BESIDE.get(name, ())))
    return f"{head}[wires]\nyellow = {{ count = 2 }}\n[equipment]\n{EQUIPMENT.get(name, '')}\n{parts}"


def test_the_example_is_read_as_it_says() -> None:
    mission = written()
    page = mission.page
    assert (mission.seats, mission.title.en, page.story.fr[:8]) == ((2, 3, 4, 5), "The lighthouse", "La lampe")
    assert (page.record.red, page.record.yellow, page.record_for(2).red) == (Mix(1, 2), TWO, TWO)
    assert page.record_for(2).yellow == TWO
    assert page.record.parts == (Line("the-lighthouse-1", 4, 2), XWires())
    assert [rule.id for rule in page.rules] == ["the-lighthouse-1", "the-lighthouse-2"]
    assert page.record.fuse.steps(3) == 4
    assert {2, 10} & set(page.record.pile) == set()


def test_the_page_names_every_key_and_every_part_with_its_fields() -> None:
    page = PAGE.read_text(encoding="utf-8")
    named = {*Setup.__struct_fields__, *Told.__struct_fields__, *CATALOGUE}
    fields = {field for part in CATALOGUE.values() for field in part.__struct_fields__}
    tables = ("wires", "equipment", "tokens", "detonator")
    named |= {field for table in tables for field in getattr(Setup(), table).__struct_fields__}
    assert sorted(name for name in named | fields if not re.search(rf"`{name}( = [^`]*)?`|\[{name}\]", page)) == []


def test_words_change_no_name_and_rules_do() -> None:
    """A changed file is another mission, so that no record is played on by other rules."""
    name = written().name
    assert name.startswith("the-lighthouse@")
    assert written(EXAMPLE.replace("The lamp turns", "A lamp turns") + "# mended\n").name == name
    assert written(changed("cards = 4", "cards = 3")).name != name
    assert written(changed("more = 1", "more = 2")).name != name
    assert written(changed("[players.2.wires]", "[players.3.wires]")).name != name


@pytest.fixture
def shelved() -> Iterator[Callable[[Written], AnyGame]]:
    """The game with one mission on the shelf of players."""

    def put_up(mission: Written) -> AnyGame:
        registry.put_up(SLUG, [mission])
        return registry.load(SLUG)

    yield put_up
    registry.put_up(SLUG, ())


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_part_can_be_taken_and_played(name: str, shelved: Callable[[Written], AnyGame]) -> None:
    mission = written(with_part(name))
    game = shelved(mission)
    options = codec.read_options({"mission": mission.name}, game.types.options)
    for seats in (mission.seats[0], 5):
        assert play(Case(game, seats, options, 1)).match.outcome is not None


words = st.sampled_from(
    (
        *(
            *Setup.__struct_fields__,
            *Told.__struct_fields__,
            *CATALOGUE,
            "parts",
            "players",
            "part",
            "2",
            "fr",
            "en",
            "red",
        ),
        *("count", "of", "blue", "rule", "cards", "without", "seats", "unlock", "apart", "start"),
    )
)
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | words,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(words, inner, max_size=6),
    max_leaves=25,
)


def _said_of(tables: dict[str, Any]) -> tuple[Text, ...]:
    """The sentences against them, or the title of the mission that they are."""
    try:
        return (read_tables("fuzz", tables).title,)
    except Unreadable as unreadable:
        return unreadable.faults


@pytest.mark.long("rules")
@settings(max_examples=300, deadline=None)
@given(st.dictionaries(words, values, max_size=8))
def test_no_tables_make_the_reader_fail(found: dict[str, Any]) -> None:
    told = {"title": {"fr": "a", "en": "a"}, "special": {"fr": "a", "en": "a"}}
    for tables in (found, {**found, **told}):
        assert all(one.fr and one.en for one in _said_of(tables))


def test_what_is_read_is_checked_before_it_is_used() -> None:
    """A fault of one table keeps no other from being looked at."""
    found = Faults()
    assert reading._read_parts([{"part": "sequence", "cards": 0}, 3, {"part": []}], 1, found) == []
    assert len(found) == 3
    assert files.authorships().keys() == {SLUG}
