"""A server with a game and a bot of other packages, started as somebody starts it."""

import contextlib
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
from tests.copying import SLUG, TITLE
from tests.ports import free_port
from tests.server.client import PATIENCE, Player, browser

from .packages import GAME, install_bots, install_game


@contextlib.contextmanager
def serving(site: Path, *words: str) -> Iterator[str]:
    """The address of a server that finds what is installed there."""
    port = free_port()
    command = [sys.executable, "-m", "cosmotheque", "serve", "--port", str(port), "--data", str(site / "data"), *words]
    environment = {**os.environ, "PYTHONPATH": str(site), "COSMOTHEQUE_BOT_DELAY": "0", "COSMOTHEQUE_BOT_WARMTH": "0"}
    with (site / "log").open("wb") as log:
        process = subprocess.Popen(command, cwd=site, env=environment, stdout=log, stderr=log)  # noqa: S603 - our own
    base, patient_until = f"http://127.0.0.1:{port}", time.monotonic() + PATIENCE
    try:
        while True:
            with contextlib.suppress(httpx.TransportError), browser(base) as http:
                http.get("/health").raise_for_status()
                break
            assert process.poll() is None, (site / "log").read_text()
            assert time.monotonic() < patient_until, (site / "log").read_text()
            time.sleep(0.05)
        yield base
    finally:
        process.terminate()
        process.wait()


def test_an_outside_game_is_played_at_a_table_with_an_outside_bot(tmp_path: Path) -> None:
    install_game(tmp_path)
    install_bots(tmp_path)
    with serving(tmp_path, "--bots", "cautious") as base, Player(base) as ann:
        box = next(box for box in ann.get("/api/games") if box["meta"]["slug"] == SLUG)
        assert (box["meta"]["title"]["en"], box["folder"], box["playable"]) == (TITLE, GAME, True)
        offered = ann.get(f"/api/games/{SLUG}")["bots"]
        assert [bot["name"] for bot in offered if bot["outside"]] == ["cautious"]
        table = ann.create(game=SLUG, bots={"1": "cautious"}, start=True)["id"]
        with ann.live(table, query="?drawn") as live:
            assert live.next("frame")["view"].keys() >= {"actions"}, "a browser without a board is sent a drawing"
            while not live.until_turn(0).get("outcome"):
                before = live.frame["v"]
                live.act_at_random()
                live.until_version(before + 1)
        assert ann.get(f"/api/tables/{table}/replay")["outcome"]["reason"]
