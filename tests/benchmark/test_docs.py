"""The examples of the page run as they stand, but for the port of the address."""

import json
import re
import shlex
from pathlib import Path

import pytest

from cosmotheque.benchmark.suite import LEVELS, setting_of
from cosmotheque.cli.main import main

from .seats import SET_UP
from .test_players import endpoint

PAGE = (Path(__file__).parents[2] / "docs" / "benchmark.md").read_text()
COMMANDS = re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("player", ["scripted", "stdio", "openai"])
def test_an_example_runs(
    player: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (program,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    (tmp_path / "player.py").write_text(program)
    (command,) = [line for line in COMMANDS if f"benchmark {player} " in line]
    with endpoint() as (_, url):
        words = shlex.split(command.replace("http://127.0.0.1:8000/v1", url))
        assert main(words[1:]) == 0
        assert main([*words[1:], "--json"]) == 0
    table, data = capsys.readouterr().out.rsplit("\n{", 1)
    assert "95 % interval" in table
    found = json.loads("{" + data)
    assert found["run"]["player"] == player
    assert found["games"][0]["played"] == int(words[words.index("--deals") + 1])
    assert found["games"][0]["place"]["levels"].keys() == set(LEVELS)


def test_the_server_of_the_page_is_a_command_of_ours() -> None:
    (text,) = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    (server,) = json.loads(text)["mcpServers"].values()
    assert (server["command"], server["args"][:2]) == ("cosmotheque", ["benchmark", "mcp"])


@pytest.mark.parametrize("slug", SET_UP)
def test_the_page_says_what_the_ladder_says(slug: str) -> None:
    ladder = setting_of(slug).ladder
    means = [f"{sum(ladder[level]) / len(ladder[level]):.2f}" if level in ladder else "–" for level in LEVELS]
    assert f"| `{slug}` | {' | '.join(means)} |" in PAGE


def test_a_player_without_what_it_needs_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["benchmark", "stdio", "--out", str(tmp_path / "a"), "--lang", "en"]) == 2
    assert main(["benchmark", "openai", "--out", str(tmp_path / "b"), "--settings", "[]"]) == 2
    assert "--program" in capsys.readouterr().err
