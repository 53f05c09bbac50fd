"""Exchanges of secrets: each entry changes a stored village where ann may notice nothing.

A mark stands for an id by the server's key. `Alike` is a key that makes the same mark of both ids, so that anything
else that depends on an id shows.
"""

import sqlite3
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from tests.server.village import Village

from cosmotheque.core import codec
from cosmotheque.core.glicko import Strength
from cosmotheque.server.base.identity import BOT_PREFIX, FORMER, Signer
from cosmotheque.server.features.civility.record import (
    BLOCKED_BY,
    BLOCKS,
    DEEDS,
    REPORTS,
    BlockRecord,
    DeedRecord,
    ReportRecord,
)
from cosmotheque.server.features.groups.record import GROUPS
from cosmotheque.server.features.invitations.record import INVITATIONS
from cosmotheque.server.features.people.passkeys import CHALLENGES, PASSKEYS, Passkey
from cosmotheque.server.features.ratings.record import RATINGS, RatingRecord, name_of
from cosmotheque.server.live.bot_record import NETWORK_BOTS
from cosmotheque.server.live.persons import PERSONS
from cosmotheque.server.push.device_record import DEVICES
from cosmotheque.server.store import Document
from cosmotheque.server.store.documents import about

Sheet = dict[str, Any]
SECRET = 1234567
OTHERS = ("ben", "cleo", "dora", "eve", "finn", "stranger")


class Alike(Signer):
    """Makes of every id in `aliases` the mark of the one it stands for."""

    def __init__(self, key: bytes, aliases: dict[str, str]) -> None:
        super().__init__(key)
        self._aliases = aliases

    def digest(self, what: str) -> bytes:
        for alias, known in self._aliases.items():
            what = what.replace(alias, known)
        return super().digest(what)


class Stored:
    """A database of a village that is not in use."""

    def __init__(self, path: Path, village: Village) -> None:
        self.db = sqlite3.connect(path)
        self.ids, self.tables = village.ids, village.tables

    def change(self, kind: str, work: Callable[[Sheet], Sheet | None]) -> None:
        """Change every document of a kind of which `work` makes something."""
        found = self.db.execute("SELECT id, sheet FROM documents WHERE kind = ?", (kind,)).fetchall()
        new = [(codec.encode(made), kind, name) for name, sheet in found if (made := work(codec.decode(sheet, dict)))]
        assert new, f"no {kind} was changed"
        self.db.executemany("UPDATE documents SET sheet = ? WHERE kind = ? AND id = ?", new)

    def drop(self, kind: str, **fields: str) -> None:
        found = self.db.execute("SELECT id, sheet FROM documents WHERE kind = ?", (kind,)).fetchall()
        gone = [name for name, sheet in found if fields.items() <= codec.decode(sheet, dict).items()]
        assert gone, f"no {kind} was dropped"
        for name in gone:
            self.db.execute("DELETE FROM documents WHERE kind = ? AND id = ?", (kind, name))
            self.db.execute("DELETE FROM owners WHERE kind = ? AND id = ?", (kind, name))

    def put(self, *documents: Document) -> None:
        for one in documents:
            row = (one.kind, one.id, one.created, one.revision, one.sheet)
            self.db.execute("INSERT INTO documents (kind, id, created, revision, sheet) VALUES (?, ?, ?, ?, ?)", row)
            owned = [(owner, one.kind, one.id) for owner in one.owners]
            self.db.executemany("INSERT INTO owners (guest, kind, id) VALUES (?, ?, ?)", owned)

    def change_tables(self, work: Callable[[Sheet], Sheet | None]) -> list[str]:
        """Change the record of every table of which `work` makes something; those are named."""
        found = self.db.execute("SELECT id, sheet FROM tables").fetchall()
        new = [(codec.encode(made), name) for name, sheet in found if (made := work(codec.decode(sheet, dict)))]
        assert new, "no table was changed"
        self.db.executemany("UPDATE tables SET sheet = ? WHERE id = ?", new)
        return [name for _, name in new]

    def rewrite(self, old: str, new: str) -> None:
        """Put one text in place of another, in every column where it stands."""
        before = self.db.total_changes
        for (table,) in self.db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            for _, column, kind, *_ in self.db.execute(f"PRAGMA table_info({table})").fetchall():
                put = f"replace(CAST({column} AS TEXT), ?1, ?2)"
                put = f"CAST({put} AS BLOB)" if kind == "BLOB" else put
                where = f"instr(CAST({column} AS TEXT), ?1)"
                self.db.execute(f"UPDATE {table} SET {column} = {put} WHERE {where}", (old, new))  # noqa: S608
        assert self.db.total_changes > before, f"{old} stands nowhere"

    def found(self, kind: str) -> list[Sheet]:
        rows = self.db.execute("SELECT sheet FROM documents WHERE kind = ?", (kind,))
        return [codec.decode(sheet, dict) for (sheet,) in rows]


