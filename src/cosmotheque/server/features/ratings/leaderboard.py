"""The leaderboard of a game, read from the ratings themselves; a person who does not want to be listed is left out.

Names are those that people have now, and it shows no id.
"""

import asyncio

from msgspec.structs import replace

from cosmotheque import registry
from cosmotheque.core.glicko import Strength
from cosmotheque.server.base import identity
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.features.ratings import rules as ratings
from cosmotheque.server.features.ratings import sentences
from cosmotheque.server.features.ratings.record import KNOWN, RATINGS, RatingRecord, board_of, name_of, strength
from cosmotheque.server.features.ratings.wire import Leader, Leaderboard
from cosmotheque.server.record.rated import SURE, info
from cosmotheque.server.store import Store

SHOWN = 50
LOOKED_AT = 2 * SHOWN
"""Some may not have played for so long that they are not known well enough any more."""


async def show(store: Store, game: str, person: str | None, now: int) -> Leaderboard:
    """The leaderboard of a game for a person."""
    if not ratings.can_be_rated(registry.load(game).meta):
        raise Denied(409, sentences.NOT_RATED_GAME)
    found = await RATINGS.first(store, board_of(game), LOOKED_AT)
    known = [(one, own) for one in found if one.listed and (own := strength(one, now)).deviation <= KNOWN]
    best = sorted(known, key=lambda pair: (-pair[1].rating, pair[0].id))[:SHOWN]
    leaders = await asyncio.gather(*(_leader(store, one, own, person) for one, own in best))
    mine = None if person is None else await RATINGS.find(store, name_of(game, person))
    return Leaderboard(
        leaders=tuple(leaders),
        sure=round(SURE * KNOWN),
        rating=None if mine is None else info(strength(mine, now)),
        listed=mine is not None and mine.listed,
    )


async def set_listed(store: Store, game: str, person: str, *, listed: bool) -> None:
    """List a person on the leaderboard of a game, once their rating is sure enough, or leave them out."""

    def set_flag(old: RatingRecord | None) -> RatingRecord:
        if old is None:
            raise Denied(409, sentences.NO_RATING_YET)
        return replace(old, listed=listed)

    await RATINGS.change(store, name_of(game, person), set_flag)


async def _leader(store: Store, record: RatingRecord, own: Strength, person: str | None) -> Leader:
    name = await store.name(record.person) or identity.first_name(record.person)
    return Leader(name, info(own), record.games, mine=record.person == person)
