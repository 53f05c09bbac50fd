"""Quick pairing: its routes."""

from cosmotheque.server.features.pairing import routes
from cosmotheque.server.live.feature import Feature


class QuickPairing(Feature):
    routes = routes.HANDLERS
