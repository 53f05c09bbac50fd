"""The packs of the house: large enough and small, and what they say can be proved again."""

from functools import cache

import msgspec
import pytest

from cosmotheque import registry
from cosmotheque.laws.rulebook import rules_of
from cosmotheque.study.checking import fault_of
from cosmotheque.study.pack import Pack, Puzzle
from cosmotheque.study.shipped import has_pack, shipped_bytes, shipped_pack

PUZZLED = [slug for slug in registry.playable() if has_pack(slug)]
AT_LEAST = 300
LARGEST = 200_000
OF_A_THEME = 5  # at least
TRIED = 2  # of each theme; `cosmotheque puzzles GAME --check` tries all


@cache
def samples(slug: str) -> list[Puzzle]:
    """A few puzzles of each theme, from everywhere in the pack, those first that have the fewest actions."""
    chosen: list[Puzzle] = []
    for theme in shipped_pack(slug).themes:
        found = [puzzle for puzzle in shipped_pack(slug).puzzles if puzzle.theme == theme.slug]
        chosen += sorted(found[:: len(found) // (2 * TRIED)], key=lambda puzzle: len(puzzle.verdicts))[:TRIED]
    return chosen


@pytest.mark.parametrize("slug", PUZZLED)
def test_a_pack_is_large_and_light(slug: str) -> None:
    pack = shipped_pack(slug)
    assert len(pack.puzzles) >= AT_LEAST
    assert len(shipped_bytes(slug)) < LARGEST
    assert len({puzzle.id for puzzle in pack.puzzles}) == len(pack.puzzles)
    for theme in pack.themes:
        assert sum(puzzle.theme == theme.slug for puzzle in pack.puzzles) >= OF_A_THEME, theme.slug


@pytest.mark.parametrize("slug", PUZZLED)
def test_a_pack_is_of_the_game_as_it_is(slug: str) -> None:
    pack, game, puzzler = shipped_pack(slug), registry.load(slug), registry.puzzler(slug)
    assert puzzler is not None
    assert (pack.game, pack.version, pack.themes) == (slug, game.meta.version, puzzler.themes)
    rules = set(rules_of(game))
    for theme in pack.themes:
        assert theme.rules
        assert {*theme.rules} <= rules, theme.slug


@pytest.mark.parametrize("slug", PUZZLED)
def test_there_is_a_verdict_on_every_answer(slug: str) -> None:
    pack = shipped_pack(slug)
    themes = {theme.slug for theme in pack.themes}
    for puzzle in pack.puzzles:
        choices = puzzle.answers or puzzle.actions
        assert puzzle.theme in themes
        assert len(puzzle.verdicts) == len(choices)
        assert all(0 <= number < len(pack.verdicts) for number in puzzle.verdicts)
        assert 0 < len(puzzle.right) < len(choices)
        assert all(0 <= number < len(choices) for number in puzzle.right)


@pytest.mark.parametrize("slug", PUZZLED)
def test_puzzles_are_proved_again(slug: str) -> None:
    pack = shipped_pack(slug)
    assert {puzzle.id: fault for puzzle in samples(slug) if (fault := fault_of(pack, puzzle))} == {}


@pytest.mark.parametrize("slug", PUZZLED)
def test_a_wrong_answer_is_found_out(slug: str) -> None:
    pack, puzzle = shipped_pack(slug), samples(slug)[0]
    choices = puzzle.answers or puzzle.actions
    wrong = next(number for number in range(len(choices)) if number not in puzzle.right)
    assert fault_of(pack, msgspec.structs.replace(puzzle, right=(wrong,))) == "its answer"
    assert fault_of(pack, msgspec.structs.replace(puzzle, seat=(puzzle.seat + 1) % puzzle.seats)) != ""
    assert fault_of(mislabelled(pack), puzzle) != ""


def mislabelled(pack: Pack) -> Pack:
    """A pack whose verdicts stand in another order."""
    return msgspec.structs.replace(pack, verdicts=pack.verdicts[::-1])