def answer_differently(stored: Stored) -> None:
    """Cleo has not said no to ann."""
    stored.change(INVITATIONS.name, lambda one: one.pop("declined", None) and one)


def forgive(stored: Stored) -> None:
    """Neither has eve muted ann, nor has finn invited and blocked her; ben and cleo mute her, and ben cleo."""
    ids = stored.ids
    stored.drop(INVITATIONS.name, by=ids["finn"])
    for name in ("eve", "finn"):
        for kind in (BLOCKS, BLOCKED_BY):
            stored.drop(kind.name, by=ids[name])
    for one, other in (("ben", "ann"), ("cleo", "ann"), ("ben", "cleo")):
        new = BlockRecord(by=ids[one], of=ids[other], called=other)
        stored.put(BLOCKS.document(new), BLOCKED_BY.document(new))


def report_others(stored: Stored) -> None:
    """Eve has reported ben instead of ann; the administrator has settled what ann reported."""
    ids = stored.ids
    (mine,) = (one for one in stored.found(REPORTS.name) if one["by"] == ids["ann"])
    stored.drop(REPORTS.name, by=ids["ann"])
    stored.drop(REPORTS.name, by=ids["eve"])
    settled = replace(codec.decode(codec.encode(mine), ReportRecord), settled="2026-01-02", note="nonsense")
    told = ReportRecord(
        by=ids["eve"], by_name="Eve", of=ids["ben"], of_name="Ben", table="x", game="pebbles", reason="spam"
    )
    stored.put(REPORTS.document(settled), REPORTS.document(told), DEEDS.document(DeedRecord(what="settle")))


def deal_anew(stored: Stored) -> None:
    """Give games that are not over another secret number for the others, and other future chance."""

    def drawn(table: Sheet) -> Sheet | None:
        deal = table.get("deal", {})
        if table.get("status") == "over" or "draw" not in deal:
            return None
        return table | {"deal": deal | {"secret": "0" * 32, "draw": deal["draw"] | {"secret": "0" * 64}}}

    stored.change_tables(drawn)
    dealt = "SELECT sheet, table_id, number, entry FROM entries JOIN tables ON table_id = id WHERE status = 'running'"
    for sheet, table, number, entry in stored.db.execute(dealt).fetchall():
        move, seats = codec.decode(entry, dict), codec.decode(sheet, dict)["seats"]
        if secrets := move.get("action", {}).get("secrets"):
            mine = [seat.get("guest") == stored.ids["ann"] for seat in seats]
            new = [own if is_mine else SECRET for own, is_mine in zip(secrets, mine, strict=True)]
            put = (codec.encode(move | {"action": move["action"] | {"secrets": new}}), table, number)
            stored.db.execute("UPDATE entries SET entry = ? WHERE table_id = ? AND number = ?", put)


