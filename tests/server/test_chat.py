"""Talking: the game's own rules, the host's, and a limit; and signs that nothing keeps."""

import pytest
from tests.server.client import Live, Player
from tests.server.conftest import Serve
from tests.server.test_play import duel

from cosmotheque.server.base.settings import Limits, Rate


def refused(live: Live, **message: object) -> str:
    live.send(type="say", **message)
    why: str = live.next("refused")["why"]["en"]
    return why


def test_a_line_reaches_everybody_and_stays(ann: Player, ben: Player, cleo: Player) -> None:
    table = duel(ann, ben)
    name = ann.get("/api/me")["name"]
    with ann.live(table) as left, cleo.live(table) as watching:
        left.next("frame")
        watching.next("frame")
        left.send(type="say", text="  good   luck ")
        (line,) = watching.next("chat")["lines"]
        assert (line["seat"], line["name"], line["text"], line["phrase"]) == (0, name, "good luck", None)
        watching.send(type="say", phrase="hello")
        left.next("chat")
        (line,) = left.next("chat")["lines"]
        assert (line["seat"], line["text"], line["phrase"]) == (None, None, "hello")
    with ben.live(table) as right:
        assert [line["text"] or line["phrase"] for line in right.next("chat")["lines"]] == ["good luck", "hello"]


def test_who_is_given_a_replay_is_told_neither_what_was_said_nor_of_the_next_game(
    ann: Player, ben: Player, cleo: Player
) -> None:
    """The link of a game that is over goes further than its players: with a step, a result, a best game."""
    table = duel(ann, ben, options={"heap": 1})
    with ann.live(table) as left, cleo.live(table) as watching:
        watching.next("frame")
        left.next("frame")
        left.send(type="say", text="between us")
        watching.next("chat")
        left.take(1)
        following = ben.table(table, "rematch")["id"]
        while watching.table.get("rematch") != following:
            watching.next("table")
        with Player(ann.base) as dan, dan.live(table) as stranger:
            assert stranger.next("chat")["lines"] == []
            assert stranger.table["rematch"] is None
            assert "only those who were at the table" in refused(stranger, text="hello")
            left.send(type="say", text="and after")
            assert watching.next("chat")["lines"][0]["text"] == "and after"
            assert stranger.silent()
            for said in (dan.get(f"/api/tables/{table}"), dan.get(f"/api/tables/{table}/replay")["table"]):
                assert said["rematch"] is None
    with ben.live(table) as right:
        assert [line["text"] for line in right.next("chat")["lines"]] == ["between us", "and after"]
        assert right.table["rematch"] == following


def test_what_is_nothing_or_too_much_is_refused(ann: Player, ben: Player) -> None:
    table = duel(ann, ben)
    with ann.live(table) as live:
        live.next("frame")
        assert refused(live) == "This message is empty."
        assert refused(live, text="   ") == "This message is empty."
        assert refused(live, phrase="farewell") == "This game does not have that phrase."
        assert refused(live, text="x" * 281).startswith("This message cannot be read")


def test_a_line_has_to_show_something(ann: Player) -> None:
    table = ann.create()["id"]
    with ann.live(table) as live:
        live.next("chat")
        for nothing in ("\u200b", "\u2060\ufeff", "\u3164\u2800", "\u202e\u200d", "\u0301"):
            assert refused(live, text=nothing) == "This message is empty."
        for something in ("👩\u200d🚀", "\u200b!"):
            live.send(type="say", text=something)
            assert live.next("chat")["lines"][0]["text"] == something


def test_the_game_says_what_may_be_said(ann: Player, ben: Player, cleo: Player) -> None:
    table = duel(ann, ben, options={"talk": "phrases"})
    with ann.live(table) as live:
        assert live.next("frame")["talk"] == "phrases"
        assert refused(live, text="psst") == "This game allows only quick phrases right now."
        live.send(type="say", phrase="hello")
        assert live.next("chat")["lines"][0]["phrase"] == "hello"
    silent = duel(ann, ben, options={"talk": "closed"})
    with cleo.live(silent) as live:
        assert live.next("frame")["talk"] == "closed"
        assert refused(live, phrase="hello") == "This game calls for silence right now."


def test_a_line_that_the_game_minds_is_not_sent_and_may_cost(ann: Player, ben: Player, cleo: Player) -> None:
    """It is a move of its writer's seat, in any turn; a spectator's line is only swallowed."""
    table = duel(ann, ben, options={"taboo": True, "heap": 12})
    with ann.live(table) as left, ben.live(table) as right, cleo.live(table) as watching:
        assert left.next("frame")["talk"] == "open"
        assert refused(watching, text="there are 12").startswith("Not sent:")
        assert refused(right, text="12 of them").startswith("Not sent:")
        assert left.next("frame")["view"]["heap"] == 13
        assert refused(right, text="13!").startswith("Not sent:")
        right.send(type="say", text="it was 12")
        assert left.next("chat")["lines"][0]["text"] == "it was 12"
        assert left.take(1)["view"]["heap"] == 12


def test_after_the_end_everybody_may_talk(ann: Player) -> None:
    table = ann.create(mine=[0, 1], options={"talk": "closed", "heap": 1}, start=True)["id"]
    with ann.live(table) as live:
        live.next("frame")
        assert live.take(1)["talk"] == "open"
        live.send(type="say", text="well played")
        assert live.next("chat")["lines"][0]["text"] == "well played"


