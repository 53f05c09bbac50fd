"""`deploy/` fits the program: its settings are settings, its commands are commands."""

import shlex
from pathlib import Path

import pytest

from cosmotheque.cli.main import COMMANDS, build_parser
from cosmotheque.server.base import config

DEPLOY = Path(__file__).parents[2] / "deploy"
UNITS = sorted(DEPLOY.glob("*.service"))


def test_the_settings_can_be_read() -> None:
    read = config.read(DEPLOY / "cosmotheque.toml", {})
    assert (str(read.data), read.hosts) == ("/var/lib/cosmotheque", {"games.example.org"})


def test_a_proxy_keeps_the_metrics_inside_with_a_slash_behind_them_too() -> None:
    assert "location ^~ /metrics { deny all; }" in (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    assert "respond /metrics* 403" in (DEPLOY / "Caddyfile").read_text(encoding="utf-8")


def test_nginx_leads_to_tls_and_says_to_stay_there() -> None:
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    plain, secure = (server.partition("\n}\n")[0] for server in text.split("\nserver {")[1:])
    assert "listen 80;" in plain
    assert "return 308 https://$server_name$request_uri;" in plain
    assert "proxy_pass" not in plain
    assert 'add_header Strict-Transport-Security "max-age=31536000" always;' in secure
    assert "proxy_hide_header Strict-Transport-Security;" in secure


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: str(unit.name))
def test_a_unit_starts_a_command_that_exists(unit: Path) -> None:
    lines = [line for line in unit.read_text(encoding="utf-8").splitlines() if line.startswith("ExecStart=")]
    assert len(lines) == 1
    program, command, *arguments = shlex.split(lines[0].removeprefix("ExecStart=").replace("%i", "8017"))
    assert Path(program).name == "cosmotheque"
    assert command in COMMANDS
    parsed = build_parser(command).parse_args([command, *arguments])
    assert parsed.config == Path("/etc/cosmotheque.toml")
