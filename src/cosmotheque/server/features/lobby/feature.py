"""The lobby: routes of tables."""

from cosmotheque.server.features.lobby import routes
from cosmotheque.server.live.feature import Feature


class Lobby(Feature):
    routes = routes.HANDLERS
