"""The laboratory: ladders of bots."""

from cosmotheque.server.features.laboratory import routes
from cosmotheque.server.live.feature import Feature


class Laboratory(Feature):
    routes = routes.HANDLERS
