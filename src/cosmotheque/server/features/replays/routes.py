"""Finished games over REST: record, proof, replay, review and the puzzles in them."""

from typing import Any

from litestar import Request, Response, get
from litestar.background_tasks import BackgroundTask
from litestar.openapi import ResponseSpec
from litestar.response import Stream

from cosmotheque.server.door.asking import asker_of, while_asked
from cosmotheque.server.door.guests import address_of, costly
from cosmotheque.server.door.parameters import AnySeat, PointOfView, TableId
from cosmotheque.server.door.static import accepted_encodings
from cosmotheque.server.features.replays import finished, retelling
from cosmotheque.server.features.replays import record as record_of_review
from cosmotheque.server.live.tables import Tables
from cosmotheque.server.wire.replay import OwnPuzzles, ProofInfo, Replay, Review


@get("/api/tables/{table_id:str}/record", media_type="application/x-ndjson", guards=[costly])
async def record(table_id: TableId, tables: Tables, visitor: str | None) -> Response[bytes]:
    """The record of a finished game as JSON lines."""
    table = await tables.look_at(table_id, visitor)
    lines = await table.ask(lambda: finished.record_lines(table))
    name = f'attachment; filename="{table.record.game}-{table_id}.jsonl"'
    return Response(lines, headers={"content-disposition": name})


@get("/api/tables/{table_id:str}/proof", guards=[costly])
async def proof(request: Request[Any, Any, Any], table_id: TableId, tables: Tables, visitor: str | None) -> ProofInfo:
    """The proof of a finished game's deal, and whether all draws follow from it."""
    return await finished.proof(await tables.look_at(table_id, visitor), address_of(request))


@get(
    "/api/tables/{table_id:str}/replay",
    guards=[costly],
    is_compressed=True,
    responses={200: ResponseSpec(Replay, description="A finished game", generate_examples=False)},
)
async def replay(
    request: Request[Any, Any, Any],
    table_id: TableId,
    tables: Tables,
    visitor: str | None,
    seat: PointOfView = None,
    drawn: bool = False,
) -> Response[Any]:
    """A finished game from one point of view; `drawn` for a browser that has no board for the game."""
    asker = asker_of(request, visitor)
    end = request.app.state.deliveries.begin(asker.address)
    try:
        table = await tables.look_at(table_id, visitor)
        packed = await while_asked(request, retelling.replay(table, seat, asker, drawn=drawn))
    except BaseException:
        end()
        raise
    kind, headers = "application/json", {"vary": "accept-encoding"}
    if "gzip" not in accepted_encodings(request):
        return Stream(packed.plain(), media_type=kind, headers=headers, background=BackgroundTask(end))
    headers["content-encoding"] = "gzip"
    return Response(packed.gzip(), media_type=kind, headers=headers, background=BackgroundTask(end))


@get("/api/tables/{table_id:str}/review")
async def review(
    request: Request[Any, Any, Any], table_id: TableId, tables: Tables, visitor: str | None, again: bool = False
) -> Review:
    """The mentor's review of a finished game, as far as it has come. The first request begins it."""
    asker = address_of(request)
    table = await tables.look_at(table_id, visitor)
    found = await table.ask(lambda: finished.review(table, again=again, asker=asker))
    await record_of_review.keep(tables.services.store, table.record, found)
    return found


@get("/api/tables/{table_id:str}/puzzles")
async def own_puzzles(
    request: Request[Any, Any, Any],
    table_id: TableId,
    tables: Tables,
    visitor: str | None,
    seat: AnySeat,
    again: bool = False,
) -> OwnPuzzles:
    """The puzzles of a seat from a finished game, as far as it is looked through.

    The first request begins the search.
    """
    asker = address_of(request)
    table = await tables.look_at(table_id, visitor)
    return await table.ask(lambda: finished.puzzles(table, seat, again=again, asker=asker))


HANDLERS = [record, proof, replay, review, own_puzzles]
