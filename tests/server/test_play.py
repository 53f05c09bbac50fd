"""Playing over the websocket: two by link, hot seat, watching, and everything that is refused."""

import json
from concurrent.futures import ThreadPoolExecutor

import pytest
from tests.server.client import Player
from websockets.exceptions import ConnectionClosedError
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame


def duel(ann: Player, ben: Player, **wishes: object) -> str:
    """A running game of two, Ann to move."""
    table: str = ann.create(**wishes)["id"]
    ben.table(table, "sit", seat=1)
    ann.table(table, "start")
    return table


def test_two_play_each_other_by_link(ann: Player, ben: Player) -> None:
    table = duel(ann, ben, options={"heap": 4})
    with ann.live(table) as left, ben.live(table) as right:
        left.until_turn(0)
        right.until_version(left.frame["v"])
        left.take(3)
        right.until_turn(1)
        assert right.frame["view"]["heap"] == 1
        assert right.frame["events"] == [{"type": "took", "seat": 0, "count": 3}]
        assert right.frame["last"] == 0
        right.take(1)
        ended = left.until_version(right.frame["v"])
        assert ended["outcome"] == {"reason": "last", "scores": [0, 1]}
        assert ended["actors"] == ended["actions"] == []
        assert left.table["status"] == "over"
        assert left.table["score"] == [0, 1]


def test_connecting_brings_table_chat_and_the_whole_game(ann: Player, ben: Player) -> None:
    table = duel(ann, ben)
    with ann.live(table) as first:
        first.until_turn(0)
        first.take(2)
    with ann.live(table) as again:
        assert [again.receive()["type"] for _ in range(3)] == ["table", "chat", "frame"]
        assert again.frame["since"] == 0
        assert [event["type"] for event in again.frame["events"]] == ["dealt", "took"]
        assert again.frame["moves"] == again.frame["v"] == 2


def test_before_the_start_there_is_no_frame(ann: Player) -> None:
    table = ann.create()["id"]
    with ann.live(table) as live:
        assert [live.receive()["type"] for _ in range(2)] == ["table", "chat"]
        live.send(type="act", v=0, seat=0, action={"type": "take", "count": 1})
        assert live.next("refused")["why"]["en"] == "The game has not started yet."


def test_a_seat_sees_its_secret_and_nobody_elses(ann: Player, ben: Player, cleo: Player) -> None:
    table = duel(ann, ben)
    with ann.live(table) as left, ben.live(table) as right, cleo.live(table) as watching:
        mine, yours, public = left.next("frame"), right.next("frame"), watching.next("frame")
    assert mine["view"]["secret"] != yours["view"]["secret"]
    secrets = {str(mine["view"]["secret"]), str(yours["view"]["secret"])}
    assert public["seat"] is None
    assert public["actions"] == []
    assert not any(secret in json.dumps(public) for secret in secrets)
    assert str(yours["view"]["secret"]) not in json.dumps(mine)


def test_watching_goes_on_after_each_move(ann: Player, ben: Player, cleo: Player) -> None:
    table = duel(ann, ben)
    with ann.live(table) as left, cleo.live(table) as watching:
        left.next("frame")
        watching.next("frame")
        left.take(2)
        shown = watching.until_version(left.frame["v"])
        assert shown["events"] == [{"type": "took", "seat": 0, "count": 2}]
        assert shown["since"] == 1


@pytest.mark.parametrize(
    "message",
    [
        {"type": "act", "v": 1, "seat": 0, "action": {"type": "take", "count": 1}},
        {"type": "undo", "v": 1, "seat": 0},
        {"type": "concede", "seat": 0},
        {"type": "look", "seat": 0},
        {"type": "signal", "seat": 0, "data": "x"},
    ],
)
def test_nobody_acts_for_a_seat_that_is_not_theirs(
    ann: Player, ben: Player, cleo: Player, message: dict[str, object]
) -> None:
    table = duel(ann, ben)
    for stranger in (ben, cleo):
        with stranger.live(table) as live:
            live.next("frame")
            live.send(**message)
            assert live.next("refused")["why"]["en"] == "This seat is not yours."


def test_a_seat_that_does_not_exist_is_refused(ann: Player, ben: Player) -> None:
    table = duel(ann, ben)
    with ann.live(table) as live:
        live.next("frame")
        live.take(1, seat=0)
        live.send(type="act", v=2, seat=7, action={"type": "take", "count": 1})
        assert live.next("refused")["why"]["en"] == "This table does not have that seat."


