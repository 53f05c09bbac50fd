"""The same contest on the workers of a Dask scheduler: processes of this machine, some of which are killed."""

import math
import re
import signal
import socket
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from time import sleep
from typing import Any

import pytest
from dask import config
from distributed import Client
from tests.ports import free_port

from cosmotheque import load, playable
from cosmotheque.arena import Contest, Fixture, Played, cluster, edition, play_fixtures, repeats
from cosmotheque.arena.cluster import ClusterFailed, on_cluster
from cosmotheque.arena.edition import OtherEdition
from cosmotheque.cli import main
from cosmotheque.core.bot import Limit

from .clusters import HERE, Cluster, kill, make_certificate

SLUG = next(slug for slug in playable() if not load(slug).meta.secrets and not load(slug).meta.live)
BOTS = ["random", "greedy"]


@pytest.fixture(scope="module")
def dask(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    cluster = Cluster(tmp_path_factory.mktemp("dask"))
    yield cluster
    cluster.close()


@pytest.fixture
def contest() -> Contest:
    return Contest(SLUG, limit=Limit(nodes=50))


def games(count: int) -> list[Fixture]:
    return repeats(BOTS, load(SLUG).meta.seats[0], count, 0)


def records(played: dict[int, Played]) -> dict[int, bytes]:
    return {number: game.record.to_jsonl() for number, game in sorted(played.items())}


def test_a_worker_that_is_killed_changes_nothing(dask: Cluster, contest: Contest) -> None:
    """By the time the first game has ended, both have one under way and others before them."""
    fixtures = games(12)
    lost, _ = dask.staffed(2)
    going = play_fixtures(contest, fixtures, cluster=dask.address)
    first = next(going)
    kill(lost)
    assert records(dict([first, *going])) == records(dict(play_fixtures(contest, fixtures)))


def test_a_ladder_is_the_same_there(
    dask: Cluster, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    dask.staffed(1)
    monkeypatch.chdir(tmp_path)
    ladder = ["--ladder", "--bots", ",".join(BOTS), "--nodes", "50", "--games", "4", "--most", "6", "--json"]
    kept = {}
    for place, words in {"here": [], "there": ["--cluster", dask.address]}.items():
        assert main(["arena", SLUG, *ladder, "--out", f"{place}.jsonl", "--records", place, *words]) == 0
        said, results = capsys.readouterr(), Path(f"{place}.jsonl").read_text().splitlines()
        assert said.err == ""
        records = {path.name: path.read_bytes() for path in Path(place).iterdir()}
        kept[place] = untimed(said.out), sorted(map(untimed, results)), records
    assert len(kept["here"][2]) == 6
    assert kept["there"] == kept["here"]


def untimed(line: str) -> str:
    """The line without the part that depends on the speed of a processor."""
    return re.sub(r'"seconds":[\d.e-]+', "", line)


def test_the_first_fault_ends_it_all(dask: Cluster) -> None:
    dask.staffed(1)
    with pytest.raises(ValueError, match="math domain error"):
        dict(on_cluster(math.sqrt, [4.0, -1.0, -2.0, 9.0], dask.address))


def test_a_worker_of_other_code_plays_nothing(dask: Cluster, contest: Contest, monkeypatch: pytest.MonkeyPatch) -> None:
    dask.staffed(1)
    monkeypatch.setattr(edition, "edition", lambda _slug, _names: "what this machine has")
    with pytest.raises(OtherEdition, match=f"{socket.gethostname()} plays {SLUG} by other code"):
        dict(play_fixtures(contest, games(3), cluster=dask.address))


def test_a_worker_without_what_it_needs_says_so_and_lives(
    dask: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (worker,) = dask.staffed(1)
    (tmp_path / "only_here.py").write_text("def double(number):\n    return 2 * number\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(ClusterFailed, match=f"{socket.gethostname()}: No module named 'only_here'"):
        dict(on_cluster(import_module("only_here").double, [1, 2], dask.address))
    assert dict(on_cluster(abs, [-1], dask.address)) == {0: 1}
    assert worker.poll() is None


def test_a_worker_is_no_scheduler(dask: Cluster) -> None:
    dask.staffed(1)
    with Client(dask.address, set_as_default=False) as client:
        (worker,) = client.nthreads()
    with pytest.raises(ClusterFailed, match=f"No Dask scheduler answers at {worker}: Worker"):
        dict(on_cluster(abs, [-1], worker))


def test_a_game_of_which_workers_die_is_named(dask: Cluster) -> None:
    dask.staffed(2)
    with pytest.raises(ClusterFailed, match="died of the same game: 9"):
        dict(on_cluster(signal.raise_signal, [int(signal.SIGKILL)], dask.address))


def test_nobody_waits_for_ever_where_nobody_works(dask: Cluster) -> None:
    dask.staffed(0)
    with pytest.raises(ClusterFailed, match=r"has no worker, and for 0\.2 seconds"):
        dict(on_cluster(abs, [-1], dask.address, patience=0.2))


def test_a_scheduler_that_is_lost_ends_it_all(dask: Cluster, caplog: pytest.LogCaptureFixture) -> None:
    dask.staffed(1)
    going = on_cluster(sleep, [0, 3600, 3600], dask.address)
    assert next(going) == (0, None)
    dask.close()
    with pytest.raises(ClusterFailed, match="has gone"):
        dict(going)
    assert caplog.messages == []


def shown(trusted: str | None, certificate: str | None) -> dict[str, str | None]:
    """Dask's settings for a client: whom it trusts, and what it shows."""
    return {"distributed.comm.tls.ca-file": trusted, "distributed.comm.tls.client.cert": certificate}


def test_by_tls_a_cluster_is_reached_with_its_certificate_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours, others = (make_certificate(tmp_path / f"{name}.pem") for name in ("ours", "others"))
    trusted = "DASK_DISTRIBUTED__COMM__TLS__"
    settings = {f"{trusted}{part}": ours for part in ("CA_FILE", "SCHEDULER__CERT", "WORKER__CERT")}
    closed = Cluster(tmp_path, "tls", settings)
    try:
        with config.set(shown(ours, ours)):
            closed.staffed(1)
            assert dict(on_cluster(abs, [-1], closed.address)) == {0: 1}
        monkeypatch.setattr(cluster, "REACH", 1)
        for stranger in (shown(None, None), shown(ours, None), shown(ours, others)):
            with config.set(stranger), pytest.raises(ClusterFailed, match="No Dask scheduler answers"):
                dict(on_cluster(abs, [-1], closed.address))
        with pytest.raises(ClusterFailed, match="No Dask scheduler answers"):
            dict(on_cluster(abs, [-1], closed.address.replace("tls", "tcp")))
    finally:
        closed.close()


@pytest.mark.parametrize(("language", "said"), [("fr_FR", "Aucun ordonnanceur Dask ne répond à"), ("C", "No Dask")])
def test_where_no_scheduler_answers(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str, said: str
) -> None:
    """The port has no listener, or one that never says a word."""
    monkeypatch.setattr(cluster, "REACH", 0.2)
    monkeypatch.setenv("LC_ALL", language)
    with socket.create_server((HERE, 0)) as silent:
        for port in (free_port(), silent.getsockname()[1]):
            address = f"tcp://{HERE}:{port}"
            assert main(["simulate", SLUG, "--games", "2", "--cluster", address]) == 2
            captured: Any = capsys.readouterr()
            assert (captured.out, captured.err.count("\n")) == ("", 1)
            assert captured.err.startswith(f"{said} ")
            assert address in captured.err


def test_without_dask_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ClusterFailed, match=r"cosmotheque\[cluster\]"):
        dict(on_cluster(abs, [-1], "tcp://nowhere:1"))
