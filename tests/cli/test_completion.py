"""What the Tab key offers, and that a shell can use it."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cosmotheque import bots_of, playable
from cosmotheque.cli.completion import SCRIPTS, find_words
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


def test_bash_completes(tmp_path: Path) -> None:
    """The script in a real bash, with the last word unfinished and the one before it an option."""
    bash = shutil.which("bash")
    if bash is None:
        pytest.skip("no bash here")
    command = tmp_path / "cosmotheque"
    command.write_text(f'#!/bin/sh\nexec {sys.executable} -m cosmotheque "$@"\n')
    command.chmod(0o755)
    typed = f"""{SCRIPTS["bash"]}
COMP_WORDS=(cosmotheque games --lang "") COMP_CWORD=3
_cosmotheque
echo "${{COMPREPLY[@]}}"
"""
    path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"
    asked = subprocess.run(  # noqa: S603 - our own script
        [bash, "-c", typed], env={**os.environ, "PATH": path}, capture_output=True, text=True, check=True
    )
    assert asked.stdout == "en fr\n"
