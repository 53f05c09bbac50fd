"""Games and bots of other packages are found by their entry points; what is wrong with one costs the others nothing."""

from pathlib import Path

import pytest
from tests.copying import SLUG

from cosmotheque import Match, outside, registry
from cosmotheque.arena import entrants, find_bot, import_bot, play_game
from cosmotheque.core.errors import UnknownBot

from .packages import CAUTIOUS, GAME, STRATEGIES, install, install_bots, install_game

HOUSE = registry.playable()


def test_a_game_of_another_package_stands_behind_those_of_the_house(site: Path) -> None:
    install_game(site)
    assert registry.playable() == (*HOUSE, SLUG)
    assert [slug for slug in registry.shelf() if registry.is_outside(slug)] == [SLUG]
    assert registry.place(SLUG) == site / GAME
    assert registry.problems() == ()
    assert registry.lessons(SLUG)
    assert play_game(registry.load(SLUG), [find_bot(SLUG, "level-2")] * 2, seed=1).outcome


def test_a_bot_of_another_package_enters_beside_those_of_the_game(site: Path) -> None:
    install_game(site)
    install_bots(site)
    assert list(registry.outside_bots(SLUG)) == ["cautious"]
    assert "cautious" in entrants(SLUG)
    assert "cautious" not in registry.bots(SLUG)
    assert find_bot(SLUG, "cautious").rating == 0, "nobody here has measured it"


def test_bots_of_a_game_that_is_not_here_are_told_of(site: Path) -> None:
    install_bots(site, CAUTIOUS.replace(SLUG, "mispelt"))
    (told,) = registry.problems()
    assert told.en == f"{STRATEGIES} = {STRATEGIES}:BOTS has bots for mispelt, a game that is not here."


def test_a_bot_from_outside_is_offered_only_where_it_is_admitted(site: Path) -> None:
    install_game(site)
    install_bots(site)
    with pytest.raises(UnknownBot):
        registry.bot(SLUG, "cautious")
    registry.admit(["cautious", f"{STRATEGIES}:Cautious"])
    assert registry.bot(SLUG, "cautious").name == "cautious"
    assert list(registry.admitted_bots(HOUSE[0])) == [f"{STRATEGIES}:Cautious"], "the other one is for its game"
    with pytest.raises(UnknownBot, match="brings a bot 'reckless'"):
        registry.admit(["reckless"])


def test_a_name_from_the_network_is_never_imported(site: Path) -> None:
    install_bots(site)
    for found in (registry.bot, find_bot):
        with pytest.raises(UnknownBot):
            found(HOUSE[0], f"{STRATEGIES}:Cautious")


@pytest.mark.parametrize("name", ["CAUTIOUS", "Cautious"])
def test_a_module_and_a_name_are_a_bot(site: Path, name: str) -> None:
    install_bots(site)
    spec = import_bot(HOUSE[0], f"{STRATEGIES}:{name}")
    match = Match(registry.load(HOUSE[0]), seed=1)
    assert spec.name == f"{STRATEGIES}:{name}"
    assert spec.make(match.game, 0).choose(match.moment(0), spec.limit) == match.actions(0)[0]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (f"{STRATEGIES}:NUMBER", "is neither a BotSpec nor"),
        (f"{STRATEGIES}:Reckless", "cannot be used: AttributeError"),
        ("nowhere_at_all:Bot", "cannot be used: ModuleNotFoundError"),
        (":", "cannot be used: ValueError"),
    ],
)
def test_what_is_no_bot_is_refused_in_a_sentence(site: Path, text: str, why: str) -> None:
    install_bots(site)
    with pytest.raises(UnknownBot, match=why):
        import_bot(HOUSE[0], text)


def broken_on_import(site: Path) -> None:
    (site / GAME / "__init__.py").write_text("raise SyntaxError('oh')")


def broken_rules(site: Path) -> None:
    (site / GAME / "game.py").write_text("GAMES = {}")


def broken_bots(site: Path) -> None:
    (site / GAME / "bots.py").write_text(f"BOTS = {{'{SLUG}': {{'someone': 7}}}}")


def no_games(site: Path) -> None:
    (site / GAME / "__init__.py").write_text("METAS = ('chess',)")


@pytest.mark.parametrize("spoil", [broken_on_import, broken_rules, broken_bots, no_games])
def test_a_broken_game_is_left_out_with_a_sentence(site: Path, spoil: object) -> None:
    install_game(site)
    assert callable(spoil)
    spoil(site)
    assert registry.playable() == HOUSE
    (problem,) = registry.problems()
    assert problem.en.startswith(f"{SLUG} = {GAME} cannot be used: ")
    assert problem.fr.startswith(f"{SLUG} = {GAME} ne peut pas servir : ")


def test_what_the_house_has_cannot_be_taken(site: Path) -> None:
    install_game(site)
    text = (site / GAME / "__init__.py").read_text()
    (site / GAME / "__init__.py").write_text(text.replace(f'"{SLUG}"', f'"{HOUSE[0]}"'))
    assert registry.playable() == HOUSE
    assert not registry.is_outside(HOUSE[0])
    assert [problem.en for problem in registry.problems()] == [
        f"{SLUG} = {GAME} is left out: {HOUSE[0]} is taken here."
    ]


def test_of_two_packages_with_one_game_the_first_has_it(site: Path) -> None:
    install_game(site)
    install(site, "another", {"cosmotheque.games": {"z-later": GAME}})
    assert registry.playable() == (*HOUSE, SLUG)
    assert [problem.en.partition(" is left out")[0] for problem in registry.problems()] == [f"z-later = {GAME}"]


@pytest.mark.parametrize(
    "source",
    [
        "BOTS = 7",
        "BOTS = {'any': {'someone': 7}}",
        "1 / 0",
        CAUTIOUS.replace('"cautious"', '"a:b"'),
        CAUTIOUS.replace('"cautious"', '"level-2"'),
    ],
)
def test_broken_bots_are_left_out_with_a_sentence(site: Path, source: str) -> None:
    install_game(site)
    install_bots(site, source)
    assert not registry.outside_bots(SLUG)
    (problem,) = registry.problems()
    assert problem.en.startswith(f"{STRATEGIES} = {STRATEGIES}:BOTS ")


def test_without_other_packages_nothing_is_outside(site: Path) -> None:
    assert registry.problems() == ()
    assert outside.games(()) == []
    assert not any(registry.is_outside(slug) or registry.outside_bots(slug) for slug in registry.playable())
