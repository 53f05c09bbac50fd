"""Random requests and messages: no table dies and no request meets a fault of ours, as the server counts at its end."""

import json
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.server.campaigning import begin
from tests.server.client import PATIENCE, Player
from tests.server.conftest import Server
from tests.server.features.analysis.test_analysis import finished

SMALL = st.integers(-2, 6)
ACTIONS = st.one_of(
    st.builds(lambda count: {"type": "take", "count": count}, SMALL),
    st.sampled_from([{"type": "shake"}, {"type": "ring"}, {"type": "deal", "secrets": [1]}, {"type": "roll"}, None, 3]),
)
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "type": st.sampled_from(["act", "look", "undo", "consent", "say", "signal", "frame", "table", ""]),
    "v": st.one_of(SMALL, st.integers(), st.floats(), st.none()),
    "seat": st.one_of(SMALL, st.none(), st.integers()),
    "action": st.one_of(ACTIONS, st.recursive(st.none(), lambda inner: st.lists(inner, max_size=3), max_leaves=20)),
    "agree": st.booleans(),
    "text": st.one_of(st.text(max_size=400), st.none()),
    "phrase": st.sampled_from(["hello", "nothing", None]),
    "data": st.text(max_size=80),
}
MESSAGES = st.fixed_dictionaries({}, optional=FIELDS)
LIKELY = st.builds(
    lambda kind, seat, action, agree: {
        "act": {"type": "act", "v": None, "seat": seat, "action": action},
        "undo": {"type": "undo", "v": None, "seat": seat},
        "consent": {"type": "consent", "seat": seat, "agree": agree},
        "look": {"type": "look", "seat": seat},
    }[kind],
    st.sampled_from(["act", "act", "act", "undo", "consent", "look"]),
    st.integers(0, 1),
    ACTIONS,
    st.booleans(),
)
CALM = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))


@CALM
@given(messages=st.lists(st.one_of(MESSAGES, LIKELY), min_size=1, max_size=12))
def test_no_message_kills_a_table(server: Server, messages: list[dict[str, Any]]) -> None:
    with server.player() as ann:
        table = ann.create(mine=[0, 1], options={"heap": 1000, "signs": True}, start=True)["id"]
        with ann.live(table) as live:
            live.next("frame")
            for message in messages:
                current = {"v": live.frame["v"]} if message.get("v", 0) is None else {}
                live.send(**{**message, **current})
            alive_and_well(live, table, ann)


@CALM
@given(texts=st.lists(st.one_of(st.text(max_size=50), st.binary(max_size=50)), min_size=1, max_size=5))
def test_no_noise_kills_a_table(server: Server, texts: list[str | bytes]) -> None:
    with server.player() as ann:
        table = ann.create(mine=[0, 1], start=True)["id"]
        with ann.live(table) as live:
            live.next("frame")
            for text in texts:
                live.send_text(text)
            alive_and_well(live, table, ann)


def alive_and_well(live: Any, table: str, player: Player) -> None:
    """The table still plays, and what it shows is what it stored."""
    live.send(type="look", seat=None)
    while live.next("frame")["seat"] is not None:
        pass
    seat = live.frame["actors"][0]
    live.send(type="look", seat=seat)
    while live.next("frame")["seat"] != seat:
        pass
    live.take(1, seat=seat)
    live.send(type="look", seat=0)
    while live.next("frame")["seat"] != 0:
        pass
    assert player.get(f"/api/tables/{table}")["v"] == live.frame["v"]


@CALM
@given(
    step=st.one_of(SMALL, st.none(), st.integers()),
    tried=st.lists(st.fixed_dictionaries({"seat": SMALL, "action": FIELDS["action"]}, optional={"seed": SMALL})),
    eyes=st.one_of(SMALL, st.sampled_from(["mover", "all", "truth", ""])),
)
def test_no_line_of_an_analysis_is_answered_by_a_fault(server: Server, step: Any, tried: list[Any], eyes: Any) -> None:
    with server.player() as ann:
        where = {"table": finished(ann), "step": step, "tried": tried, "eyes": eyes}
        for path in ("", "/remark"):
            assert ann.http.post(f"/api/analysis{path}", json=where).status_code in (200, 400, 409)


def test_no_request_is_answered_by_a_fault(server: Server) -> None:
    import schemathesis  # noqa: PLC0415 - takes a second, and only this test wants it

    with server.player() as ann:
        schema = schemathesis.openapi.from_dict(json.loads(ann.http.get("/api/openapi.json").text))
        assert len(list(schema.get_all_operations())) >= 15
        cookie = {"cookie": f"cosmotheque={ann.http.cookies['cosmotheque']}"}
        campaign, runs = begin(ann), ann.create(mine=[0, 1], start=True)["id"]
        there = [{"table_id": table, "campaign_id": campaign, "slug": "pebbles"} for table in (runs, finished(ann))]
        for operation in schema.get_all_operations():
            call_many(operation.ok(), server.base, cookie, [{}, *there])


def call_many(operation: Any, base: str, headers: dict[str, str], there: list[dict[str, str]]) -> None:
    """Examples of one operation; in most of them the table, which runs or is over, or the campaign exists."""
    from schemathesis.checks import not_a_server_error  # noqa: PLC0415

    @given(case=operation.as_strategy(), known=st.sampled_from(there))
    @settings(max_examples=6, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    def call(case: Any, known: dict[str, str]) -> None:
        case.path_parameters = {name: known.get(name, value) for name, value in (case.path_parameters or {}).items()}
        case.call_and_validate(base_url=base, headers=headers, checks=[not_a_server_error], timeout=PATIENCE)

    call()
