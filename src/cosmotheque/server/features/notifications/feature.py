"""Notifications: browsers that want to be called."""

from cosmotheque.server.features.notifications import routes
from cosmotheque.server.live.feature import Feature


class Notifications(Feature):
    routes = routes.HANDLERS
