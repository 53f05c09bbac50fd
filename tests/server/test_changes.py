"""Changes of views: a browser that keeps views is told the changes, and has the same as one that is sent them whole."""

import asyncio
import json
from typing import Any

import msgspec
import pytest
from tests.server.client import Live, Player
from tests.server.keeping import in_rows, put
from tests.server.test_play import duel
from tests.server.test_undo import ask

from cosmotheque import laws, registry
from cosmotheque.core import codec
from cosmotheque.core.game import AnyGame, Seat
from cosmotheque.laws.play import Case, play
from cosmotheque.server.live.action_columns import in_columns
from cosmotheque.server.live.connection import Connection
from cosmotheque.server.live.view_changes import changes

MANY_MOVES = 60


class Wire(msgspec.Struct, frozen=True):
    value: int | None
    is_cut: bool


class Shown(msgspec.Struct, frozen=True, rename="camel"):
    at_turn: int
    wires: tuple[Wire, ...] = ()
    past: tuple[str, ...] = ()


class Pair(msgspec.Struct, frozen=True, omit_defaults=True):
    left: Wire | None = None
    right: Wire | None = None


HERE = Shown(0, (Wire(3, False), Wire(None, False)), ("a", "b"))


@pytest.mark.parametrize(
    ("after", "told"),
    [
        (HERE, []),
        (Shown(1, HERE.wires, HERE.past), [(("atTurn",), 1)]),
        (
            Shown(0, (Wire(3, False), Wire(5, True)), HERE.past),
            [(("wires", 1, "value"), 5), (("wires", 1, "is_cut"), True)],
        ),
        (Shown(0, HERE.wires, ("a", "b", "c")), [(("past", 2), "c")]),
        (Shown(0, HERE.wires, ("a", "c")), [(("past",), ("a", "c"))]),
        (Shown(0, HERE.wires[:1], ()), [(("wires",), HERE.wires[:1]), (("past",), ())]),
        (Wire(1, True), [((), Wire(1, True))]),
    ],
)
def test_what_is_told_is_no_more_than_what_changed(after: Any, told: list[Any]) -> None:
    assert changes(HERE, after) == told
    assert put(json.loads(codec.encode(HERE)), json.loads(codec.encode(told))) == json.loads(codec.encode(after))


def few_cases(game: AnyGame) -> list[Case]:
    cases = list(laws.cases(game, seeds=(1,)))
    return [*{str(case): case for case in (cases[0], cases[len(cases) // 2], cases[-1])}.values()]


def test_what_was_left_out_is_told_with_all_that_stands_beside_it() -> None:
    """A key that was not written cannot be gone to, nor one be taken away."""
    one, both = Pair(Wire(1, False)), Pair(Wire(1, False), Wire(2, False))
    assert changes(one, both) == [((), both)]
    assert changes(both, one) == [((), one)]
    assert changes(one, Pair(Wire(1, True))) == [(("left", "is_cut"), True)]


@pytest.mark.parametrize("slug", registry.playable())
def test_in_every_game_the_changes_lead_from_each_view_to_the_next(slug: str) -> None:
    game = registry.load(slug)
    for case in few_cases(game):
        states = [position.state for position in play(case, MANY_MOVES).positions]
        for seat in (*map(Seat, range(case.seats)), None):
            before = game.view(states[0], seat)
            kept = json.loads(codec.encode(before))
            for state in states[1:]:
                view = game.view(state, seat)
                kept = put(kept, json.loads(codec.encode(changes(before, view))))
                assert kept == json.loads(codec.encode(view)), case
                before = view


@pytest.mark.parametrize("slug", registry.playable())
def test_in_every_game_the_columns_are_the_actions_as_they_are_written(slug: str) -> None:
    """The order of fields included: boards know an action by its text."""
    game = registry.load(slug)
    for case in few_cases(game):
        for position in play(case, MANY_MOVES).positions:
            for seat in position.actors():
                listed = game.legal_actions(position.state, seat)
                told = json.loads(codec.encode(in_columns(listed)))
                assert [*map(json.dumps, in_rows(told))] == [*map(json.dumps, json.loads(codec.encode(listed)))], case


def kept(live: Live, view: Any = None) -> Any:
    """The view after the next frame, for a browser that had this one."""
    frame = live.next("frame")
    if frame["since"] == 0:
        assert frame["changes"] is None
        return frame["view"]
    assert frame["view"] is None
    return put(view, frame["changes"])


def test_whoever_asks_is_told_what_changed_and_anybody_else_the_whole(ann: Player, ben: Player, cleo: Player) -> None:
    table = duel(ann, ben)
    with (
        ann.live(table) as ours,
        ben.live(table) as theirs,
        ann.live(table, query="?keeps") as keeps,
        cleo.live(table, query="?keeps") as watches,
        cleo.live(table) as watched,
    ):
        view, seen = kept(keeps), kept(watches)
        assert (view, seen) == (ours.next("frame")["view"], watched.next("frame")["view"])
        theirs.next("frame")
        for live, other in ((ours, theirs), (theirs, ours), (ours, theirs)):
            other.until_version(live.take(1)["v"])
            view, seen = kept(keeps, view), kept(watches, seen)
            assert (view, seen) == (ours.frame["view"], watched.next("frame")["view"])
            assert (ours.frame["changes"], ours.frame["columns"]) == (None, None)
            assert (in_rows(keeps.frame["columns"]), keeps.frame["actions"]) == (ours.frame["actions"], [])
            assert watches.frame["columns"] == []
        keeps.send(type="look", seat=None)
        assert kept(keeps) == seen
        keeps.send(type="look", seat=0)
        assert kept(keeps) == view


def test_a_move_that_is_taken_back_is_a_change_too(ann: Player) -> None:
    table = ann.create(bots={"1": "steady"}, start=True)["id"]
    with ann.live(table, query="?keeps") as live:
        first = view = kept(live)
        live.take(1)
        view = put(view, live.frame["changes"])
        while 0 not in live.frame["actors"]:
            view = kept(live, view)
        assert view["heap"] < first["heap"]
        ask(live)
        live.next("undo-asked")
        assert put(view, live.frame["changes"])["heap"] == first["heap"]


def test_changes_are_from_the_frame_that_was_sent_not_from_one_that_waited() -> None:
    async def run() -> None:
        room, sent = True, list[bytes]()

        def write(text: bytes) -> bool:
            sent.append(text)
            return room

        connection = Connection("ann", "Ann", write, views="kept")
        connection.show(b"first", 1, "one")
        room = False
        connection.show(b"second", 2, "two")
        assert (connection.sent, connection.view) == (1, "one")
        connection.show(b"third", 3, "three")
        assert (connection.sent, connection.view) == (1, "one")
        delivered = asyncio.Event()

        async def send(_message: Any) -> None:
            delivered.set()

        writing = asyncio.create_task(connection.write(send))
        await delivered.wait()
        assert (connection.sent, connection.view) == (3, "three")
        writing.cancel()
        connection.look(1)
        assert (connection.sent, connection.view) == (0, None)

    asyncio.run(run())
