"""A full disk: moves are refused in words, and the table goes on once there is room again."""

import resource
import subprocess

from tests.server.conftest import Serve


def limit_file_size(process: "subprocess.Popen[bytes]", size: int) -> None:
    """Let a running process write no file beyond so many bytes: to SQLite, a disk that is full."""
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def test_a_full_disk_refuses_moves_and_forgets_none(serve: Serve) -> None:
    server = serve()
    with server.player() as ann:
        table = ann.create(mine=[0, 1], options={"heap": 1000}, start=True)["id"]
        with ann.live(table) as live:
            live.next("frame")
            live.take(1)
            limit_file_size(server.process, 0)
            live.send(type="look", seat=1)
            live.next("frame")
            live.act({"type": "take", "count": 2})
            assert live.next("refused")["why"]["en"].startswith("This could not be stored")
            refused = ann.http.post("/api/tables", json={"game": "pebbles", "seats": 2})
            assert refused.status_code == 503
            assert refused.json()["why"]["fr"].startswith("Cela n’a pas pu être enregistré")
            limit_file_size(server.process, resource.RLIM_INFINITY)
            live.act({"type": "take", "count": 3})
            assert live.until_version(3)["view"]["heap"] == 996
