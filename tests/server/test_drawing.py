"""Drawings for browsers without a board: the seat's own view in both languages, and its actions written out."""

from dataclasses import replace
from typing import Any

from tests.server.client import Player
from tests.server.test_play import duel

from cosmotheque import registry
from cosmotheque.core.game import Notation
from cosmotheque.server.base.terminal_view import drawing_of
from cosmotheque.server.wire.terminal import Run, Written

MARKUP = "plain [bold red]stop[/] [dim]so so[/] [white on #102030]dark[/] [bright_green]go[/] [reverse]back[/]\nend"


def text_of(drawing: dict[str, Any], language: str) -> str:
    return "".join(run["text"] for run in drawing[language])


def test_styles_become_runs_and_nothing_of_the_markup_is_left() -> None:
    game = replace(
        registry.load(registry.playable()[0]),
        notation=Notation(write=lambda action: f"take {action}", draw=lambda view, language: f"{language} {MARKUP}"),
    )
    drawing = drawing_of(game, None, [1, 2])
    assert drawing.fr[0] == Run("fr plain ")
    assert drawing.en == (
        Run("en plain "),
        Run("stop", ("bold",), "red"),
        Run(" "),
        Run("so so", ("dim",)),
        Run(" "),
        Run("dark", (), "white", "#102030"),
        Run(" "),
        Run("go", (), "green"),
        Run(" "),
        Run("back", ("reverse",)),
        Run("\nend"),
    )
    assert drawing.actions == (Written(1, "take 1"), Written(2, "take 2"))


def test_whoever_asks_is_sent_drawings_of_what_their_seat_sees(ann: Player, ben: Player, cleo: Player) -> None:
    table = duel(ann, ben, options={"heap": 3})
    with (
        ann.live(table) as plain,
        ann.live(table, query="?drawn") as drawn,
        cleo.live(table, query="?drawn") as watched,
    ):
        view, frame = plain.next("frame")["view"], drawn.next("frame")
        printed = f"View(seat=0, heap=3, turn=0, secret={view['secret']}, "
        assert text_of(frame["view"], "fr").startswith(printed)
        assert text_of(frame["view"], "en").startswith(printed)
        assert [one["action"] for one in frame["view"]["actions"]] == frame["actions"]
        assert all(one["text"] for one in frame["view"]["actions"])
        seen = watched.next("frame")["view"]
        assert "secret=None" in text_of(seen, "en")
        assert seen["actions"] == []
        drawn.take(3)
        assert "heap=0" in text_of(drawn.frame["view"], "fr")
        assert plain.until_version(drawn.frame["v"])["view"]["heap"] == 0
    replay = ben.get(f"/api/tables/{table}/replay?drawn=true")
    printed = [text_of(step["view"], "en") for step in replay["frames"]]
    assert [text.split(", ")[1] for text in printed] == ["heap=3", "heap=3", "heap=0"]
    assert all("secret=None" in text for text in printed)
