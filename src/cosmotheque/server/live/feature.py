"""A feature of the server, which knows all tables."""

from cosmotheque.server.live.moments import Moments
from cosmotheque.server.live.services import Services
from cosmotheque.server.live.tables import Tables


class Feature(Moments):
    """A feature, put in by one line of `app.py`."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    @property
    def services(self) -> Services:
        return self.tables.services
