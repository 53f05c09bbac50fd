"""`cosmotheque doctor` finds each fault of an installation, none in a good one, and shows no secret."""

import http.client
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import psycopg
import pytest
from msgspec.structs import replace
from tests.server.conftest import Server
from tests.server.services import Postgres

from cosmotheque.cli import main
from cosmotheque.cli.checkup import copies as copy_checks
from cosmotheque.cli.checkup import database, keys, machine, network, proxy
from cosmotheque.cli.checkup.asking import Answer
from cosmotheque.cli.checkup.finding import Check, Installation
from cosmotheque.cli.doctor import CHECKS, here_of, look_over
from cosmotheque.server.base import admin_key, copies, identity
from cosmotheque.server.base.settings import Settings
from cosmotheque.server.door.seen import Seen
from cosmotheque.server.store.migrations import HEAD
from cosmotheque.server.store.postgres_setup import prepare
from cosmotheque.server.upkeep import commands as upkeep

NOBODY = "http://127.0.0.1:9"
Headers = dict[str, str]


def found(check: Check, settings: Settings, here: str = NOBODY, public: str | None = None) -> list[str]:
    """Each finding as it is printed in English; in French something is said as well."""
    seen = list(check(Installation(settings, here, public)))
    assert all(finding.line("fr") != finding.line("en") for finding in seen if finding.said.en != finding.said.fr)
    return [finding.line("en") for finding in seen]


@pytest.fixture
def here(tmp_path: Path) -> Settings:
    """A server's folder, as it is once the server has run, with an interface to show."""
    page = tmp_path / "static"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").touch()
    settings = Settings(data=tmp_path / "data", static=page)
    upkeep.migrate(settings)
    identity.read_key(settings.data)
    admin_key.make_key(settings.data)
    return settings


def change(settings: Settings, statement: str) -> None:
    with closing(sqlite3.connect(upkeep.file_of(settings))) as file, file:
        file.execute(statement)