def test_an_illegal_action_is_refused_with_its_rule(ann: Player, ben: Player) -> None:
    table = duel(ann, ben)
    with ann.live(table) as left, ben.live(table) as right:
        left.next("frame")
        right.next("frame")
        left.act({"type": "take", "count": 9})
        assert left.next("refused") == {
            "type": "refused",
            "rule": "PEB-2",
            "why": {"fr": "On prend un à trois cailloux.", "en": "You take one to three pebbles."},
        }
        right.act({"type": "take", "count": 1})
        assert right.next("refused")["rule"] == "PEB-1"


def test_what_only_chance_may_do_is_refused(ann: Player, ben: Player) -> None:
    table = duel(ann, ben)
    with ann.live(table) as left:
        left.next("frame")
        left.act({"type": "roll", "pebbles": 2})
        assert left.next("refused")["rule"] == "PEB-1"
        left.act({"type": "leap"})
        assert "leap" in left.next("refused")["why"]["en"]


def test_a_stale_action_is_refused_and_the_current_frame_follows(ann: Player, ben: Player) -> None:
    table = duel(ann, ben)
    with ann.live(table) as left, ben.live(table) as right:
        left.next("frame")
        right.next("frame")
        left.take(1)
        right.send(type="act", v=1, seat=1, action={"type": "take", "count": 1})
        assert right.next("refused")["why"]["en"] == "The table has changed in the meantime."
        assert right.next("frame")["v"] == 2


def test_two_moves_at_once_count_once(ann: Player, ben: Player) -> None:
    """The second was made without having seen the first."""
    table = duel(ann, ben)
    with ann.live(table) as one, ann.live(table) as other:
        one.next("frame")
        other.next("frame")
        one.act({"type": "take", "count": 1})
        other.act({"type": "take", "count": 1})
        one.until_version(2)
        assert [one.frame["view"]["heap"], one.frame["moves"]] == [11, 2]


def test_messages_that_cannot_be_read_are_refused_and_the_table_goes_on(ann: Player, ben: Player) -> None:
    table = duel(ann, ben)
    with ann.live(table) as live:
        live.next("frame")
        for text in (
            "",
            "x",
            "[]",
            "null",
            '{"type":"leap"}',
            '{"type":"act"}',
            '{"type":"pace","pace":"never"}',
            "[" * 5000,
            b"\xff\xfe",
            b"{}",
        ):
            live.send_text(text)
            assert live.next("refused")["why"]["fr"].startswith("Message illisible")
        live.take(1)


def test_too_long_a_message_ends_the_connection_and_nothing_else(ann: Player, ben: Player) -> None:
    table = duel(ann, ben)
    with ann.live(table) as live:
        live.next("frame")
        live.send_text("x" * 20_000)
        with pytest.raises(ConnectionClosedError) as closed:
            live.next("frame")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    with ann.live(table) as again:
        again.next("frame")
        again.take(1)


def test_hot_seat_shows_one_seat_at_a_time(ann: Player) -> None:
    table = ann.create(mine=[0, 1], start=True)["id"]
    with ann.live(table) as live:
        first = live.next("frame")
        assert first["seat"] == 0
        live.take(1)
        assert live.frame["actions"] == []
        live.send(type="look", seat=1)
        second = live.next("frame")
        assert second["seat"] == 1
        assert second["since"] == 0
        assert second["view"]["secret"] != first["view"]["secret"]
        live.take(2)
        live.send(type="look", seat=None)
        assert live.next("frame")["view"]["secret"] is None


def test_conceding_ends_the_game_for_everybody(ann: Player, ben: Player) -> None:
    table = duel(ann, ben)
    with ann.live(table) as left, ben.live(table) as right:
        left.next("frame")
        right.next("frame")
        right.send(type="concede", seat=1)
        ended = left.until_version(2)
        assert ended["outcome"] == {"reason": "resigned", "scores": [1, 0]}
        left.act({"type": "take", "count": 1})
        assert left.next("refused")["why"]["en"] == "The game is over."
        right.send(type="concede", seat=1)
        assert right.next("refused")["why"]["en"] == "The game is over."


def test_of_three_one_who_gives_up_leaves_and_the_others_play_on(ann: Player, ben: Player) -> None:
    table = ann.create(seats=3, bots={"2": "steady"}, options={"heap": 30})["id"]
    ben.table(table, "sit", seat=1)
    ann.table(table, "start")
    with ann.live(table) as left, ben.live(table) as right:
        assert left.next("frame")["giving_up"] == "leaves"
        right.next("frame")
        right.send(type="concede", seat=1)
        frame = left.next("frame")
        assert (frame["events"], frame["outcome"]) == ([{"type": "left", "seat": 1}], None)
        assert frame["giving_up"] == "ends"
        assert right.next("frame")["giving_up"] is None
        right.send(type="concede", seat=1)
        assert "nothing left to give up" in right.next("refused")["why"]["en"]
    assert ann.get(f"/api/tables/{table}")["status"] == "running"