def equip(stored: Stored) -> None:
    """Others have other devices and keys; digests of tokens and what passkeys are checked by are others, also ann's."""
    ids = stored.ids
    stored.change(NETWORK_BOTS.name, lambda one: one | {"digest": "0" * 64})
    stored.change(CHALLENGES.name, lambda one: one | {"state": {"challenge": "y"}})
    stored.change(PASSKEYS.name, lambda one: one | {"data": "b3RoZXI"})
    stored.change(
        PERSONS.name,
        lambda one: (
            one | {"devices": [{**device, "label": "Safari"} for device in one["devices"]]}
            if one["id"] == ids["finn"]
            else None
        ),
    )
    stored.change(
        DEVICES.name,
        lambda one: one | {"endpoint": "https://fcm.googleapis.com/x"} if one["guest"] == ids["finn"] else None,
    )
    key = Passkey(id="another", created="2026-01-01", person=ids["ben"], data="x", site="localhost", label="Safari")
    stored.put(PASSKEYS.document(key))


def rename_before(stored: Stored) -> None:
    """Ben was called otherwise when he joined the group."""

    def called(group: Sheet) -> Sheet:
        members = [
            {**one, "name": "Bartholomew"} if one["guest"] == stored.ids["ben"] else one for one in group["members"]
        ]
        return group | {"members": members}

    stored.change(GROUPS.name, called)


def rate_others(stored: Stored) -> None:
    """Ben has a rating, and does not want to stand on the leaderboard."""
    ben = stored.ids["ben"]
    rated = RatingRecord(
        id=name_of("pebbles", ben), created="2026-01-01", person=ben, game="pebbles", games=9, own=Strength(2100, 60)
    )
    stored.put(RATINGS.document(rated))


def move_house(stored: Stored) -> None:
    """Others set up their tables elsewhere, want to be called, and had seats that they have left."""

    def elsewhere(table: Sheet) -> Sheet | None:
        if table["host"] == stored.ids["ann"]:
            return {**table, "bells": [stored.ids["ben"]]} if table.get("pace", {}).get("correspondence") else None
        requests = table.get("requests", {}) | {"given_up": {stored.ids["eve"]: [0]}}
        pause = table.get("pause", {}) | {"without": [stored.ids["dora"]]}
        return {**table, "origin": "elsewhere", "requests": requests, "pause": pause}

    stored.change_tables(elsewhere)


def be_somebody_else(stored: Stored) -> None:
    """Give everybody but ann another id, also people who are gone, and bots."""
    for known, alias in aliases(stored).items():
        stored.rewrite(known, alias)
        digest = about(known)
        if stored.db.execute("SELECT 1 FROM owners WHERE guest = ?", (digest,)).fetchone():
            stored.rewrite(digest, about(alias))


def aliases(stored: Stored) -> dict[str, str]:
    """Another id for everybody but ann, as long as their own and sorted otherwise."""
    seats: Iterable[Sheet] = (
        seat
        for (sheet,) in stored.db.execute("SELECT sheet FROM tables")
        for seat in codec.decode(sheet, dict)["seats"]
    )
    former = {seat["guest"] for seat in seats if str(seat.get("guest")).startswith(FORMER)}
    bots = {one["robot"] for one in stored.found(NETWORK_BOTS.name) if one["person"] == stored.ids["finn"]}
    people = {stored.ids[name] for name in OTHERS}
    return {
        known: prefix + known.removeprefix(prefix)[::-1]
        for prefix, known in [("", one) for one in people]
        + [(FORMER, one) for one in former]
        + [(BOT_PREFIX, one) for one in bots]
    }


EXCHANGES: tuple[Callable[[Stored], None], ...] = (
    answer_differently,
    forgive,
    report_others,
    deal_anew,
    equip,
    rename_before,
    rate_others,
    move_house,
    be_somebody_else,
)
"""In this order: the last ones change ids in all that was exchanged before."""
