"""The container's files fit the program and the checkout, and what is said to be closed is closed."""

import ast
import json
import re
import shlex
import tomllib
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
import yaml

from cosmotheque.cli.main import build_parser
from cosmotheque.server.base import config
from cosmotheque.server.base.settings import Settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
LOCK = DEPLOY / "requirements.lock"
EXTRAS = ("server", "fast", "postgres", "redis")
PROGRAMS = {"python", "python3", "pip", "useradd", "install"}
VARIABLE = re.compile(r"\$\{(\w+):-([^}]*)\}")

Instruction = tuple[str, str]


@cache
def instructions() -> list[Instruction]:
    """The instructions of the Containerfile, with continued lines put together."""
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    joined = "\n".join(lines).replace("\\\n", " ")
    return [(word, rest.strip()) for word, _, rest in (line.partition(" ") for line in joined.splitlines())]


def said(word: str) -> list[str]:
    return [rest for found, rest in instructions() if found == word]


def last_stage() -> list[Instruction]:
    starts = [number for number, (word, _) in enumerate(instructions()) if word == "FROM"]
    return instructions()[starts[-1] :]


def environment() -> dict[str, str]:
    pairs = [pair.partition("=") for word, rest in last_stage() if word == "ENV" for pair in rest.split()]
    return {name: value for name, _, value in pairs}


def compose() -> Any:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))


def versions(lock: Path) -> set[str]:
    return set(re.findall(r"^([\w.-]+==\S+)", lock.read_text(encoding="utf-8"), re.MULTILINE))


def test_every_instruction_is_one() -> None:
    known = {"ARG", "FROM", "WORKDIR", "COPY", "RUN", "ENV", "USER", "VOLUME", "EXPOSE", "HEALTHCHECK", "STOPSIGNAL"}
    assert {word for word, _ in instructions()} <= known | {"ENTRYPOINT", "CMD"}
    assert {rest.partition(" ")[0] for rest in said("FROM")} == {"${BASE}"}


def test_what_is_copied_is_in_the_checkout_and_let_in() -> None:
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    let_in = {line.removeprefix("!") for line in ignored if line.startswith("!")}
    own = [rest.split()[:-1] for rest in said("COPY") if not rest.startswith("--from")]
    sources = {source for several in own for source in several}
    assert sources == let_in
    assert [source for source in sources if not (ROOT / source).exists()] == []
    assert {"src/cosmotheque/server/static", "web/node_modules", "**/__pycache__"} <= set(ignored)


def test_what_comes_from_another_stage_comes_from_one_before() -> None:
    stages: list[str] = []
    for word, rest in instructions():
        if word == "FROM":
            stages.append(rest.partition(" AS ")[2])
        elif word == "COPY" and rest.startswith("--from="):
            assert rest.split()[0].removeprefix("--from=") in stages


def test_every_step_runs_a_program_that_is_there() -> None:
    for step in said("RUN"):
        for command in step.split(" && "):
            program, *words = shlex.split(command)
            assert Path(program).name in PROGRAMS
            if words[:1] == ["-m"]:
                assert find_spec(words[1]) is not None


def test_the_lock_has_what_the_extras_ask_for_in_the_versions_that_are_tested() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    wanted = {re.split(r"[\[>=]", need)[0].lower() for extra in EXTRAS for need in extras[extra]}
    assert wanted <= {version.partition("==")[0] for version in versions(LOCK)}
    assert versions(LOCK) <= versions(ROOT / "requirements-dev.lock")
    assert versions(ROOT / "requirements.lock") <= versions(LOCK)
    assert f"-r /tmp/{LOCK.name}" in " ".join(said("RUN"))
    assert "--require-hashes" in " ".join(said("RUN"))


def test_it_does_not_run_as_root() -> None:
    words = [word for word, _ in last_stage()]
    (user,) = (rest for word, rest in last_stage() if word == "USER")
    assert f" {user}" in said("RUN")[-2]
    assert "--system" in said("RUN")[-2]
    assert words.index("USER") < words.index("ENTRYPOINT")
    assert user not in ("root", "0")


def test_its_settings_are_settings() -> None:
    ours = {name: value for name, value in environment().items() if name.startswith("COSMOTHEQUE_")}
    read = config.read(environment=ours)
    assert (str(read.data), read.port) == ("/var/lib/cosmotheque", int(said("EXPOSE")[0]))
    assert str(read.data) in json.loads(said("VOLUME")[0])


def test_it_starts_the_server_as_the_process_that_gets_the_signal() -> None:
    program, command = (json.loads(said(word)[0]) for word in ("ENTRYPOINT", "CMD"))  # a list: no shell in between
    assert program == ["cosmotheque"]
    build_parser(command[0]).parse_args(command)
    assert said("STOPSIGNAL") == ["SIGTERM"]


def test_its_health_is_asked_for_where_it_listens() -> None:
    command = json.loads(said("HEALTHCHECK")[0].partition("CMD ")[2])
    assert command[:2] == ["python", "-c"]
    ast.parse(command[2])
    assert f"http://127.0.0.1:{said('EXPOSE')[0]}/health" in command[2]


def test_the_server_is_closed_but_for_its_data() -> None:
    server = compose()["services"]["server"]
    assert server["read_only"] is True
    assert server["cap_drop"] == ["ALL"]
    assert server["security_opt"] == ["no-new-privileges:true"]
    assert [mount.partition(":")[0] for mount in server["tmpfs"]] == ["/tmp"]  # noqa: S108 - inside the container
    mounted = {mount.split(":")[1] for mount in server["volumes"]}
    assert set(json.loads(said("VOLUME")[0])) <= mounted


def test_only_the_proxy_is_reached_from_elsewhere() -> None:
    services = compose()["services"]
    assert {name for name, service in services.items() if "ports" in service} == {"server", "caddy"}
    assert all(port.startswith("127.0.0.1:") for port in services["server"]["ports"])
    assert {port.split(":")[0] for port in services["caddy"]["ports"]} == {"80", "443"}


def test_what_compose_sets_can_be_read_with_and_without_a_name() -> None:
    def read(given: dict[str, str]) -> Settings:
        def fill(found: re.Match[str]) -> str:
            return given.get(found[1], found[2])

        raw = compose()["services"]["server"]["environment"]
        return config.read(environment={name: VARIABLE.sub(fill, value) for name, value in raw.items()})

    alone, club = read({}), read({"DOMAIN": "games.example.org", "DATABASE": "postgresql://a:b@database/c"})
    assert (alone.hosts, alone.database) == (frozenset(), "")
    assert (club.hosts, club.database) == ({"games.example.org"}, "postgresql://a:b@database/c")
    (subnet,) = compose()["networks"]["inside"]["ipam"]["config"]
    assert alone.proxies == {subnet["subnet"]}


def test_what_compose_names_is_there() -> None:
    made = compose()
    assert (DEPLOY / made["services"]["server"]["build"]["context"] / "deploy" / "Containerfile").is_file()
    for service in made["services"].values():
        assert set(service["networks"]) <= set(made["networks"])
        for mount in service.get("volumes", []):
            source = mount.split(":")[0]
            assert source == "./copies" or (DEPLOY / source).is_file() or source in made["volumes"]
    assert "database" in made["services"]["server"]["depends_on"]
    caddyfile = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert all(f"{{${name}:" in caddyfile for name in made["services"]["caddy"]["environment"])


@pytest.mark.parametrize("profile", ["https", "postgres"])
def test_what_is_optional_waits_for_its_profile(profile: str) -> None:
    services = compose()["services"].values()
    assert [service["profiles"] for service in services if profile in service.get("profiles", [])] == [[profile]]
