"""One position of a recorded game, as text or as a picture."""

from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from cosmotheque import Match, replay

Run = Callable[..., tuple[int, str, str]]


def at_step(record: Path, step: int) -> Match:
    match = replay(record.read_bytes())
    return Match.restore(match.game, match.header, match.moves[:step])


def test_the_end_is_drawn_for_a_spectator(run: Run, record: Path) -> None:
    code, out, err = run("draw", record, "--svg", "--lang", "en")
    assert (code, err) == (0, "")
    assert out == replay(record.read_bytes()).svg()
    assert ElementTree.fromstring(out).tag.endswith("svg")  # noqa: S314 - our own text


@pytest.mark.parametrize(("step", "seat"), [(0, 0), (2, 1), (3, 0)])
def test_a_step_is_drawn_as_a_seat_saw_it(run: Run, record: Path, step: int, seat: int) -> None:
    """The drawing shows nothing of what came later: the seat sees what it saw in a game that had come so far."""
    code, out, _ = run("draw", record, "--svg", "--step", step, "--seat", seat, "--lang", "fr")
    assert (code, out) == (0, at_step(record, step).svg(seat, "fr"))


def test_it_is_text_unless_a_picture_is_wanted(run: Run, record: Path) -> None:
    code, out, _ = run("draw", record, "--lang", "en")
    assert code == 0
    assert "<svg" not in out
    assert out.strip()


def test_what_is_not_there_is_refused_in_a_sentence(run: Run, record: Path) -> None:
    moves = len(replay(record.read_bytes()).moves)
    assert run("draw", record, "--step", moves + 1, "--lang", "en") == (
        2,
        "",
        f"This game has {moves} moves; there is no move {moves + 1}.\n",
    )
    code, out, err = run("draw", record, "--seat", 9, "--lang", "en")
    assert (code, out) == (2, "")
    assert "9 is none" in err