def test_the_host_can_close_the_chat(ann: Player, ben: Player) -> None:
    table = duel(ann, ben)
    assert ben.put(f"/api/tables/{table}/chat", {"open": False}, 403)["why"]["en"].startswith("Only the host")
    assert ann.put(f"/api/tables/{table}/chat", {"open": False})["chat_open"] is False
    with ben.live(table) as live:
        live.next("frame")
        assert refused(live, text="hello") == "The host has closed the chat."
        ann.put(f"/api/tables/{table}/chat", {"open": True})
        live.send(type="say", text="hello")
        live.next("chat")


def test_the_host_can_allow_more_than_phrases(ann: Player, ben: Player) -> None:
    table, silent = duel(ann, ben, options={"talk": "phrases"}), duel(ann, ben, options={"talk": "closed"})
    for name in (table, silent):
        assert ann.put(f"/api/tables/{name}/chat", {"open": True, "free": True})["chat_free"] is True
    with ben.live(table) as live:
        live.next("chat")
        live.send(type="say", text="cut the blue one?")
        assert live.next("chat")["lines"][0]["text"] == "cut the blue one?"
    with ben.live(silent) as live:
        live.next("frame")
        assert refused(live, text="psst") == "This game calls for silence right now."


def test_nobody_can_flood_the_chat(ann: Player, ben: Player) -> None:
    table = duel(ann, ben)
    with ann.live(table) as live:
        live.next("frame")
        for _ in range(12):
            live.send(type="say", text="again")
        assert live.next("refused")["why"]["en"] == "A little slower, please."
    with ann.live(table) as live:
        assert 6 <= len(live.next("chat")["lines"]) < 12


def test_a_table_takes_only_so_many_lines(serve: Serve) -> None:
    server = serve(limits=Limits(chat_of_table=Rate(0.01, 4)))
    with server.player() as ann:
        table = ann.create()["id"]
        with ann.live(table) as live:
            live.next("chat")
            for _ in range(4):
                live.send(type="say", text="x")
                live.next("chat")
            live.send(type="say", text="x")
            assert live.next("refused")["why"]["en"] == "A little slower, please."


@pytest.mark.parametrize("talk", ["closed", "phrases"])
def test_a_new_name_says_nothing_where_people_must_not_talk(ann: Player, ben: Player, talk: str) -> None:
    table = duel(ann, ben, options={"heap": 3, "talk": talk})
    ann.put("/api/me", {"name": "Seven"})
    ann.put("/api/me", {"name": "It is seven"})
    ann.table(table, "sit", seat=0)
    assert ben.get(f"/api/tables/{table}")["seats"][0]["name"] != "It is seven"
    with ann.live(table) as live:
        live.next("frame")
        if talk == "phrases":
            live.send(type="say", phrase="hello")
            while not (lines := live.next("chat")["lines"]):
                pass
            assert lines[-1]["name"] != "It is seven"
        live.take(3)
    again = ben.table(table, "rematch")
    assert again["seats"][1]["name"] == "It is seven"


def test_signs_reach_the_others_where_the_game_allows_them(ann: Player, ben: Player) -> None:
    table = duel(ann, ben, options={"signs": True})
    with ann.live(table) as left, ben.live(table) as right:
        left.next("frame")
        right.next("frame")
        left.send(type="signal", seat=0, data={"type": "knock"})
        assert right.next("signal") == {"type": "signal", "seat": 0, "data": {"type": "knock"}}
        left.send(type="look", seat=0)
        while (message := left.receive())["type"] != "frame":
            assert message["type"] != "signal"
    quiet = duel(ann, ben)
    with ann.live(quiet) as live:
        live.next("frame")
        live.send(type="signal", seat=0, data={"type": "knock"})
        assert live.next("refused")["why"]["en"] == "Signs are not allowed right now."


def test_signs_are_of_the_kinds_that_the_game_lists(ann: Player, ben: Player) -> None:
    """A sign is no way round a silence: words are refused, and what is written beside a sign is left behind."""
    table = duel(ann, ben, options={"signs": True, "talk": "closed"})
    with ann.live(table) as left, ben.live(table) as right:
        left.next("frame")
        right.next("frame")
        for data in ("psst", {"type": "psst"}, {"type": "whistle", "pitch": "high"}, {"type": "whistle", "pitch": 10}):
            left.send(type="signal", seat=0, data=data)
            assert left.next("refused")["why"]["en"].startswith("This message cannot be read")
        left.send(type="signal", seat=0, data={"type": "whistle", "pitch": 9, "words": "psst"})
        assert right.next("signal") == {"type": "signal", "seat": 0, "data": {"type": "whistle", "pitch": 9}}


def test_characters_that_turn_others_words_are_taken_out(ann: Player) -> None:
    """A line cannot reverse or hide what stands beside it; letters of every script stay."""
    table = ann.create()["id"]
    with ann.live(table) as live:
        live.next("chat")
        live.send(type="say", text="\u202egood\u202c \u0007\u009bmove\u2066\u2069 שלום 👩‍🚀")
        assert live.next("chat")["lines"][0]["text"] == "good move שלום 👩‍🚀"
