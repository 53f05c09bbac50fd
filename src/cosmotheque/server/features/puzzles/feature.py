"""Puzzles: their routes."""

from cosmotheque.server.features.puzzles import routes
from cosmotheque.server.live.feature import Feature


class Puzzles(Feature):
    routes = routes.HANDLERS
