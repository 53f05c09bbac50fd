"""Playing in the terminal, with a script at the keyboard."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace as change
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cosmotheque import Match, load, playable, registry, replay
from cosmotheque.bots import random_spec
from cosmotheque.cli.play import _middle_bot
from cosmotheque.cli.screen import Screen
from cosmotheque.cli.session import Session, Settings
from cosmotheque.core.errors import BadNotation
from cosmotheque.core.game import AnyGame, Seat, rule_against
from cosmotheque.core.notation import narrow
from cosmotheque.core.record import read_record

Run = Callable[..., tuple[int, str, str]]
ENDLESS = "1\n" * 2000
SECRET = [slug for slug in playable() if load(slug).meta.secrets and not load(slug).meta.live]


def played(run: Run, *words: object, typed: str) -> str:
    code, out, err = run("play", *words, "--bot", "random", typed=typed)
    assert code == 0
    assert err == ""
    return out


def first_actions(game: AnyGame, seed: int) -> list[str]:
    match = Match(game, seed=seed)
    return [game.notation.write(action) for action in match.actions(0)]


MOST_ANSWERS = 300


class Monkey(Screen):
    """A screen with somebody at it who types any number that is shown."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game, "en")
        self.rng = Random(1)
        self.count = 0
        self.left = MOST_ANSWERS

    def actions(self, written: Sequence[str], chosen: Sequence[int], first: int = 0) -> int:
        self.count = len(written)
        return super().actions(written, chosen, first)

    def ask(self, prompt: str = "> ") -> str | None:
        self.left -= 1
        return str(self.rng.randint(1, self.count)) if self.left > 0 else "quit"


