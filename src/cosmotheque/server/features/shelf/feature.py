"""The shelf, which is stocked before the port is opened."""

from cosmotheque.server.features.shelf import routes
from cosmotheque.server.live.feature import Feature


class Shelf(Feature):
    routes = routes.HANDLERS

    def prepare(self) -> None:
        routes.stock()
