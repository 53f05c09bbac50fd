"""People with much to hide from each other, who live on a real server for a while: they mute, report, invite, leave.

Ann is the one who looks: everything that she may not know of the others stands somewhere in what was stored.
"""

import asyncio
from contextlib import ExitStack
from pathlib import Path

import msgspec
from tests.server.campaigning import ask as ask_campaign
from tests.server.campaigning import begin
from tests.server.civil import duel, report, said, shun
from tests.server.client import Player
from tests.server.conftest import Server
from tests.server.features.groups.test_groups import ask, found, look, set_up
from tests.server.features.holidays.test_holidays import go_away
from tests.server.features.invitations.test_company import company, invite
from tests.server.features.pairing.test_pairing import pair
from tests.server.features.people.test_people import bring
from tests.server.push_service import Browser

from cosmotheque.core.mentor import Figure
from cosmotheque.core.text import Text
from cosmotheque.server.features.civility.record import BANS, NOTES, BanRecord, NoteRecord
from cosmotheque.server.features.people.passkeys import CHALLENGES, PASSKEYS, Challenge, Passkey
from cosmotheque.server.features.people.transfer_codes import TRANSFER_CODES, TransferCode
from cosmotheque.server.features.puzzles.tries import TRIES, TriesRecord
from cosmotheque.server.features.replays.record import REVIEWED, Reviewed, ReviewedRecord
from cosmotheque.server.store.sqlite import SqliteStore

NAMES = ("ann", "ben", "cleo", "dora", "eve", "finn", "gus")


class Village(msgspec.Struct, frozen=True):
    """The stored remains: where they lie, who has which id, and where ann may look."""

    data: Path
    ids: dict[str, str]
    tables: dict[str, str]
    group: str
    campaigns: tuple[str, ...]


def settle(server: Server) -> Village:
    """Let them live, then stop the server."""
    try:
        with ExitStack() as stack:
            people = {name: stack.enter_context(server.player()) for name in (*NAMES, "phone", "stranger")}
            for name, player in people.items():
                player.put("/api/me", {"name": name.title()})
            tables = play(people)
            group, campaigns = meet(people, tables)
            quarrel(people, tables)
            keep_house(people)
            people["ben"].put("/api/me", {"name": "Benoît"})
            people["gus"].post("/api/me/delete", {"name": "Gus"})
            ids = {name: player.id for name, player in people.items()}
    finally:
        server.stop()
    asyncio.run(file(server.data, ids, tables))
    return Village(server.data / "cosmotheque.sqlite", ids, tables, group, campaigns)


def play(people: dict[str, Player]) -> dict[str, str]:
    """Ann has a game with everybody: over, running, slow, or one that waits for players."""
    ann = people["ann"]
    tables = {f"over with {name}": duel(ann, people[name]) for name in ("cleo", "dora", "gus")}
    tables["rated with ben"] = duel(ann, people["ben"], rated=True)
    for table in list(tables.values()):
        concede(ann, table)
    tables["of eve"] = duel(people["eve"], ann)
    tables["of finn"] = duel(people["finn"], ann)
    tables["slow with ben"] = duel(ann, people["ben"], correspondence={"days": 3})
    with ann.live(tables["slow with ben"]) as live:
        live.until_turn(0)
        live.take()
    tables["waiting"] = ann.create(public=True)["id"]
    tables["waiting, too"] = ann.create()["id"]
    tables["for anybody"] = pair(ann)["id"]
    tables["watched"] = duel(people["finn"], people["ben"])
    for name in ("ann", "ben"):
        said(people[name], tables["of eve" if name == "ann" else "slow with ben"], f"{name} was here")
    said(ann, tables["watched"], "well played")
    return tables


def concede(player: Player, table: str) -> None:
    with player.live(table) as live:
        live.until_turn(0)
        live.send(type="concede", seat=0)
        while live.table.get("status") != "over":
            live.next("table")


