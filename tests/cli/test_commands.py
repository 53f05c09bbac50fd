"""Output of the commands when all is well."""

import json
import pickle
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cosmotheque import Match, laws, load, playable, registry, replay, shelf
from cosmotheque.cli.laws import list_parts
from cosmotheque.core.game import AnyGame
from cosmotheque.core.perft import perft
from cosmotheque.server.base.settings import Settings

Run = Callable[..., tuple[int, str, str]]


def well(result: tuple[int, str, str]) -> str:
    code, out, err = result
    assert code == 0
    assert err == ""
    return out


def test_version(run: Run) -> None:
    assert well(run("--version")).startswith("cosmotheque ")


@pytest.mark.parametrize(("language", "soon"), [("fr", "titre"), ("en", "title")])
def test_games_lists_the_shelf(run: Run, language: str, soon: str) -> None:
    out = well(run("games", "--lang", language))
    assert all(slug in out for slug in shelf())
    assert soon in out


def test_the_language_follows_the_locale(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", "fr_BE.UTF-8")
    assert "joueurs" in well(run("games"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert "players" in well(run("games"))


@pytest.mark.parametrize("slug", playable())
def test_a_game_shows_its_options_and_bots(run: Run, slug: str) -> None:
    shown = json.loads(well(run("games", slug, "--json")))
    text = well(run("games", slug))
    assert shown["bots"][0] == "random"
    assert all(name in text for name in [*shown["options"], *shown["bots"]])


def test_simulate_sums_up_and_repeats(run: Run, slug: str) -> None:
    words = ("simulate", slug, "--games", 3, "--bots", "greedy,random", "--seed", 5, "--json")
    first, again = well(run(*words)), well(run(*words))
    summary = json.loads(first)
    assert first == again
    assert summary["games"] == sum(summary["reasons"].values()) == 3
    assert [seat["bot"] for seat in summary["seats"]] == ["greedy", "random"]
    assert summary["seats"][0]["won"]["low"] <= summary["seats"][0]["won"]["value"]


def test_simulate_prints_a_table(run: Run, slug: str) -> None:
    out = well(run("simulate", slug, "--games", 2))
    assert out.startswith("2 games of ")
    assert "95 % interval" in out


def test_simulate_in_two_processes_gives_the_same(run: Run, slug: str) -> None:
    words = ("simulate", slug, "--games", 4, "--json")
    assert well(run(*words, "--jobs", 2)) == well(run(*words))


def test_simulate_writes_records_that_replay(run: Run, slug: str, tmp_path: Path) -> None:
    well(run("simulate", slug, "--games", 2, "--seed", 8, "--records", tmp_path / "new" / "folder"))
    paths = sorted((tmp_path / "new" / "folder").iterdir())
    assert [path.name for path in paths] == [f"{slug}-8.jsonl", f"{slug}-9.jsonl"]
    assert all(replay(path.read_bytes()).outcome for path in paths)


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_the_interval_of_a_mean_score_stays_within_the_scores(run: Run, game: AnyGame, command: str) -> None:
    words = (command, game.meta.slug, "--games", 2, "--bots", "random,greedy", "--nodes", 50, "--json")
    report = json.loads(well(run(*words)))
    low, high = game.meta.scores
    scores = [seat["score"] for seat in report["seats"]] if command == "simulate" else [*report["scores"].values()]
    assert len(scores) == 2
    assert all(low <= score["low"] < score["high"] <= high for score in scores)


def test_arena_rates_the_bots(run: Run, slug: str) -> None:
    words = ("arena", slug, "--bots", "random,greedy", "--games", 4, "--nodes", 200)
    report = json.loads(well(run(*words, "--json")))
    duel = report["duels"][0]
    assert duel["wins"] + duel["draws"] + duel["losses"] == 4
    assert duel["share"]["low"] <= duel["share"]["value"] <= duel["share"]["high"]
    assert {rating["name"] for rating in report["ratings"]} == {"random", "greedy"}
    text = well(run(*words))
    assert "random – greedy" in text
    assert "rating" in text


def test_arena_writes_records_that_replay(run: Run, slug: str, tmp_path: Path) -> None:
    words = ("arena", slug, "--bots", "random,cosmotheque.bots:GreedyBot", "--games", 4, "--nodes", 50)
    report = json.loads(well(run(*words, "--seed", 7, "--json", "--records", tmp_path / "new")))
    paths = sorted((tmp_path / "new").iterdir())
    other = "cosmotheque.bots%3AGreedyBot"
    pairs = (f"{other}+random", f"random+{other}")
    assert [path.name for path in paths] == [f"{slug}-{seed}-{pair}.jsonl" for seed in (7, 8) for pair in pairs]
    scores = [outcome.scores for path in paths if (outcome := replay(path.read_bytes()).outcome)]
    won = [last > first for first, last in scores[::2]] + [first > last for first, last in scores[1::2]]
    assert (len(won), sum(won)) == (4, report["duels"][0]["wins"])


@pytest.mark.parametrize(
    ("locale", "told"),
    [("en_GB.UTF-8", "4 games per pair, not 3: "), ("fr_BE.UTF-8", "4 parties par paire, et non 3 : ")],
)
def test_arena_says_that_it_plays_pairs(
    run: Run, slug: str, monkeypatch: pytest.MonkeyPatch, locale: str, told: str
) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    words = ("arena", slug, "--bots", "random,greedy", "--nodes", 50, "--games")
    assert well(run(*words, 3)).startswith(told)
    assert well(run(*words, 2)).startswith("duel ")


def test_perft_counts_like_the_library(run: Run, slug: str, game: AnyGame) -> None:
    state = Match(game, seed=4).state
    expected = [perft(game, state, depth) for depth in (1, 2)]
    lines = well(run("perft", slug, "--depth", 2, "--seed", 4)).splitlines()
    assert [int(line.split()[1]) for line in lines[1:]] == expected


def test_perft_divides_by_the_first_move(run: Run, slug: str, game: AnyGame) -> None:
    match = Match(game, seed=4)
    seat = min(match.actors())
    out = well(run("perft", slug, "--depth", 2, "--seed", 4, "--divide"))
    rows = dict(line.rsplit(maxsplit=1) for line in out.splitlines()[1:-1])
    assert set(rows) == {game.notation.write(action) for action in match.actions(seat)}
    assert sum(map(int, rows.values())) == perft(game, match.state, 2)
    assert out.splitlines()[-1].startswith(f"{perft(game, match.state, 2)} ways")


def test_bench_lists_the_benchmarks(run: Run) -> None:
    listed = [line.split()[0] for line in well(run("bench")).splitlines()]
    assert {"adapters", "analysis", "rules", "scale", "server"} <= set(listed)
    assert {"scale_client", "server_load", "serving"}.isdisjoint(listed)


@pytest.mark.parametrize("name", ["scale", "server"])
def test_a_benchmark_finds_its_parts(run: Run, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setattr("sys.path", [*sys.path])
    monkeypatch.setattr("sys.argv", [])
    assert "--tables" in well(run("bench", name, "--help"))


def test_laws_are_checked(run: Run, slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The laws have tests of their own; here one setting is looked at, and a broken law is told."""
    case = next(laws.cases(load(slug), seeds=[1]))
    monkeypatch.setattr(laws, "cases", lambda _game, seeds: [case])
    monkeypatch.setattr(laws, "pairs", lambda _bots: [])
    monkeypatch.setattr(laws, "check_bots", lambda _case, _bots: None)
    assert well(run("laws", slug, "--seconds", "0.01", "--jobs", 1)).endswith("keeps the laws in 1 games.\n")

    def broken(_case: object, _effort: object, _bots: object) -> None:
        raise laws.LawBroken(4, "It never ends.")

    monkeypatch.setattr(laws, "check_play", broken)
    code, out, _ = run("laws", slug, "--jobs", 1)
    assert (code, out) == (1, "Law 4: It never ends.\n")


@pytest.mark.parametrize("slug", playable())
def test_the_laws_can_be_checked_in_other_processes(slug: str) -> None:
    """Every game with every number of seats, every pair of bots, the files: all of it can be sent."""
    game = load(slug)
    cases = list(laws.cases(game, seeds=[1]))
    parts = list(list_parts(game, cases, 1.0, in_full=True))
    pairs = laws.pairs(registry.bots(slug))
    assert len(parts) == len(cases) + len(game.meta.seats) + len(pairs) + 2
    sent = pickle.loads(pickle.dumps(parts))  # noqa: S301 - our own
    assert [(part.func, part.args) for part in sent] == [(part.func, part.args) for part in parts]


def test_an_installed_package_is_held_to_the_laws_that_need_no_tests(
    run: Run, slug: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(registry, "place", lambda _slug: tmp_path)
    monkeypatch.setattr(laws, "cases", lambda _game, seeds: [])
    monkeypatch.setattr(laws, "check_pair", lambda _cases, _spec, _rival: None)
    checked: list[object] = []
    monkeypatch.setattr(laws, "check_bots", lambda case, bots: checked.append((case.game, case.seats, bots)))
    monkeypatch.setattr(laws, "check_playthroughs", None)
    assert "law 11" in well(run("laws", slug, "--jobs", 1))
    assert checked == [(load(slug), seats, registry.bots(slug)) for seats in load(slug).meta.seats]


def test_serve_hands_over_to_the_server(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    told: list[tuple[Settings, bool]] = []

    class Server:
        @staticmethod
        def serve(settings: Settings, open_browser: bool) -> None:
            told.append((settings, open_browser))

    monkeypatch.setattr("cosmotheque.cli.serve.import_module", lambda _name: Server)
    well(run("serve", "--lan", "--open", "--port", 9, "--data", tmp_path))
    assert told == [(Settings(port=9, lan=True, data=tmp_path, bot_warmth=True), True)]
