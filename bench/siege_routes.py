"""An attack for every route of the application: what it is asked with on a prepared server.

Routes without parameters and body need nothing said here. Whoever adds another one is told to add a line.
"""

import json
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from litestar.handlers import HTTPRouteHandler
from litestar.routes import BaseRoute, HTTPRoute

BY_HAND = {"/api/tables/{table_id:str}/live"}
"""Websockets: `siege_attacks.py` has what is tried there."""
UNASKED = {"OPTIONS"}
UNKNOWN = "No attack is known for {}: say in bench/siege_routes.py what it is asked with."
GONE = "There is no route {} any more: take it out of bench/siege_routes.py."
NUMBER, MARK = "0" * 64, "0" * 12
POSITION = {"table": "{played}", "step": 20}
PUSHED = "https://fcm.googleapis.com/siege"
PASSKEY = {"challenge": "x", "answer": {"id": "x", "response": {}}}


class Way(NamedTuple):
    """The path of a route with everything filled in but the names of what was prepared, and the body."""

    path: str
    body: Any = None


class Unprepared(Exception):
    """The routes and this table differ."""


def _table(which: str, rest: str, body: Any = None) -> Way:
    return Way(f"/api/tables/{{{which}}}{rest}", body)


WAYS = {
    "DELETE /api/admin/bars/{record_id:str}": Way("/api/admin/bars/x"),
    "POST /api/admin/reports/{record_id:str}/bar": Way("/api/admin/reports/x/bar", {"why": "x"}),
    "POST /api/admin/reports/{record_id:str}/close": Way("/api/admin/reports/x/close", {"why": "x"}),
    "POST /api/admin/reports/{record_id:str}/rename": Way("/api/admin/reports/x/rename", {"name": "x", "why": "x"}),
    "POST /api/admin/reports/{record_id:str}/settle": Way("/api/admin/reports/x/settle", {}),
    "POST /api/admin/session": Way("/api/admin/session", {"key": "x"}),
    "POST /api/admin/tables/{table_id:str}/close": Way("/api/admin/tables/{open}/close", {"why": "x"}),
    "POST /api/analysis": Way("/api/analysis", POSITION),
    "POST /api/analysis/advice": Way("/api/analysis/advice", POSITION),
    "POST /api/analysis/bot": Way("/api/analysis/bot", {**POSITION, "bot": "level-1"}),
    "POST /api/analysis/chances": Way("/api/analysis/chances", POSITION),
    "POST /api/analysis/remark": Way("/api/analysis/remark", POSITION),
    "POST /api/bots": Way("/api/bots", {"name": "x"}),
    "DELETE /api/bots/{key:str}": Way("/api/bots/{robot}"),
    "POST /api/campaigns": Way("/api/campaigns", {"game": "pebbles", "name": "x"}),
    "GET /api/campaigns/{campaign_id:str}": Way("/api/campaigns/{campaign}"),
    "POST /api/campaigns/{campaign_id:str}/join": Way("/api/campaigns/{campaign}/join"),
    "POST /api/campaigns/{campaign_id:str}/leave": Way("/api/campaigns/{campaign}/leave"),
    "POST /api/campaigns/{campaign_id:str}/open": Way("/api/campaigns/{campaign}/open", {"box": "second"}),
    "POST /api/campaigns/{campaign_id:str}/play": Way(
        "/api/campaigns/{campaign}/play", {"stage": "1", "players": [0], "bots": ["steady"]}
    ),
    "GET /api/campaigns/{campaign_id:str}/qr.svg": Way("/api/campaigns/{campaign}/qr.svg"),
    "GET /api/days/{slug:str}": Way("/api/days/{game}"),
    "POST /api/days/{slug:str}": Way("/api/days/{game}", {}),
    "GET /api/games/{slug:str}": Way("/api/games/{game}"),
    "GET /api/games/{slug:str}/boxes/{key:str}": Way("/api/games/pebbles/boxes/first"),
    "GET /api/games/{slug:str}/ladder": Way("/api/games/{game}/ladder"),
    "POST /api/games/{slug:str}/lessons/{chapter:str}": Way("/api/games/pebbles/lessons/taking", {}),
    "GET /api/games/{slug:str}/leaderboard": Way("/api/games/{game}/leaderboard"),
    "PUT /api/games/{slug:str}/leaderboard": Way("/api/games/{game}/leaderboard", {"listed": True}),
    "GET /api/games/{slug:str}/puzzles": Way("/api/games/{game}/puzzles"),
    "POST /api/groups": Way("/api/groups", {"name": "x"}),
    "GET /api/groups/{key:str}": Way("/api/groups/{group}"),
    "POST /api/groups/{key:str}/campaigns": Way("/api/groups/{group}/campaigns", {"game": "pebbles"}),
    "POST /api/groups/{key:str}/join": Way("/api/groups/{link}/join"),
    "POST /api/groups/{key:str}/leave": Way("/api/groups/{group}/leave"),
    "POST /api/groups/{key:str}/link": Way("/api/groups/{group}/link"),
    "GET /api/groups/{key:str}/qr.svg": Way("/api/groups/{group}/qr.svg"),
    "POST /api/groups/{key:str}/remove": Way("/api/groups/{group}/remove", {"who": MARK}),
    "POST /api/groups/{key:str}/tables": Way("/api/groups/{group}/tables", {"game": "pebbles", "seats": 2}),
    "PUT /api/me": Way("/api/me", {"name": "Siege"}),
    "POST /api/me/claim": Way("/api/me/claim", {"code": "x"}),
    "POST /api/me/claim/look": Way("/api/me/claim/look", {"code": "x"}),
    "POST /api/me/code/answer": Way("/api/me/code/answer", {"number": None}),
    "POST /api/me/code/qr.svg": Way("/api/me/code/qr.svg", {"code": "x"}),
    "POST /api/me/delete": Way("/api/me/delete", {"name": "x"}),
    "PUT /api/me/device": Way("/api/me/device", {"endpoint": PUSHED, "p256dh": "x", "auth": "x", "locale": "fr"}),
    "POST /api/me/device/forget": Way("/api/me/device/forget", {"endpoint": PUSHED}),
    "DELETE /api/me/devices/{number:int}": Way("/api/me/devices/7"),
    "POST /api/me/holidays": Way("/api/me/holidays", {"begin": 4102444800000, "days": 1}),
    "POST /api/me/holidays/end": Way("/api/me/holidays/end", {"begin": 4102444800000}),
    "POST /api/me/invitations/{table_id:str}/decline": Way("/api/me/invitations/{open}/decline"),
    "DELETE /api/me/notes/{record_id:str}": Way("/api/me/notes/x"),
    "POST /api/me/passkeys": Way("/api/me/passkeys", PASSKEY),
    "DELETE /api/me/passkeys/{number:int}": Way("/api/me/passkeys/7"),
    "POST /api/me/puzzles/{slug:str}": Way(
        "/api/me/puzzles/{game}", {"tries": [{"puzzle": "x", "answer": 0, "at": 1}]}
    ),
    "DELETE /api/me/shuns/{record_id:str}": Way("/api/me/shuns/x"),
    "GET /api/openapi/{path:str}": Way("/api/openapi/x"),
    "POST /api/pairing": Way("/api/pairing", {"game": "pebbles"}),
    "POST /api/passkeys/answer": Way("/api/passkeys/answer", PASSKEY),
    "POST /api/tables": Way("/api/tables", {"game": "pebbles", "seats": 2}),
    "GET /api/tables/{table_id:str}": _table("running", ""),
    "PUT /api/tables/{table_id:str}/bell": _table("running", "/bell", {"on": True}),
    "POST /api/tables/{table_id:str}/bot": _table("open", "/bot", {"seat": 1, "bot": "steady"}),
    "POST /api/tables/{table_id:str}/bring": _table("open", "/bring", {"seat": 1, "robot": "{robot}"}),
    "PUT /api/tables/{table_id:str}/chat": _table("running", "/chat", {"open": True}),
    "PUT /api/tables/{table_id:str}/coach": _table("running", "/coach", {"on": True}),
    "GET /api/tables/{table_id:str}/company": _table("open", "/company"),
    "GET /api/tables/{table_id:str}/deal": _table("played", "/deal"),
    "POST /api/tables/{table_id:str}/deal": _table("played", "/deal", {}),
    "POST /api/tables/{table_id:str}/deal/par": _table("played", "/deal/par"),
    "POST /api/tables/{table_id:str}/forgive": _table("running", "/forgive", {"who": MARK}),
    "POST /api/tables/{table_id:str}/invite": _table("open", "/invite", {"who": MARK}),
    "POST /api/tables/{table_id:str}/leave": _table("open", "/leave", {"seat": 1}),
    "POST /api/tables/{table_id:str}/open": _table("open", "/open", {"number": NUMBER}),
    "POST /api/tables/{table_id:str}/pairing/bots": _table("open", "/pairing/bots", {}),
    "POST /api/tables/{table_id:str}/pairing/end": _table("open", "/pairing/end"),
    "PUT /api/tables/{table_id:str}/pause": _table("running", "/pause", {"on": True}),
    "GET /api/tables/{table_id:str}/people": _table("running", "/people"),
    "GET /api/tables/{table_id:str}/proof": _table("long", "/proof"),
    "GET /api/tables/{table_id:str}/puzzles": _table("played", "/puzzles?seat=0"),
    "GET /api/tables/{table_id:str}/qr.svg": _table("open", "/qr.svg"),
    "GET /api/tables/{table_id:str}/record": _table("long", "/record"),
    "POST /api/tables/{table_id:str}/rematch": _table("played", "/rematch"),
    "GET /api/tables/{table_id:str}/replay": _table("long", "/replay?drawn=true"),
    "POST /api/tables/{table_id:str}/report": _table("running", "/report", {"who": MARK, "reason": "spam"}),
    "GET /api/tables/{table_id:str}/review": _table("played", "/review"),
    "POST /api/tables/{table_id:str}/shun": _table("running", "/shun", {"who": MARK}),
    "POST /api/tables/{table_id:str}/sit": _table("open", "/sit", {"seat": 1}),
    "POST /api/tables/{table_id:str}/start": _table("open", "/start"),
    "GET /docs/{path:path}": Way("/docs/index.html"),
    "GET /{path:path}": Way("/t/{running}"),
}


