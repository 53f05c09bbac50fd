"""Settings by file, environment and command line: who has the last word, and what is said of those that are wrong."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from cosmotheque.server.base import config
from cosmotheque.server.base.settings import BadSettings, Limits, Rate, Settings

MANUAL = Path(__file__).parents[2] / "docs" / "operations.md"


def written(folder: Path, text: str) -> Path:
    path = folder / "cosmotheque.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_without_a_word_everything_is_as_friends_need_it(tmp_path: Path) -> None:
    assert config.read(environment={"XDG_DATA_HOME": str(tmp_path)}) == Settings(data=tmp_path / "cosmotheque")


def test_command_line_before_environment_before_file_before_defaults(tmp_path: Path) -> None:
    file = written(tmp_path, 'data = "/from/file"\nport = 1\nbot_workers = 5\nidle = 7\nsweep = 9')
    environment = {"COSMOTHEQUE_CONFIG": str(file), "COSMOTHEQUE_PORT": "2", "COSMOTHEQUE_BOT_WORKERS": "6"}
    said = {"port": 3, "host": None}
    read = config.read(environment=environment, said=said, defaults={"sweep": 1.0, "bot_delay": 2.0})
    assert (read.port, read.bot_workers, read.idle, read.sweep, read.bot_delay) == (3, 6, 7.0, 9.0, 2.0)
    assert (read.data, read.host) == (Path("/from/file"), "")


def test_every_kind_of_setting_can_be_written_in_a_file_and_in_the_environment(tmp_path: Path) -> None:
    file = written(
        tmp_path,
        """
        data = "/srv/games"
        hosts = ["games.example", "play.example"]
        lan = true
        bot_command = ["python", "-m", "my bot"]
        [limits]
        requests = { per_second = 5, burst = 50 }
        tables_per_guest = 3
        """,
    )
    environment = {
        "COSMOTHEQUE_DATA": "/srv/games",
        "COSMOTHEQUE_HOSTS": "games.example, ,play.example",
        "COSMOTHEQUE_LAN": "true",
        "COSMOTHEQUE_BOT_COMMAND": "python -m 'my bot'",
        "COSMOTHEQUE_LIMITS_REQUESTS": "5,50",
        "COSMOTHEQUE_LIMITS_TABLES_PER_GUEST": "3",
    }
    wanted = Settings(
        data=Path("/srv/games"),
        hosts=frozenset({"games.example", "play.example"}),
        lan=True,
        bot_command=("python", "-m", "my bot"),
        limits=Limits(requests=Rate(5, 50), tables_per_guest=3),
    )
    assert config.read(file, {}) == config.read(environment=environment) == wanted


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("prot = 1", r"There is no setting prot, which .*cosmotheque\.toml has; did you mean port\."),
        ("[limits]\nchats = 1", r"There is no setting limits\.chats, which .* did you mean limits\.chat\."),
        ("[shelf]\nx = 1\n[limit]", r"There is no setting "),
        ("port = 70000", r"The setting port from .*toml cannot be used: expected int <= 65535\."),
        ('port = "8017"', r"The setting port from .* cannot be used: expected int"),
        ("bot_workers = 0", r"The setting bot_workers .*: expected int >= 1\."),
        ("sweep = 0", r"The setting sweep .*: expected float > 0"),
        ("data = 3", r"The setting data .*: expected a path\."),
        ("limits = 3", r"The setting limits in .* is a table, written \[limits\]\."),
        ("[limits]\nrequests = { per_second = -1, burst = 1 }", r"The setting limits\.requests .*: expected float > 0"),
        ("port =", r"The settings in .*toml cannot be read: "),
    ],
)
def test_a_setting_in_a_file_that_cannot_be_used_is_named(tmp_path: Path, text: str, told: str) -> None:
    with pytest.raises(BadSettings) as refused:
        config.read(written(tmp_path, text), {})
    assert re.match(told, str(refused.value)), refused.value
    assert str(refused.value).endswith(".")


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        (
            "COSMOTHEQUE_PORT",
            "many",
            "The setting port from the environment's COSMOTHEQUE_PORT cannot be used: expected",
        ),
        ("COSMOTHEQUE_PROT", "1", "There is no setting COSMOTHEQUE_PROT, which the environment has; did you mean"),
        ("COSMOTHEQUE_LIMITS_CHAT", "1", "The setting limits.chat from "),
        ("COSMOTHEQUE_LIMITS_CHAT", "1,x", "The setting limits.chat from "),
        ("COSMOTHEQUE_DATA", "", "The setting data from "),
        ("COSMOTHEQUE_CONFIG", "/no/such/file", "The settings in /no/such/file cannot be read: No such file"),
    ],
)
def test_a_setting_in_the_environment_that_cannot_be_used_is_named(name: str, value: str, told: str) -> None:
    with pytest.raises(BadSettings) as refused:
        config.read(environment={name: value})
    assert str(refused.value).startswith(told), refused.value


def test_the_command_ends_with_code_2_and_one_sentence(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "cosmotheque", "serve", "--config", str(written(tmp_path, "sweep = -1"))]
    ended = subprocess.run(command, capture_output=True, check=False, text=True, timeout=60)  # noqa: S603
    assert ended.returncode == 2
    assert ended.stdout == ""
    assert re.fullmatch(r"The setting sweep from \S+ cannot be used: expected float > 0(\.0)?\.\n", ended.stderr)


def test_a_database_that_cannot_be_used_ends_it_the_same_way(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("")
    command = [sys.executable, "-m", "cosmotheque", "serve", "--port", "0"]
    environment = {**os.environ, "COSMOTHEQUE_DATA": str(tmp_path / "data")}
    ended = subprocess.run(command, capture_output=True, check=False, text=True, timeout=60, env=environment)  # noqa: S603
    assert ended.returncode == 2
    assert ended.stderr.startswith(f"The setting data cannot be used: {tmp_path / 'data'}: ")
    assert ended.stderr.count("\n") == 1


def test_the_manual_names_every_setting() -> None:
    manual = MANUAL.read_text(encoding="utf-8")
    assert [name for name in config.kinds() if f"`{name}`" not in manual] == []
