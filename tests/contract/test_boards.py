"""Law 16: what the boards say of hidden things is tested in deals that their readers cannot exclude."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.copying import TEMPLATE

from cosmotheque import laws, registry
from cosmotheque.games._template.game import GAME

WEB = Path(__file__).parents[2] / "web"
SECRETIVE = [slug for slug in registry.playable() if registry.load(slug).meta.secrets]

FALSE_CLAIM = """
let first: string | undefined;
export const claims = () => [
  {
    says: "there is but one deal",
    holds: (open: unknown) => (first ??= JSON.stringify(open)) === JSON.stringify(open),
  },
];
"""


def has_board(slug: str) -> bool:
    return (WEB / "src" / "games" / registry.folder(slug) / "index.ts").is_file()


def positions(slug: str) -> Iterator[bytes]:
    """All options, each with one number of seats in turn, at random; and a longer look at a game of the best bots."""
    cases = list(laws.cases(registry.load(slug), seeds=(1,)))
    for number, options in enumerate(dict.fromkeys(case.options for case in cases)):
        alike = [case for case in cases if case.options == options]
        yield from laws.board_positions(alike[number % len(alike)])
    best = list(registry.bots(slug).values())[-1]
    yield from laws.board_positions(cases[0], best, most=8)


@pytest.mark.parametrize("slug", SECRETIVE)
def test_a_game_with_secrets_says_what_its_board_claims(slug: str) -> None:
    assert not has_board(slug) or (WEB / "src" / "games" / registry.folder(slug) / "claims.ts").is_file()


@pytest.mark.long("page")
def test_boards_say_only_what_is_true_in_every_deal() -> None:
    boards = [slug for slug in SECRETIVE if has_board(slug)]
    tested = laws.check_claims((line for slug in boards for line in positions(slug)), WEB)
    assert set(tested) == {registry.folder(slug) for slug in boards}
    assert min(tested.values()) > 100


def test_the_board_of_the_template_says_only_what_is_true(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "folder", lambda _slug: TEMPLATE.name)  # it is not on the shelf
    lines = laws.board_positions(laws.Case(GAME, GAME.meta.seats[-1], GAME.types.options(), 1))
    assert laws.check_claims(lines, WEB)[TEMPLATE.name] > 10


def test_a_false_claim_is_caught(tmp_path: Path) -> None:
    slug = SECRETIVE[0]
    game = registry.load(slug)
    folder = tmp_path / registry.folder(slug)
    folder.mkdir()
    (folder / "claims.ts").write_text(FALSE_CLAIM)
    lines = laws.board_positions(laws.Case(game, game.meta.seats[0], game.types.options(), 3))
    with pytest.raises(
        laws.LawBroken, match=f"Law 16: .*there is but one deal.*{slug}, .*seed 3, .*seat 0, after move"
    ):
        laws.check_claims(lines, WEB, tmp_path)


def test_visitors_do_not_load_claims() -> None:
    """Pages import what they show; claims are for the laws alone."""
    sources = [
        path for kind in ("ts", "svelte") for path in (WEB / "src").rglob(f"*.{kind}") if path.name != "claims.ts"
    ]
    assert [path for path in sources if re.search(r"""from ["'][^"']*/claims["']""", path.read_text())] == []
