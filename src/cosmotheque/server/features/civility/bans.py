"""Bans: people who may not set up tables, sit down or speak, by the administrator's decision."""

from collections.abc import Iterable

from cosmotheque.core.text import Text
from cosmotheque.server.base import identity
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.features.civility import sentences
from cosmotheque.server.features.civility.record import BanRecord, ban_of
from cosmotheque.server.record.table import SeatRecord
from cosmotheque.server.store import Store


async def refuse_banned(store: Store, person: str) -> None:
    """Refuse a banned person, and say why and until when. The store is asked each time, so every node knows at once."""
    ban = await ban_of(store, person)
    if ban is not None:
        raise Denied(403, _words(ban))


async def keep_seats(store: Store, seats: Iterable[SeatRecord]) -> tuple[SeatRecord, ...]:
    """The seats of a table to come. Those of people who are banned or gone for good are free.

    A bot that stood in for them stays.
    """
    return tuple([seat if await _may_come(store, seat.guest) else SeatRecord(bot=seat.bot) for seat in seats])


async def _may_come(store: Store, guest: str | None) -> bool:
    if guest is None:
        return True
    return not identity.is_former(guest) and await ban_of(store, guest) is None


def _words(ban: BanRecord) -> Text:
    day = ban.until[:10]
    return sentences.BANNED_UNTIL.filled(day, ban.why) if day else sentences.BANNED.filled(ban.why)
