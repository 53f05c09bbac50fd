"""Views and actions as rows of numbers: of fixed width, without loss, and cut off where something is too long."""

from itertools import permutations
from pathlib import Path
from random import Random
from typing import Literal

import msgspec
import numpy as np
import pytest

from cosmotheque import registry, replay
from cosmotheque.adapters import measure
from cosmotheque.adapters.coding import LARGEST, RowWriter, coding_of
from cosmotheque.adapters.layout import Layout, Lengths
from cosmotheque.adapters.measure import sizes_of
from cosmotheque.bots import random_spec
from cosmotheque.core.match import Match

RECORDS = Path(__file__).parents[1] / "records"


class Leaf(msgspec.Struct, frozen=True, tag="leaf"):
    colour: Literal["green", "brown"]


class Twig(msgspec.Struct, frozen=True, tag="twig"):
    lengths: tuple[int, ...]


class Tree(msgspec.Struct, frozen=True):
    name: str
    age: int | None
    tall: bool
    parts: tuple[Leaf | Twig, ...]
    rings: frozenset[int]


SIZES = {".name": 3, ".parts": 2, ".parts[]:twig.lengths": 1, ".rings": 2}
TREE = Tree("ab", 7, True, (Leaf("brown"), Twig((5,))), frozenset({9, 4}))


def test_a_row_is_made_from_the_type() -> None:
    row = Layout(Tree, SIZES).row(TREE).tolist()
    name, age, tall = [2, ord("a"), ord("b"), 0], [1, 7], [1]
    assert row == [*name, *age, *tall, 2, *[1, 0, 0], *[2, 1, 5], *[2, 4, 9]]


def test_every_number_of_a_row_has_a_name() -> None:
    names = Layout(Tree, SIZES).names()
    assert names[:7] == ["name.length", "name[0]", "name[1]", "name[2]", "age.kind", "age", "tall"]
    assert len(names) == len(Layout(Tree, SIZES).row(TREE))


def test_what_is_too_long_is_cut_off_and_its_length_kept() -> None:
    long = Tree("abcdef", None, False, (Leaf("green"),) * 5, frozenset(range(8)))
    row = Layout(Tree, SIZES).row(long).tolist()
    assert len(row) == Layout(Tree, SIZES).width
    assert row[0] == 6
    assert row[7] == 5
    assert row[-3:] == [8, 0, 1]


def test_types_without_an_end_are_refused_in_a_sentence() -> None:
    for kind in (dict[str, int], int | float):
        with pytest.raises(TypeError, match="use a plainer type"):
            Layout(kind, {})


@pytest.mark.parametrize("slug", registry.playable())
def test_games_that_were_played_fit_into_the_sizes(slug: str) -> None:
    """Different views have different rows, and nothing in the stored records is longer than its room.

    After a change of a view's type, `python -m cosmotheque.adapters.measure` makes room.
    """
    coding, sizes = coding_of(slug), sizes_of(slug)
    lengths: Lengths = {}
    for path in sorted((RECORDS / slug).glob("v*/bots-*.jsonl"))[:2]:
        match = replay(path.read_bytes())
        rows: dict[bytes, object] = {}
        for moves in range(0, len(match.moves) + 1, 1 + len(match.moves) // 12):
            then = Match.restore(match.game, match.header, match.moves[:moves])
            for seat in range(then.seats):
                view, row = then.view(seat), coding.observation(then.view(seat))
                assert row.shape == (coding.view.width,)
                assert abs(row).max() <= LARGEST
                assert rows.setdefault(row.tobytes(), view) == view
                coding.view.measure(view, lengths)
                assert len(then.actions(seat)) <= sizes.actions
                assert coding.features(then.actions(seat)).shape == (len(then.actions(seat)), coding.action.width)
    assert {path: seen for path, seen in lengths.items() if max(seen) > sizes.view.get(path, 0)} == {}


def test_a_row_written_over_another_is_as_if_written_anew() -> None:
    """The row before does not matter: longer or shorter, of another kind, or nothing."""
    others = (
        Tree("xyz", None, False, (Twig((5, 6)),), frozenset()),
        Tree("", 3, True, (Twig(()), Leaf("green"), Leaf("brown")), frozenset({1})),
        Tree("abcdef", 7, True, (Twig((1,)), Twig((5,))), frozenset({4, 9, 2})),
        Tree("b", 7, False, (), frozenset({4})),
    )
    layout = Layout(Tree, SIZES)
    for first, second in permutations((TREE, *others), 2):
        row = layout.row(first)
        layout.write(row, second, first)
        assert row.tolist() == layout.row(second).tolist()


@pytest.mark.parametrize("slug", registry.playable())
def test_rows_do_not_remember_what_was_seen_before(slug: str) -> None:
    """A seat's row follows from its view of now, even if a writer has seen other games before."""
    game, coding, rng = registry.load(slug), coding_of(slug), Random(8)
    for seats in game.meta.seats:
        writer = RowWriter(coding)
        for seed in range(3):
            match = Match(game, seats, seed=seed)
            for _ in range(25):
                acting = sorted(seat for seat in match.actors() if seat >= 0)
                if not acting:
                    break
                seat = rng.choice(acting)
                view, action = match.view(seat), rng.choice(match.actions(seat))
                assert np.array_equal(writer.write(view), coding.observation(view))
                match.play(seat, game.measured.measure(view, action, rng))


@pytest.mark.parametrize("slug", registry.playable())
def test_listed_actions_differ_in_their_features(slug: str) -> None:
    match = Match(registry.load(slug), seed=1)
    seat = min(seat for seat in match.actors() if seat >= 0)
    features = coding_of(slug).features(match.actions(seat))
    assert len({row.tobytes() for row in features}) == len(match.actions(seat))


def test_a_game_without_sizes_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "_easiest", lambda _slug: random_spec())
    slug = min(registry.playable(), key=lambda slug: sizes_of(slug).actions)
    sizes = measure.measure_sizes(slug, 20)
    assert sizes.view.keys() <= sizes_of(slug).view.keys()
    assert sizes.actions > 0