def test_record_and_replay_only_after_the_end(ann: Player, ben: Player) -> None:
    table = duel(ann, ben, options={"heap": 3})
    for path in ("record", "replay", "replay?seat=0"):
        assert ann.get(f"/api/tables/{table}/{path}", 409)["why"]["en"] == "The game is not over yet."
    with ann.live(table) as live:
        secret = live.next("frame")["view"]["secret"]
        live.take(3)
    record = ann.http.get(f"/api/tables/{table}/record")
    assert "attachment" in record.headers["content-disposition"]
    lines = [json.loads(line) for line in record.text.splitlines()]
    assert lines[0]["game"] == "pebbles"
    assert [line["seat"] for line in lines[1:]] == [-1, 0]
    replay = ben.get(f"/api/tables/{table}/replay?seat=0")
    assert [frame["view"]["heap"] for frame in replay["frames"]] == [3, 3, 0]
    assert [frame["seat"] for frame in replay["frames"]] == [None, -1, 0]
    assert replay["frames"][2]["view"]["secret"] == secret
    assert replay["outcome"]["scores"] == [1, 0]
    watching = ben.get(f"/api/tables/{table}/replay")
    assert watching["frames"][2]["view"]["secret"] is None
    assert ben.get(f"/api/tables/{table}/replay?seat=9", 400)["why"]["en"] == "This table does not have that seat."


def test_presence_is_told(ann: Player, ben: Player) -> None:
    table = duel(ann, ben)
    with ann.live(table) as left:
        left.next("frame")
        assert [seat["online"] for seat in left.table["seats"]] == [True, False]
        with ben.live(table):
            left.next("table")
            assert [seat["online"] for seat in left.table["seats"]] == [True, True]
        left.next("table")
        assert [seat["online"] for seat in left.table["seats"]] == [True, False]


def test_a_table_that_does_not_exist_is_closed_with_a_reason(ann: Player) -> None:
    with ann.live("nowhere") as live:
        assert live.receive()["why"]["en"] == "There is no such table."
        with pytest.raises(ConnectionClosedError) as closed:
            live.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


@pytest.mark.parametrize("padding", [0, 200, 5_000, 70_000, 500_000])
@pytest.mark.parametrize("compression", [None, "deflate"])
def test_frames_of_any_size_arrive_whole(ann: Player, padding: int, compression: str | None) -> None:
    table = ann.create(mine=[0, 1], options={"padding": padding}, start=True)["id"]
    with ann.live(table, compression) as live:
        for seat in (0, 1, 0):
            live.send(type="look", seat=seat)
            while live.next("frame")["seat"] != seat:
                pass
            assert live.frame["view"]["padding"] == "x" * padding
            live.take(1)


def test_only_long_frames_travel_compressed(ann: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    compressed: list[bool] = []
    decode = PerMessageDeflate.decode

    def spy(self: PerMessageDeflate, frame: Frame, **bounds: object) -> Frame:
        compressed.append(frame.rsv1)
        return decode(self, frame, **bounds)  # type: ignore[arg-type]

    monkeypatch.setattr(PerMessageDeflate, "decode", spy)
    for padding, wanted in ((0, [False] * 3), (50_000, [False, False, True])):
        table = ann.create(mine=[0, 1], options={"padding": padding}, start=True)["id"]
        compressed.clear()
        with ann.live(table, "deflate") as live:
            live.next("frame")
            assert compressed[:3] == wanted


def test_replays_are_made_in_turn(ann: Player, ben: Player) -> None:
    """Many who ask at once are all answered, alike, and a table goes on meanwhile."""
    over = duel(ann, ben, options={"heap": 3})
    with ann.live(over) as live:
        live.next("frame")
        live.take(3)
    with ThreadPoolExecutor(4) as crowd:
        asked = [crowd.submit(ann.get, f"/api/tables/{over}/replay?seat={number % 2}") for number in range(16)]
        running = duel(ann, ben)
        with ann.live(running) as live:
            live.next("frame")
            live.take(1)
        frames = [len(answer.result()["frames"]) for answer in asked]
    assert set(frames) == {3}
