"""Offers of the Tab key, in a form that a shell can use."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cosmotheque import bots_of, load, playable
from cosmotheque.cli.completion import SCRIPTS, find_words
from cosmotheque.cli.games import options_schema, values_of
from cosmotheque.cli.main import COMMANDS

Run = Callable[..., tuple[int, str, str]]


def test_commands_are_completed() -> None:
    assert find_words([""]) == sorted([*COMMANDS, "--help", "--version"])
    assert find_words(["rep"]) == ["replay"]
    assert find_words(["--v"]) == ["--version"]
    assert find_words(["nothing", ""]) == []


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_words_to_offer(command: str) -> None:
    assert "--help" in find_words([command, "--h"])


def test_games_choices_and_bots_are_completed(slug: str) -> None:
    assert find_words(["play", ""]) == sorted(playable())
    assert find_words(["play", "--lang", ""]) == ["en", "fr"]
    assert find_words(["play", slug, "--bot", ""]) == sorted(bots_of(slug))
    assert find_words(["arena", slug, "--bots", "random,gr"]) == ["random,greedy"]
    assert find_words(["play", "--lang", "fr", slug[:-1]])[0].startswith(slug[:-1])


def test_options_and_their_values_are_completed(slug: str) -> None:
    schema = options_schema(load(slug))
    assert find_words(["play", slug, "--option", ""]) == sorted(f"{name}=" for name in schema)
    for name, option in schema.items():
        typed = find_words(["arena", slug, "--option", f"{name}="])
        assert typed == sorted(f"{name}={value}" for value in values_of(option))
    assert find_words(["play", slug, "--option", "nothing="]) == []
    assert find_words(["play", "--option", ""]) == []


@pytest.mark.parametrize("words", [["replay", ""], ["play", "--record", ""], ["simulate", "--games", "3"]])
def test_files_and_numbers_are_left_to_the_shell(run: Run, words: list[str]) -> None:
    assert run("completion", "fish", *words) == (0, "", "")


def test_a_flag_takes_no_value(slug: str) -> None:
    assert slug in find_words(["games", "--json", ""])


@pytest.mark.parametrize("shell", SCRIPTS)
def test_a_script_is_printed(run: Run, shell: str) -> None:
    code, out, err = run("completion", shell)
    assert (code, err) == (0, "")
    assert f"cosmotheque completion {shell} " in out


def test_bash_completes(tmp_path: Path, slug: str) -> None:
    """The script in a real bash, which takes an equals sign for a word and replaces what stands after it."""
    bash = shutil.which("bash")
    if bash is None:
        pytest.skip("no bash here")
    command = tmp_path / "cosmotheque"
    command.write_text(f'#!/bin/sh\nexec {sys.executable} -m cosmotheque "$@"\n')
    command.chmod(0o755)
    option, values = next((name, values_of(one)) for name, one in options_schema(load(slug)).items() if values_of(one))
    asked_for = {
        'games --lang ""': ["en", "fr"],
        f"play {slug} --option {option[:-1]}": [f"{option}="],
        f"play {slug} --option {option} =": sorted(values),
        f"play {slug} --option {option} = {values[0][:1]}": sorted(one for one in values if one[0] == values[0][0]),
        f"play {slug} --option {option} = {values[0]} --lang f": ["fr"],
    }
    ask = 'COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _cosmotheque; echo "${COMPREPLY[@]}"'
    typed = "\n".join(f"COMP_WORDS=(cosmotheque {words}); {ask}" for words in asked_for)
    path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"
    asked = subprocess.run(  # noqa: S603 - our own script
        [bash, "-c", f"{SCRIPTS['bash']}\n{typed}"],
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    assert asked.stdout.splitlines() == [" ".join(words) for words in asked_for.values()]
