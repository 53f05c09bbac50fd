"""Services that all tables share."""

from collections import Counter
from dataclasses import dataclass

from cosmotheque.server.base.admin_key import AdminKeys
from cosmotheque.server.base.budget import Budget
from cosmotheque.server.base.identity import Signer
from cosmotheque.server.base.limits import Buckets
from cosmotheque.server.base.metrics import Metrics
from cosmotheque.server.base.settings import Settings
from cosmotheque.server.cluster.bot_presence import BotPresence
from cosmotheque.server.cluster.peers import Peers
from cosmotheque.server.live.moments import Features
from cosmotheque.server.live.persons import People
from cosmotheque.server.push.calls import Calls
from cosmotheque.server.store import Store
from cosmotheque.server.store.health import Health
from cosmotheque.server.workers.answers import Answers
from cosmotheque.server.workers.bots import Bots
from cosmotheque.server.workers.pars import Pars
from cosmotheque.server.workers.reviews import Reviews
from cosmotheque.server.workers.turns import Turns


@dataclass(frozen=True)
class Services:
    settings: Settings
    features: Features
    signer: Signer
    admin: AdminKeys
    store: Store
    peers: Peers
    people: People
    bots: Bots
    reviews: Reviews
    answers: Answers
    """Long answers, the same for all who ask."""
    pars: Pars
    bot_presence: BotPresence
    """Presence of people's bots."""
    replays: Turns
    """Turns of addresses that look at finished games."""
    analyses: Turns
    """Turns of addresses that look at analyses."""
    calls: Calls
    metrics: Metrics
    health: Health
    chat: Buckets
    """Limits on the lines of chat of a guest."""
    chat_of_address: Buckets
    """Limits on the lines of chat of all guests of an address: cookies cost nothing."""
    chat_of_table: Buckets
    """Limits on the lines of chat at a table."""
    messages: Buckets
    """Limits on the messages of a guest, over all of their connections."""
    messages_of_address: Buckets
    """Limits on the messages of all who share an address."""
    undos: Buckets
    """Limits on the undos of a guest: the game is played through once more for each."""
    frames: Buckets
    """Limits on the bytes of frames to a guest, over all of their connections; beyond that only the newest, later."""
    new_tables: Buckets
    """Limits on the new tables of an address."""
    requests: Buckets
    """Limits on the requests of an address."""
    budget: Budget
    """The work that addresses and guests may have done for them."""
    costly: Buckets
    """Limits on the requests of an address that take long to answer."""
    guesses: Buckets
    """Limits on the tries of an address with codes and passkeys."""
    arrivals_at_table: Buckets
    """Limits on newcomers at a table."""
    blocks: Buckets
    """Limits on the mutes and blocks of a guest."""
    reports: Buckets
    """Limits on the reports of a guest."""
    reports_of_address: Buckets
    """Limits on the reports of all guests of an address."""
    invitations: Buckets
    """Limits on the invitations of a guest."""
    admin_guesses: Buckets
    """Limits on the tries of an address with the administrator's key."""
    new_network_bots: Buckets
    """Limits on the new bots of an address."""
    addresses: Counter[str]
    """The number of open websockets of each address."""

    async def close(self) -> None:
        """Close all services: those that work end first, the store last."""
        for part in (self.calls, self.reviews, self.answers, self.pars, self.bots, self.peers, self.store):
            await part.close()
