"""Invitations at the moments of a person."""

from typing import Any

from cosmotheque.server.features.invitations import routes, rules
from cosmotheque.server.live.feature import Feature
from cosmotheque.server.live.tables import Tables


class Invitations(Feature):
    routes = routes.HANDLERS

    async def tell_person(self, tables: Tables, person: str) -> list[tuple[str, str, Any]]:
        return [("invited", one.created, one) for one in await rules.invitations(tables, person)]
