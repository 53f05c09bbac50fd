"""Persons: their names, devices, passkeys and what is theirs."""

from cosmotheque.server.features.people import joining_routes, name_routes, routes
from cosmotheque.server.live.feature import Feature


class Persons(Feature):
    routes = (*name_routes.HANDLERS, *routes.HANDLERS, *joining_routes.HANDLERS)
