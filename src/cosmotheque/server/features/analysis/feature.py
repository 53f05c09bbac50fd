"""Analysis of other moves from a finished game or a puzzle."""

from cosmotheque.server.features.analysis import routes
from cosmotheque.server.live.feature import Feature


class Analysis(Feature):
    routes = routes.HANDLERS
