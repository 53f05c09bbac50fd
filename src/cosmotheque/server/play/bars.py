"""Who may not set up tables, sit down or speak, because the administrator has barred them."""

from cosmotheque.core.text import Text
from cosmotheque.server import sentences
from cosmotheque.server.civil_record import BarRecord, bar_of
from cosmotheque.server.errors import Denied
from cosmotheque.server.store import Store


async def must_be_welcome(store: Store, person: str) -> None:
    """Refuse somebody who is barred, and say why and until when. It is asked of the store: every node knows at once."""
    bar = await bar_of(store, person)
    if bar is not None:
        raise Denied(403, _words(bar))


def _words(bar: BarRecord) -> Text:
    day = bar.until[:10]
    return sentences.BARRED_UNTIL.filled(day, bar.why) if day else sentences.BARRED.filled(bar.why)
