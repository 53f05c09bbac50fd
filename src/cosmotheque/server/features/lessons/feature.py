"""Lessons: their routes."""

from cosmotheque.server.features.lessons import routes
from cosmotheque.server.live.feature import Feature


class Lessons(Feature):
    routes = routes.HANDLERS
