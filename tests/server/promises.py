"""Browsers that draw a deal together, as far as the server can tell; and who checks records by the published page."""

import json
from hashlib import sha256
from typing import Any

from tests.server.client import Player

ANNS, BENS = "a" * 64, "b" * 64


def hashed(text: str) -> str:
    """The hash of a text, as `docs/fair-deals.md` has it."""
    return sha256(text.encode()).hexdigest()


def invited(ann: Player, ben: Player, **wishes: Any) -> str:
    """A table for two, at which both have promised a number."""
    table: str = ann.create(commitment=hashed(ANNS), **wishes)["id"]
    ben.table(table, "sit", seat=1, commitment=hashed(BENS))
    return table


def drawn(ann: Player, ben: Player, **wishes: Any) -> str:
    """A game of two whose deal both have drawn."""
    table = invited(ann, ben, **wishes)
    ann.table(table, "start")
    ann.table(table, "open", number=ANNS)
    assert ben.table(table, "open", number=BENS)["status"] == "running"
    return table


def give_up(player: Player, table: str, seat: int = 0) -> None:
    with player.live(table) as live:
        live.next("frame")
        live.send(type="concede", seat=seat)
        while not live.frame["outcome"]:
            live.next("frame")


def proof_in(player: Player, table: str) -> Any:
    """The proof that stands in the record of a finished game."""
    header: Any = json.loads(player.http.get(f"/api/tables/{table}/record").text.splitlines()[0])
    return header.get("proof")


def fits(proof: Any) -> bool:
    """True if secret and numbers are those that were sealed."""
    people = [share for share in proof["shares"] if not share.get("bot") and share.get("number")]
    sealed = [hashed(share["number"]) == share["commitment"] for share in people]
    return hashed(proof["secret"]) == proof["seal"] and all(sealed)