def names(routes: Iterable[BaseRoute]) -> dict[str, bool]:
    """Every method of every route, and whether something has to be known to ask for it."""
    found = dict[str, bool]()
    for route in routes:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                for method in handler.http_methods - UNASKED:
                    found[f"{method} {route.path}"] = _wants_something(route, handler)
        elif route.path not in BY_HAND:
            found[f"WEBSOCKET {route.path}"] = True
    return found


def check(routes: Iterable[BaseRoute]) -> list[str]:
    """All routes in order; refused where one is not known here, or one here is no route."""
    found = names(routes)
    unknown = sorted(name for name, wants in found.items() if wants and name not in WAYS)
    gone = sorted(set(WAYS) - set(found))
    if unknown or gone:
        raise Unprepared("\n".join((*map(UNKNOWN.format, unknown), *map(GONE.format, gone))))
    return sorted(found)


def request(name: str, ground: Mapping[str, str], cookie: str) -> bytes:
    """The request of a route, with what was prepared."""
    method, _, template = name.partition(" ")
    way = WAYS.get(name, Way(template))
    body = b"" if way.body is None else json.dumps(_filled(way.body, ground)).encode()
    head = f"{method} {way.path.format_map(ground)} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {cookie}\r\n"
    if body or method in ("POST", "PUT"):
        head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
    return f"{head}\r\n".encode() + body


def _wants_something(route: HTTPRoute, handler: HTTPRouteHandler) -> bool:
    return bool(route.path_parameters) or "data" in handler.parsed_fn_signature.parameters


def _filled(value: Any, ground: Mapping[str, str]) -> Any:
    if isinstance(value, dict):
        return {key: _filled(part, ground) for key, part in value.items()}
    if isinstance(value, list):
        return [_filled(part, ground) for part in value]
    return value.format_map(ground) if isinstance(value, str) else value
