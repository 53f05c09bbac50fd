"""Games of a person at the moments of a table: the feats of its players."""

from msgspec.structs import replace

from cosmotheque.core.match import Match
from cosmotheque.server.features.own_games import feats, routes
from cosmotheque.server.live.feature import Feature
from cosmotheque.server.record.table import TableRecord


class OwnGames(Feature):
    routes = routes.HANDLERS

    def finish(self, record: TableRecord, match: Match) -> TableRecord:
        return replace(record, ending=replace(record.ending, feats=feats.feats_done(record, match)))