@pytest.mark.parametrize("slug", SECRET)
def test_games_with_secrets_are_played(slug: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Games are played to their end, or as long as a player who picks anything has patience."""
    game = load(slug)
    monkey = Monkey(game)
    settings = Settings(
        seats=game.meta.seats[0],
        people=frozenset({Seat(0)}),
        bot=random_spec(),
        adviser=random_spec(),
        options={},
        seed=1,
    )
    Session(game, settings, monkey).play()
    assert ("The game is over." if monkey.left > 0 else "You left the game.") in capsys.readouterr().out


def test_a_scripted_game_is_played_to_its_end_and_saved(run: Run, slug: str, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    out = played(run, slug, "--seed", 1, "--lang", "en", "--record", path, typed=ENDLESS)
    assert "The game is over." in out
    assert replay(path.read_bytes()).outcome is not None


def test_a_file_that_cannot_be_written_is_refused_before_the_game(run: Run, slug: str, tmp_path: Path) -> None:
    code, out, err = run("play", slug, "--bot", "random", "--record", tmp_path, typed=ENDLESS)
    assert (code, out) == (2, "")
    assert err == f"{tmp_path} cannot be written: Is a directory.\n"


@pytest.mark.parametrize("slug", playable())
def test_a_bot_of_middling_strength_is_in_the_middle_of_those_that_people_are_offered(slug: str) -> None:
    levels = [bot.level for bot in registry.bots(slug).values() if bot.level > 0]
    assert _middle_bot(slug).level == levels[len(levels) // 2]


def test_bots_can_be_watched(run: Run, slug: str) -> None:
    out = played(run, slug, "--seat", "none", "--seed", 1, "--lang", "en", typed="")
    assert "The game is over." in out
    assert "random (1): " in out


def test_people_share_a_screen(run: Run, slug: str) -> None:
    out = played(run, slug, "--seat", "all", "--seed", 1, "--lang", "en", typed="1\n1\nquit\n")
    assert "seat 0 to move" in out
    assert "seat 1 to move" in out
    assert "seat 0: " in out


@pytest.mark.parametrize("slug", SECRET)
def test_a_curtain_hides_secrets_at_a_shared_screen(run: Run, slug: str) -> None:
    """A player who may go on keeps the screen; everybody else gets it behind a curtain."""
    out = played(run, slug, "--seat", "all", "--seed", 1, "--lang", "en", typed="\n1\n1\nquit\n")
    curtains = re.findall(r"Hand the screen over to seat (\d)", out)
    turns = re.findall(r"seat (\d) to move", out)
    assert curtains == [seat for i, seat in enumerate(turns) if i == 0 or turns[i - 1] != seat]


def test_the_script_may_end_early(run: Run, slug: str) -> None:
    assert "You left the game." in played(run, slug, "--lang", "en", typed="1\n")


def test_everything_is_said_in_french(run: Run, slug: str) -> None:
    out = played(run, slug, "--nodes", 20, "--lang", "fr", typed="aide\nannuler\nindice\nrègles\nquitter\n")
    assert "À vous de jouer." in out
    assert "Il n’y a pas de coup à annuler." in out
    assert "jouerait" in out
    assert load(slug).words.rulebook[0].rules[0].id in out
    assert "Partie quittée." in out


def test_an_action_can_be_typed_in_notation(run: Run, slug: str, game: AnyGame, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    last = first_actions(game, seed=3)[-1]
    played(run, slug, "--seed", 3, "--record", path, typed=f"{last.upper()}\nquit\n")
    assert _moves(path, game) == [last]


def test_what_is_typed_narrows_the_list(run: Run, slug: str, game: AnyGame) -> None:
    actions = first_actions(game, seed=3)
    beginning = actions[-1][:2]
    out = played(run, slug, "--seed", 3, "--lang", "en", typed=f"{beginning}\nquit\n")
    narrowed = out.rpartition("> ")[0].rpartition("> ")[2]
    shown = re.findall(r"\d+ (\S+)", narrowed)
    assert sorted(shown) == sorted(action for action in actions if action.startswith(beginning))


def test_undo_takes_back_the_bots_answer_too(run: Run, slug: str, game: AnyGame, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    played(run, slug, "--seed", 3, "--record", path, typed="1\nundo\n2\nquit\n")
    assert _moves(path, game) == [first_actions(game, seed=3)[1]]


def test_a_rule_can_be_looked_up(run: Run, slug: str) -> None:
    rule = load(slug).words.rulebook[0].rules[0]
    out = played(run, slug, "--lang", "en", typed=f"rules {rule.id.lower()}\nrules NO-1\nquit\n")
    assert rule.text.en.split()[0] in out
    assert "There is no rule NO-1." in out


def test_a_game_that_reads_its_notation_explains_refusals(
    run: Run, slug: str, game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match(game, seed=3)
    legal = match.actions(0)
    match.play(0, legal[0])
    illegal = next(action for action in match.actions(1) if action not in legal)

    def read(text: str) -> object:
        if text != "illegal":
            raise BadNotation("Write it better.")
        return illegal

    monkeypatch.setattr(
        "cosmotheque.registry.load", lambda _slug: change(game, notation=change(game.notation, read=read))
    )
    out = played(run, slug, "--seed", 3, "--lang", "en", typed="illegal\n%%\nquit\n")
    rule = rule_against(game, Match(game, seed=3).state, Seat(0), illegal)
    assert f"({rule})" in " ".join(out.split())
    assert f"is written %%; one is written like {game.notation.write(legal[0])}." in out


def test_an_action_may_be_written_in_any_way_that_the_game_reads(
    run: Run, slug: str, game: AnyGame, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "game.jsonl"
    legal = Match(game, seed=3).actions(0)
    monkeypatch.setattr(
        "cosmotheque.registry.load",
        lambda _slug: change(game, notation=change(game.notation, read=lambda _line: legal[-1])),
    )
    played(run, slug, "--seed", 3, "--record", path, typed="the last one\nquit\n")
    assert _moves(path, game) == [game.notation.write(legal[-1])]


def possible_elsewhere(game: AnyGame, seat: Seat) -> Iterator[Any]:
    """The actions that a seat has in some games played at random: from the same start, then from others."""
    for seed, start in [*((seed, 3) for seed in range(20)), *((seed, seed) for seed in range(20))]:
        match, rng = Match(game, seed=start), Random(seed)
        while match.outcome is None:
            yield from match.actions(seat)
            actor = min(match.actors())
            action = rng.choice(match.actions(actor))
            match.play(actor, game.measured.measure(match.view(actor), action, rng))


@pytest.mark.parametrize("slug", [slug for slug in playable() if load(slug).notation.read])
def test_refusals_of_typed_actions_name_the_rule(run: Run, slug: str) -> None:
    """The test types at one start what is possible later, or after another start."""
    game = load(slug)
    assert game.notation.read
    start = Match(game, seed=3)
    first = min(start.actors())
    legal = start.actions(first)
    written = [game.notation.write(action) for action in legal]
    elsewhere = (action for action in possible_elsewhere(game, first) if game.measured.outline(action) not in legal)
    illegal = next(action for action in elsewhere if not narrow(game.notation.write(action), written))
    rule = rule_against(game, start.state, first, illegal)
    typed = f"{game.notation.write(illegal)}\nquit\n"
    out = played(run, slug, "--seed", 3, "--seat", first, "--lang", "en", typed=typed)
    assert f"({rule})" in " ".join(out.split())


def test_a_game_that_cannot_read_says_so(run: Run, slug: str, game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "cosmotheque.registry.load", lambda _slug: change(game, notation=change(game.notation, read=None))
    )
    assert "is written %%; one is written like " in played(run, slug, "--lang", "en", typed="%%\nquit\n")


def test_long_lists_are_shown_page_by_page(
    game: AnyGame, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    screen = Screen(game, "en")
    written = [f"action-{number}" for number in range(300)]
    shown = screen.actions(written, range(300))
    assert 0 < shown < 300
    assert f"… {300 - shown} more" in capsys.readouterr().out
    screen.actions(written, range(300), 290)
    assert "300 action-299" in capsys.readouterr().out


def _moves(path: Path, game: AnyGame) -> list[str]:
    """The moves that seat 0 played, in notation."""
    moves = read_record(path.read_bytes(), game).moves
    return [game.notation.write(move.action) for move in moves if move.seat == 0]
