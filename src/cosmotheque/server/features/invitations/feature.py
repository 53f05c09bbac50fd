"""Invitations at the moments of a person."""

from typing import Any

from cosmotheque.server.features.invitations import routes, rules
from cosmotheque.server.live.feature import Feature


class Invitations(Feature):
    routes = routes.HANDLERS

    async def tell_person(self, person: str) -> list[tuple[str, str, Any]]:
        return [("invited", one.created, one) for one in await rules.invitations(self.tables, person)]
