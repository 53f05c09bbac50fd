"""Services that all tables share."""

from collections import Counter
from dataclasses import dataclass

from cosmotheque.server.base.admin_key import AdminKeys
from cosmotheque.server.base.budget import Budget
from cosmotheque.server.base.identity import Signer
from cosmotheque.server.base.limits import Buckets
from cosmotheque.server.base.metrics import Metrics
from cosmotheque.server.base.settings import Settings
from cosmotheque.server.cluster.bot_presence import Robots
from cosmotheque.server.cluster.peers import Peers
from cosmotheque.server.live.feature import Features
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
    robots: Robots
    """Which bots of people are there."""
    replays: Turns
    """Who looks at finished games, one after another."""
    analyses: Turns
    """Who looks at what might have been, one after another."""
    calls: Calls
    metrics: Metrics
    health: Health
    chat: Buckets
    """How often a guest may speak."""
    chat_of_address: Buckets
    """How often all guests of an address may speak: cookies cost nothing."""
    chat_of_table: Buckets
    """How often anybody may speak at a table."""
    messages: Buckets
    """How often a guest may send anything, over all of their connections."""
    messages_of_address: Buckets
    """How often all who share an address may."""
    undos: Buckets
    """How often a guest may take back: the game is played through once more for it."""
    frames: Buckets
    """How many bytes of frames a guest is sent, over all of their connections; beyond that only the newest, later."""
    new_tables: Buckets
    """How often an address may set up a table."""
    requests: Buckets
    """How often an address may ask for anything."""
    budget: Budget
    """The work that addresses and guests may have done for them."""
    costly: Buckets
    """How often an address may ask for what takes long to answer."""
    guesses: Buckets
    """How often an address may try a code or a passkey."""
    arrivals_at_table: Buckets
    """How often anybody may sit down at a table."""
    shuns: Buckets
    """How often a guest may mute or block."""
    reports: Buckets
    """How often a guest may report somebody."""
    reports_of_address: Buckets
    """How often all guests of an address may."""
    invitations: Buckets
    """How often a guest may ask others to a table."""
    admin_guesses: Buckets
    """How often an address may show a key of the administrator."""
    new_robots: Buckets
    """How often an address may make a bot."""
    addresses: Counter[str]
    """How many websockets each address has open."""

    async def close(self) -> None:
        """Close all services: those that work end first, the store last."""
        for part in (self.calls, self.reviews, self.answers, self.pars, self.bots, self.peers, self.store):
            await part.close()
