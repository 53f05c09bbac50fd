"""The client of the package, and the programs of the documentation, against a real server."""

import contextlib
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.client import Live, Player
from tests.server.conftest import Serve, Server, eventually
from tests.server.network_bot import brought, made

ROOT = Path(__file__).parents[2]
PROGRAM = Path(__file__).with_name("bot_program.py")
PAGE = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "network-bots.md").read_text(encoding="utf-8"), re.DOTALL)


@contextlib.contextmanager
def running(program: Path, server: Server, *words: str) -> Iterator["subprocess.Popen[bytes]"]:
    """A program that plays for a bot, ended afterwards."""
    process = subprocess.Popen([sys.executable, program, server.base, *words], stderr=subprocess.PIPE)  # noqa: S603
    try:
        yield process
    finally:
        process.kill()
        process.wait()
        assert process.stderr is not None
        process.stderr.close()


def play_on(live: Live, seat: int = 0) -> dict[str, Any]:
    """Take pebbles one by one until the game is over."""
    while not live.until_turn(seat).get("outcome"):
        live.take(1)
    return live.frame


@pytest.mark.parametrize("number", range(2))
def test_a_program_of_the_documentation_plays_as_it_stands(
    server: Server, ann: Player, tmp_path: Path, number: int
) -> None:
    assert len(PAGE) == 2
    assert all(len(program.splitlines()) <= 36 for program in PAGE)
    (tmp_path / "bot.py").write_text(PAGE[number])
    key, token = made(ann)
    table = brought(ann, key, options={"heap": 5})
    with running(tmp_path / "bot.py", server, token), ann.live(table) as live:
        assert play_on(live)["outcome"]["scores"] == [1, 0]


def test_it_plays_several_seats_and_tables_and_the_rematch(server: Server, ann: Player) -> None:
    key, token = made(ann)
    one, other = brought(ann, key), ann.create(seats=3)["id"]
    for seat in (1, 2):
        ann.table(other, "bring", seat=seat, robot=key)
    ann.table(other, "start")
    with running(PROGRAM, server, token, "first"):
        with ann.live(one) as left, ann.live(other) as right:
            left.until_turn(0)
            left.take(1)
            assert play_on(right)["outcome"]
            assert play_on(left)["outcome"]
        again = ann.table(one, "rematch")["id"]
        with ann.live(again) as live:
            assert play_on(live, 1)["outcome"]["scores"] is not None


def test_a_spec_that_remembers_is_told_what_it_saw_also_after_taking_back(server: Server, ann: Player) -> None:
    key, token = made(ann)
    table = brought(ann, key, options={"heap": 50})
    with running(PROGRAM, server, token, "historian"), ann.live(table) as live:
        live.until_turn(0)
        live.take(1)
        assert live.until_turn(0)["events"] == [{"type": "took", "seat": 1, "count": 2}]
        live.send(type="undo", v=live.frame["v"], seat=0)
        while live.frame["moves"] > 1:
            live.next("frame")
        live.take(1)
        assert live.until_turn(0)["events"][-1] == {"type": "took", "seat": 1, "count": 2}, "the first two never were"


def test_it_comes_back_when_the_server_does(serve: Serve) -> None:
    first = serve()
    with first.player() as ann:
        key, token = made(ann)
        table = brought(ann, key)
        with running(PROGRAM, first, token, "first") as process:
            with ann.live(table) as live:
                live.until_turn(0)
                live.take(1)
                live.until_turn(0)
            port = int(first.base.rpartition(":")[2])
            first.stop()
            first.start(port)
            with ann.returned(first.base) as back, back.live(table) as live:
                assert play_on(live)["outcome"]
            assert process.poll() is None


def test_it_ends_when_its_token_does(server: Server, ann: Player) -> None:
    key, token = made(ann)
    with running(PROGRAM, server, token, "first") as process:
        eventually(lambda: ann.get("/api/bots"), lambda listed: listed[0]["online"])
        ann.delete(f"/api/bots/{key}")
        assert process.stderr is not None
        said = process.stderr.read().decode()
        assert said.splitlines()[-1].endswith("The server does not take this token, or no longer.")


def test_whoever_lacks_the_library_is_told_how_to_get_it() -> None:
    script = "import sys; sys.modules['websockets'] = None; import cosmotheque.client"
    asked = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)  # noqa: S603
    wanted = "needs websockets, which comes with: pip install 'cosmotheque[client]'."
    assert asked.stderr.splitlines()[-1].endswith(wanted), asked.stderr
