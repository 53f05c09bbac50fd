"""The shelf: its routes."""

from cosmotheque.server.features.shelf import routes
from cosmotheque.server.live.feature import Feature


class Shelf(Feature):
    routes = routes.HANDLERS
