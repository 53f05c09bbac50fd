"""A game as a conversation: what is answered, refused, listed and drawn, and who is told what."""

import re
from random import Random

import pytest

from cosmotheque import registry
from cosmotheque.adapters import words
from cosmotheque.benchmark.scripted import choose
from cosmotheque.benchmark.sitting import LISTS, TRIES, Sitting
from cosmotheque.core.errors import BadNotation, GameOver
from cosmotheque.laws.spread import arbitrary_values

from .seats import SLUGS, play_out, quick


@pytest.mark.parametrize("slug", SLUGS)
def test_a_game_is_played_to_its_end_by_text_alone(slug: str) -> None:
    sitting = Sitting(quick(slug), most_turns=60)
    texts = play_out(sitting, choose)
    assert sitting.outcome is not None
    assert "The game is over." in texts[-1]
    assert sitting.counts.unreadable == sitting.counts.illegal == sitting.counts.drawn == 0
    with pytest.raises(GameOver):
        sitting.answer("1")


@pytest.mark.parametrize("slug", SLUGS)
def test_what_is_not_allowed_is_refused_by_its_rule(slug: str) -> None:
    game, sitting = registry.load(slug), Sitting(quick(slug))
    listed = sitting.episode.actions(sitting.task.seat)
    for action in arbitrary_values(game.types.action, Random(1), 200):
        line = game.notation.write(action)
        if line in map(game.notation.write, listed) or not _can_be_read(slug, line):
            continue
        assert re.match(r"Refused: .*\([A-Z]+-\d+\w*\)$", sitting.answer(line))
        break
    assert (sitting.counts.illegal, sitting.counts.unreadable) == (1, 0)
    assert not sitting.fresh


def _can_be_read(slug: str, line: str) -> bool:
    read = registry.load(slug).notation.read
    assert read is not None
    try:
        return bool(line == line.strip() and "list" not in line and read(line))
    except BadNotation:
        return False


@pytest.mark.parametrize("slug", SLUGS)
def test_after_so_many_refusals_chance_plays_and_all_is_counted(slug: str) -> None:
    sitting = Sitting(quick(slug))
    moves = len(sitting.episode.match.moves)
    for _ in range(TRIES - 1):
        assert sitting.answer("what a fine game").startswith("Refused: ")
    assert len(sitting.episode.match.moves) == moves
    assert sitting.answer("").startswith("An action was drawn at random: ")
    assert len(sitting.episode.match.moves) > moves
    assert (sitting.counts.answers, sitting.counts.unreadable, sitting.counts.drawn) == (TRIES, TRIES, 1)


@pytest.mark.parametrize("slug", SLUGS)
def test_the_last_line_is_the_answer(slug: str) -> None:
    game, plain = registry.load(slug), Sitting(quick(slug))
    written = game.notation.write(plain.episode.actions(plain.task.seat)[0])
    plain.answer("1")
    for said in (f"I think.\n\n{written}", f"Answer: {written}\n", f"So:\n**`{written}`**", "Three ways …\n1."):
        other = Sitting(quick(slug))
        other.answer(said)
        assert other.episode.match.moves == plain.episode.match.moves, said


def test_lists_are_shown_so_often_in_a_turn() -> None:
    for slug in SLUGS:
        sitting = Sitting(quick(slug))
        first = re.findall(r"\b1\. (\S+)", sitting.text.rpartition("\n\n")[2])[0]
        for _ in range(LISTS):
            assert f"1. {first}" in sitting.answer(f"list {first}")
        assert sitting.answer("list").startswith("Refused: that was enough lists")
        assert (sitting.counts.lists, sitting.counts.unreadable) == (LISTS, 1)


def test_a_seat_that_takes_for_ever_gives_up() -> None:
    sitting = Sitting(quick(SLUGS[0]), most_turns=2)
    texts = play_out(sitting, choose)
    assert "The seat was asked 2 times: the game is given up." in texts[-1]
    assert sitting.counts.turns == 2


@pytest.mark.parametrize("slug", SLUGS)
def test_a_player_is_told_what_its_seat_may_know_and_no_more(slug: str) -> None:
    """Every word is the same in another state that the seat cannot tell from this one."""
    sitting = Sitting(quick(slug, 1), most_turns=60)
    seat, match = sitting.task.seat, sitting.episode.match
    for turn in range(1, 4):
        told = words.tell_position(match, seat, 10**6, "en"), sitting._list_actions("")
        state, match.state = match.state, match.game.imagine(match.view(seat), Random(turn))
        match._listed.clear()
        assert (words.tell_position(match, seat, 10**6, "en"), sitting._list_actions("")) == told
        match.state = state
        match._listed.clear()
        sitting.answer(choose(sitting.text, turn))
        if sitting.outcome is not None:
            break
