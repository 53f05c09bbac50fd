"""Finished games: their routes."""

from cosmotheque.server.features.replays import routes
from cosmotheque.server.live.feature import Feature


class Replays(Feature):
    routes = routes.HANDLERS