def test_a_good_installation_has_no_fault_and_a_stopped_server_is_one(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str], here: Settings, relay: "Relay"
) -> None:
    file, copy = tmp_path / "cosmotheque.toml", server.data.with_name("copy.sqlite")
    file.write_text(f"data = '{server.data}'\nstatic = '{here.static}'\nhosts = ['games.example']\n")
    port = str(urlsplit(server.base).port)
    assert main(["backup", str(copy), "--config", str(file), "--then", "true"]) == 0
    capsys.readouterr()
    assert main(["doctor", "--config", str(file), "--port", port, "--url", relay(honest), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    theirs = ("disk:", "memory:")  # as much as this machine happens to have
    assert [line for line in said.splitlines() if not line.startswith("ok ") and line.split()[1] not in theirs] == []
    assert len(said.splitlines()) == 11
    assert main(["doctor", "--config", str(file), "--port", "9", "--lang", "fr"]) == 1
    told = capsys.readouterr().out
    assert "grave  serveur\u00a0: http://127.0.0.1:9 ne répond pas" in told
    assert (
        "à voir relais\u00a0: pas regardé. Ajoutez l’adresse par laquelle on arrive\u00a0: --url https://games.example."
        in told
    )
    secrets = (server.data / "key").read_bytes(), (server.data / "admin-key").read_bytes()
    for secret in (secrets[0].hex(), secrets[0].decode("latin-1"), secrets[1].decode()):
        assert secret not in said + told


def test_every_check_is_among_those_that_are_made() -> None:
    rooms = {"copies": copy_checks, "database": database, "keys": keys, "machine": machine, "network": network}
    made = {(room, name) for room, module in (*rooms.items(), ("proxy", proxy)) for name in dir(module)}
    assert {(room, name) for room, name in made if name.startswith("look_at_")} == set(CHECKS)


@pytest.mark.parametrize(("host", "asked"), [("", "127.0.0.1"), ("0.0.0.0", "127.0.0.1"), ("fd00::7", "[fd00::7]")])  # noqa: S104
def test_the_server_is_asked_where_it_listens(host: str, asked: str) -> None:
    assert here_of(Settings(data=Path("x"), host=host)) == f"http://{asked}:8017"


@pytest.mark.parametrize("url", ["games.example.org", "ftp://games.example.org", "https://", "https://a.b/path"])
def test_an_address_that_is_none_is_refused(url: str) -> None:
    with pytest.raises(SystemExit):
        main(["doctor", "--url", url])


def test_the_page(here: Settings) -> None:
    assert found(network.look_at_page, here)[0].startswith("ok")
    (here.static / "index.html").unlink()
    assert found(network.look_at_page, here)[0].startswith("bad    page: nothing in ")


@pytest.mark.parametrize(("free", "grade"), [(2**34, "ok"), (2**29, "warn"), (2**20, "bad")])
def test_the_disk(here: Settings, monkeypatch: pytest.MonkeyPatch, free: int, grade: str) -> None:
    monkeypatch.setattr(machine, "free_bytes", lambda _folder: free)
    assert found(machine.look_at_disk, here)[0].startswith(f"{grade:<6} disk: {free // 2**20} MB")


def test_a_data_folder_that_is_not_there(tmp_path: Path) -> None:
    assert found(machine.look_at_disk, Settings(data=tmp_path / "no"))[0].startswith("bad    disk:")


@pytest.mark.parametrize(
    ("machine_has", "most", "used", "grade"),
    [
        (2**30, "max", "1", "ok"),
        (2**28, "max", "1", "warn"),
        (2**26, "max", "1", "bad"),
        (2**33, "536870912", "500000000", "bad"),
    ],
)
def test_the_memory_of_the_machine_and_of_the_container(
    here: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, machine_has: int, most: str, used: str, grade: str
) -> None:
    (tmp_path / "meminfo").write_text(f"MemTotal: 9 kB\nMemAvailable: {machine_has // 1024} kB\n")
    (tmp_path / "memory.max").write_text(f"{most}\n")
    (tmp_path / "memory.current").write_text(f"{used}\n")
    monkeypatch.setattr(machine, "MACHINE", tmp_path / "meminfo")
    monkeypatch.setattr(machine, "CONTAINER", tmp_path)
    assert found(machine.look_at_memory, here)[0].startswith(f"{grade:<6} memory:")


def test_the_database(here: Settings) -> None:
    assert found(database.look_at_database, here) == [f"ok     database: of today’s shape (step {HEAD})."]
    change(here, "UPDATE alembic_version SET version_num = '0001'")
    assert found(database.look_at_database, here)[0].startswith("warn   database: at step 0001")
    change(here, "UPDATE alembic_version SET version_num = '9999'")
    assert found(database.look_at_database, here)[0].startswith("bad    database: written by a later version")
    upkeep.file_of(here).write_bytes(b"no database" * 1000)
    assert found(database.look_at_database, here)[0].startswith("bad    database: it cannot be read")
    upkeep.file_of(here).unlink()
    assert "there is no such file" in found(database.look_at_database, here)[0]


def test_the_clock_beside_what_was_stored(here: Settings) -> None:
    assert found(database.look_at_clock, here)[0].startswith("ok     clock:")
    change(
        here,
        "INSERT INTO tables (id, status, public, created, sheet) VALUES ('t', 'open', 0, '2999-01-01T00:00:00Z', '')",
    )
    assert found(database.look_at_clock, here)[0].startswith("bad    clock: a table is from 2999-01-01")


def test_the_clock_beside_that_of_the_server(server: Server, here: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    assert found(database.look_at_clock, here, server.base)[0].startswith("ok     clock:")
    true_time = time.time
    monkeypatch.setattr(database.time, "time", lambda: true_time() - 3600)
    assert found(database.look_at_clock, here, server.base)[0].startswith("bad    clock: ")


def test_what_lies_in_postgresql(tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    url = postgres.database()
    there = Settings(data=tmp_path, database=url)
    assert found(database.look_at_database, there)[0].startswith("warn   database: at step None")
    prepare(url)
    assert found(database.look_at_database, there)[0].startswith("ok     database:")
    assert found(keys.look_at_keys, there) == ["ok     key: in the database, whole."]
    assert found(database.look_at_clock, there)[0].startswith("ok     clock:")
    assert found(copy_checks.look_at_copies, there)[0].startswith("warn   copy: PostgreSQL")
    true_time = time.time
    for seconds, grade in ((10, "warn"), (500, "bad")):
        monkeypatch.setattr(database.time, "time", lambda beside=seconds: true_time() + beside)
        assert found(database.look_at_clock, there)[0].startswith(f"{grade:<6} clock: {seconds} s beside")
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("UPDATE secrets SET value = 'half' WHERE name = 'key'")
        connection.execute(f"ALTER DATABASE {connection.info.dbname} SET default_transaction_read_only = on".encode())
    assert found(keys.look_at_keys, there)[0].startswith("bad    key: the database gives none that is whole")
    assert found(database.look_at_database, there)[0].startswith("bad    database: it takes no writes")


@pytest.mark.parametrize("url", ["postgresql://ann:se%ame@127.0.0.1:9/x", "postgresql://ann:sesame@127.0.0.1:9/x"])
def test_a_database_that_is_away_is_told_without_its_password(tmp_path: Path, url: str) -> None:
    told = [finding.line("en") for finding in look_over(Settings(data=tmp_path, database=url), NOBODY, None)]
    assert any(line.startswith("bad    database:") for line in told)
    assert not any("se%ame" in line or "sesame" in line for line in told)


def test_the_keys(here: Settings) -> None:
    assert [line[:6].strip() for line in found(keys.look_at_keys, here)] == ["ok", "ok"]
    (here.data / "key").chmod(0o644)
    (here.data / "admin-key").write_text("half")
    here.data.chmod(0o755)
    key, admin, folder = found(keys.look_at_keys, here)
    assert key.startswith("bad    key: others on this machine can read")
    assert admin.startswith("bad    administrator’s key: ")
    assert folder.startswith("warn   key: others on this machine can enter")
    (here.data / "key").write_bytes(b"half")
    assert "is not whole" in found(keys.look_at_keys, here)[0]
    for name in ("key", "admin-key"):
        (here.data / name).unlink()
    key, admin, _ = found(keys.look_at_keys, here)
    assert key.startswith("bad    key: there is no")
    assert admin.startswith("warn   administrator’s key: there is no")


def test_a_key_that_is_not_ours_to_read(here: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keys.os, "access", lambda *_: False)
    assert "Run this command as the server’s user" in found(keys.look_at_keys, here)[0]


def test_the_key_of_calls_is_that_of_the_running_server(server: Server, here: Settings) -> None:
    there = replace(here, data=server.data, hosts=frozenset({"games.example"}))
    assert found(keys.look_at_push, there, server.base)[0].startswith("ok     calls:")
    assert found(keys.look_at_push, replace(there, hosts=frozenset()), server.base)[0].startswith("warn   calls:")
    assert found(keys.look_at_push, here, server.base)[0].startswith("bad    calls: the running server has another key")
    assert found(keys.look_at_push, replace(here, push_services=frozenset()))[0].startswith(
        "ok     calls: switched off"
    )


def test_the_last_copy(here: Settings, tmp_path: Path) -> None:
    def told() -> list[str]:
        return found(copy_checks.look_at_copies, here)

    def note(**changed: Any) -> None:
        copies.note(here.data, replace(made, **changed))

    assert told()[0].startswith("warn   copy: none.")
    made = upkeep.back_up(here, tmp_path / "copy.sqlite")
    age, place = told()
    assert age.startswith("ok     copy: made 0 h ago")
    assert place.startswith("warn   copy: it is on the same disk")
    note(sent=True)
    assert len(told()) == 1
    note(sent=True, at=made.at - 3600 * 48)
    assert told()[0].startswith("warn   copy: the last one was made 48 h ago")
    note(sent=True, at=made.at - 3600 * 24 * 30)
    assert told()[0].startswith("bad    copy: the last one")
    note(sent=False)
    assert told()[1].startswith("bad    copy: it did not get elsewhere")
    note(sent=True, has_keys=False)
    assert told()[1].startswith("warn   copy: it is without the key")
    (tmp_path / "copy.sqlite").unlink()
    note()
    assert told()[1].startswith("bad    copy: ")
    (here.data / copies.NOTE).write_text("{")
    assert told()[0].startswith("warn   copy: none.")


def test_a_server_that_is_not_well_says_why(server: Server, relay: "Relay") -> None:
    assert found(network.look_at_server, server.settings, server.base)[0].startswith("ok     server:")
    why = '{"why":{"fr":"Le disque est plein.","en":"The disk is full."}}'
    assert found(network.look_at_server, server.settings, relay(answer=(503, why))) == [
        "bad    server: The disk is full."
    ]
    assert "answers 404" in found(network.look_at_server, server.settings, relay(answer=(404, "?")))[0]


Relay = Callable[..., str]


@pytest.fixture
def relay(server: Server) -> Iterator[Relay]:
    """Proxies that pass requests on to the server, each with its own idea of the headers, or answer themselves."""
    running: list[ThreadingHTTPServer] = []

    def start(rewrite: Callable[[Headers], Headers] = dict, answer: tuple[int, str] | None = None) -> str:
        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                status, body = answer or self.pass_on()
                self.send_response(status)
                self.end_headers()
                self.wfile.write(body.encode())

            def pass_on(self) -> tuple[int, str]:
                line = http.client.HTTPConnection(urlsplit(server.base).netloc)
                line.request("GET", self.path, headers=rewrite({k.lower(): v for k, v in self.headers.items()}))
                said = line.getresponse()
                found = said.status, said.read().decode()
                line.close()
                return found

            def log_message(self, *_: object) -> None: ...

        running.append(ThreadingHTTPServer(("127.0.0.1", 0), Handler))
        threading.Thread(target=running[-1].serve_forever, args=(0.02,), daemon=True).start()
        return f"http://127.0.0.1:{running[-1].server_port}"

    yield start
    for one in running:
        one.shutdown()
        one.server_close()


def honest(headers: Headers) -> Headers:
    return {**headers, "x-forwarded-for": "127.0.0.1", "x-forwarded-proto": "http"}


def test_a_proxy_that_passes_on_what_it_should(server: Server, relay: Relay) -> None:
    assert found(proxy.look_at_proxy, server.settings, public=relay(honest)) == [
        "ok     proxy: people come by http, and the address 127.0.0.1 is seen."
    ]


@pytest.mark.parametrize(
    ("rewrite", "told"),
    [
        (lambda headers: {**honest(headers), "x-forwarded-proto": "https"}, "asked by http, seen as https"),
        (lambda headers: {**honest(headers), "host": "localhost"}, "has to pass on the Host header"),
        (lambda headers: {**honest(headers), "host": "games.example"}, "does not know the name 127.0.0.1"),
        (dict, "anybody can make up their address"),
    ],
)
def test_a_proxy_that_changes_or_leaves_out_what_it_should_not(
    server: Server, relay: Relay, rewrite: Callable[[Headers], Headers], told: str
) -> None:
    (line,) = found(proxy.look_at_proxy, server.settings, public=relay(rewrite))
    assert line.startswith("bad    proxy:")
    assert told in line


def test_a_proxy_that_does_not_answer_or_is_something_else(server: Server, relay: Relay) -> None:
    assert "does not answer" in found(proxy.look_at_proxy, server.settings, public=NOBODY)[0]
    assert "answers 502" in found(proxy.look_at_proxy, server.settings, public=relay(answer=(502, "<html>")))[0]


INSIDE, OUTSIDE = "172.30.17.9", "198.51.100.7"


@pytest.mark.parametrize(
    ("asked_from", "seen_as", "told"),
    [
        (OUTSIDE, OUTSIDE, ""),
        (OUTSIDE, "127.0.0.1", "bad    proxy: asked from 198.51.100.7, seen as 127.0.0.1: everybody counts as one."),
        (
            OUTSIDE,
            "172.30.17.3",
            "bad    proxy: asked from 198.51.100.7, seen as 172.30.17.3: everybody counts as one.",
        ),
        (OUTSIDE, "10.0.3.2", "warn   proxy: asked from 198.51.100.7, seen as 10.0.3.2."),
        (INSIDE, "172.30.17.1", ""),
    ],
)
def test_the_address_of_whoever_asks_arrives(asked_from: str, seen_as: str, told: str) -> None:
    asked, seen = Answer(200, {}, b"", asked_from), Seen("https", "games.example", seen_as)
    lines = [finding.line("en") for finding in proxy.strange_address(asked, seen, ["127.0.0.1", "172.30.17.0/24"])]
    assert [line[: len(told)] for line in lines] == ([told] if told else [])


@pytest.mark.parametrize(
    ("metrics", "plain", "told"),
    [
        (403, (308, {"location": "https://games.example/"}), []),
        (200, (308, {"location": "https://games.example/"}), ["/metrics is open"]),
        (403, (200, {}), ["does not lead to https"]),
        (403, (302, {"location": "http://games.example/there"}), ["does not lead to https"]),
    ],
)
def test_what_is_open_beside_the_way_in(
    monkeypatch: pytest.MonkeyPatch, metrics: int, plain: tuple[int, Headers], told: list[str]
) -> None:
    answers = {"/metrics": (metrics, {}), "/": plain}
    monkeypatch.setattr(proxy, "ask", lambda _base, path: Answer(*answers[path], b"", "198.51.100.7"))
    asked = Answer(200, {}, b"", "198.51.100.7")
    lines = [finding.line("en") for finding in proxy.ways_around("https://games.example", asked)]
    assert [part for part in told if not any(part in line for line in lines)] == []
    assert len(lines) == len(told)
