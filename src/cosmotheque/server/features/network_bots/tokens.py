"""The bots that a person lets play over the network: made with a token, which is shown once, and ended."""

import hmac
import secrets

from cosmotheque.server.base import identity
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.features.network_bots import rules as at_tables
from cosmotheque.server.features.network_bots import sentences
from cosmotheque.server.features.network_bots.wire import NetworkBotHome, NetworkBotInfo, NetworkBotTable
from cosmotheque.server.live.bot_record import ANYBODY, MOST_NETWORK_BOTS, NETWORK_BOTS, NetworkBotRecord, bot_id
from cosmotheque.server.live.services import Services
from cosmotheque.server.live.tables import Tables, now_text
from cosmotheque.server.record.table import Maker

SECRET_BYTES = 32
MOST_TABLES = 50


async def make(tables: Tables, person: str, name: str, *, shared: bool) -> tuple[str, NetworkBotRecord]:
    """A new bot, and the token that its program shows."""
    services = tables.services
    await services.features.check_person(person)
    most = services.settings.limits.robots_per_guest
    if len(await NETWORK_BOTS.of(services.store, person, most)) >= most:
        raise Denied(409, sentences.TOO_MANY_BOTS.filled(most))
    bot = identity.new_bot_guest()
    token = f"{bot.removeprefix(identity.BOT_PREFIX)}.{secrets.token_urlsafe(SECRET_BYTES)}"
    new = NetworkBotRecord(
        id=bot_id(person, bot),
        created=now_text(),
        person=person,
        robot=bot,
        name=name,
        digest=_digest(services, token),
        shared=shared,
    )
    await NETWORK_BOTS.keep(services.store, new)
    await services.store.rename(bot, name)
    return token, new


async def list_bots(tables: Tables, person: str) -> list[NetworkBotInfo]:
    """My bots, then those of other people that I may bring to a table now."""
    store, online = tables.services.store, await tables.services.bot_presence.online()
    mine = await NETWORK_BOTS.of(store, person, MOST_NETWORK_BOTS)
    others = [one for one in await NETWORK_BOTS.of(store, ANYBODY, MOST_NETWORK_BOTS) if one.robot in online]
    known = {one.robot for one in mine}
    return [
        NetworkBotInfo(one.key, one.name, one.created, one.shared, one.robot in online, mine=one.person == person)
        for one in (*mine, *(other for other in others if other.robot not in known))
    ]


async def end(tables: Tables, person: str, key: str) -> None:
    """Make a token invalid, at every node; a program that plays by it is sent away."""
    store = tables.services.store
    found = next((one for one in await NETWORK_BOTS.of(store, person, MOST_NETWORK_BOTS) if one.key == key), None)
    if found is None:
        raise Denied(404, sentences.NO_SUCH_BOT)
    await at_tables.call_maker_of(tables, found.robot, Maker(person, ""), is_forced=True)
    await NETWORK_BOTS.drop(store, found)
    await store.rename(found.robot, None)
    await tables.drop_changed_guests()


async def recognise(services: Services, token: str) -> str | None:
    """The bot whose token this is; None for one that was never given, and for one that has ended."""
    bot = identity.BOT_PREFIX + token.partition(".")[0]
    found = await NETWORK_BOTS.of(services.store, bot, 1)
    if not found or not hmac.compare_digest(found[0].digest, _digest(services, token)):
        return None
    return bot


async def home(tables: Tables, bot: str, name: str) -> NetworkBotHome:
    """The tables where a bot has a seat in a game that is not over. It counts as online as long as it asks."""
    tables.services.bot_presence.note_seen(bot)
    store = tables.services.store
    found = [await store.record(table) for table in (await store.unfinished(bot, ""))[:MOST_TABLES]]
    shown = [
        NetworkBotTable(one.id, one.game, one.status, tuple(one.seats_of(bot)))
        for one in found
        if one is not None and one.seats_of(bot)
    ]
    return NetworkBotHome(name, tuple(shown))


def _digest(services: Services, token: str) -> str:
    return services.signer.digest(f"robot {token}").hex()