def meet(people: dict[str, Player], tables: dict[str, str]) -> tuple[str, tuple[str, ...]]:
    """Dora founds a group and a campaign, and leaves both; ann invites cleo, who does not want to, and ben."""
    ann, ben, cleo, dora = (people[name] for name in ("ann", "ben", "cleo", "dora"))
    group = found(dora)
    alone = begin(dora)
    for player in (ann, ben):
        ask(player, group["link"], "join")
        ask_campaign(player, alone, "join")
    shared = ask(dora, group["id"], "campaigns", 201, game="pebbles")["id"]
    tables["of the group"] = set_up(ben, group["id"])["id"]
    ask(dora, group["id"], "leave")
    ask_campaign(dora, alone, "leave")
    assert look(ann, group["id"])["hosting"]
    for name in ("Cleo", "Ben"):
        invite(ann, tables["waiting"], mark_of(ann, tables["waiting"], name))
    cleo.post(f"/api/me/invitations/{tables['waiting']}/decline")
    tables["of dora"] = dora.create()["id"]
    invite(dora, tables["of dora"], mark_of(dora, tables["of dora"], "Ann"))
    tables["of dora, too"] = dora.create()["id"]
    return group["id"], (alone, shared)


def mark_of(player: Player, table: str, name: str) -> str:
    mark: str = next(one["who"] for one in company(player, table) if one["name"] == name)
    return mark


def quarrel(people: dict[str, Player], tables: dict[str, str]) -> None:
    """Ann mutes ben; eve mutes her; finn invites her, then blocks her; she reports eve, and eve reports her."""
    ann, eve, finn = (people[name] for name in ("ann", "eve", "finn"))
    hidden = finn.create()["id"]
    invite(finn, hidden, mark_of(finn, hidden, "Ann"))
    shun(ann, tables["slow with ben"])
    shun(eve, tables["of eve"])
    shun(finn, tables["of finn"], block=True)
    report(ann, tables["of eve"], 0, words="never lets me win")
    report(eve, tables["of eve"], 1, words="talks too much")


def keep_house(people: dict[str, Player]) -> None:
    """Devices, holidays, bots, calls."""
    ann = people["ann"]
    bring(ann, people["phone"])
    bring(people["finn"], people["stranger"])
    go_away(ann, 2)
    for name in ("ann", "finn"):
        people[name].post("/api/bots", {"name": f"{name}’s bot", "shared": name == "finn"}, 201)
        browser = Browser(f"https://fcm.googleapis.com/{people[name].id}").subscription()
        people[name].put("/api/me/device", {**browser, "slow": True})


async def file(data: Path, ids: dict[str, str], tables: dict[str, str]) -> None:
    """Store what takes an authenticator, a worker, a puzzle pack or an administrator to come about."""
    ann, made = ids["ann"], "2026-01-01"
    figures = (Figure(Text(fr="Cailloux", en="Pebbles"), ("3", "4")),)
    sat = (Reviewed(ann, 0), Reviewed(ids["ben"], 1))
    store = SqliteStore(data / "cosmotheque.sqlite")
    try:
        await store.keep(
            PASSKEYS.document(
                Passkey(id="a key", created=made, person=ann, data="cHVibGlj", site="localhost", label="Firefox")
            ),
            CHALLENGES.document(
                Challenge(id="asked", created=made, until=1, site="localhost", person=ann, state={"challenge": "x"})
            ),
            TRANSFER_CODES.document(
                TransferCode(
                    id="code", created=made, person=ann, until=1, state="claimed", claimed=ids["cleo"], label="Edge"
                )
            ),
            TRIES.document(
                TriesRecord(id=f"{ann}/pebbles", created=made, person=ann, game="pebbles", tries=(("first", True, 1),))
            ),
            REVIEWED.document(
                ReviewedRecord(id=tables["rated with ben"], created=made, game="pebbles", players=sat, figures=figures)
            ),
            BANS.document(BanRecord(person=ann, called="Anna", why="noise", until="2026-01-02")),
            NOTES.document(NoteRecord(person=ann, what="rename", called="Ann", why="readable")),
        )
    finally:
        await store.close()
