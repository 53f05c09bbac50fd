"""Many games of Katarenga at once, pinned to the rules in every way they can begin."""

from typing import Any

import pytest

from cosmotheque.batch import Batch, pin, plan
from cosmotheque.core.errors import BadOptions
from cosmotheque.games.katarenga.components import assemble, suits_big_bang
from cosmotheque.games.katarenga.tests.boards import LAYOUT

NEAR_THE_END = (
    "RYBGRYGB/GRGBGYRY/YYBRBBGR/BGRYYRBG/RGBYRGBY/YYGRYYBR/BBRGBGRG/GRYBGRYB "
    "W3b3/3w4/7w/3bbbb1/w2b4/2wb3w/8/1w4b1 RG w 20"
)
SKIRMISH = "RYBGRYGB/GRGBGYRY/YYBRBBGR/BGRYYRBG/RGBYRGBY/YYGRYYBR/BBRGBGRG/GRYBGRYB 3w4/8/2b5/8/4w3/8/8/1b6 --b- w 30"
WAYS = [
    ("katarenga-big-bang", {"opening": "halves"}),
    ("katarenga-big-bang", {"opening": "quarters", "board": LAYOUT}),
    ("katarenga-big-bang", {"position": NEAR_THE_END}),
    ("katarenga", {"board": "A0 b1 C2 d3"}),
    ("katarenga", {"position": SKIRMISH}),
]


@pytest.mark.long("rules")
@pytest.mark.parametrize(("slug", "options"), WAYS)
def test_every_beginning_is_pinned(slug: str, options: dict[str, Any]) -> None:
    assert pin(plan(slug, options=options), 1500, seed=11) > 0 or "position" not in options


@pytest.mark.long("rules")
def test_every_end_is_pinned() -> None:
    """Some seeds end in each way there is; the comparison is in `pin`."""
    reasons = set()
    for slug, options in (("katarenga", {}), ("katarenga", {"position": SKIRMISH}), ("katarenga-big-bang", {})):
        batch = Batch(slug, 200, options=options, seed=3)
        for _ in range(402):
            batch.step(batch.sample())
            reasons |= {batch.state(int(game)).ended for game in batch.over.nonzero()[0]}
    assert reasons == {"all-settled", "both-camps", "too-few-pawns", "repetition", "move-limit"}


@pytest.mark.long("rules")
def test_boards_are_laid_fairly() -> None:
    """KBB-3, KBB-5: whatever chance lays suits, and each quarter board comes up everywhere, both faces, all turns."""
    assert all(suits_big_bang(assemble(layout)) for layout in _layouts("katarenga-big-bang", 4000))
    names = [layout.split(" ")[0] for layout in _layouts("katarenga", 4000)]
    assert len(set(names)) == 32
    assert all(85 <= names.count(name) <= 165 for name in set(names))


def test_a_game_that_is_over_cannot_begin() -> None:
    with pytest.raises(BadOptions, match="over before the first move"):
        plan("katarenga", options={"position": SKIRMISH.replace("--b- w", "ww-- b")})


def _layouts(slug: str, count: int) -> list[str]:
    batch = Batch(slug, count)
    return [batch.plan.drawn(None, row).layout for row in batch.rows]
