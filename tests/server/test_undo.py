"""Taking back: at once where only bots are concerned, else by consent, never across something revealed."""

from tests.server.client import Live, Player
from tests.server.test_play import duel


def ask(live: Live, seat: int = 0) -> None:
    live.send(type="undo", v=live.frame["v"], seat=seat)


def test_against_a_bot_it_is_granted_at_once(ann: Player) -> None:
    table = ann.create(bots={"1": "steady"}, start=True)["id"]
    with ann.live(table) as live:
        live.next("frame")
        assert not live.frame["can_undo"]
        live.take(1)
        live.until_turn(0)
        assert (live.frame["view"]["heap"], live.frame["can_undo"]) == (10, True)
        version = live.frame["v"]
        ask(live)
        assert live.next("undo-asked") == {"type": "undo-asked", "seat": 0, "waiting": [], "agreed": True}
        assert live.frame["v"] == version + 1
        assert (live.frame["view"]["heap"], live.frame["moves"], live.frame["events"]) == (12, 1, [])
        live.take(3)
        live.until_turn(0)
        assert live.frame["view"]["heap"] == 8


def test_a_person_has_to_agree(ann: Player, ben: Player) -> None:
    table = duel(ann, ben)
    with ann.live(table) as left, ben.live(table) as right:
        left.next("frame")
        left.take(1)
        ask(left)
        assert right.next("undo-asked") == {"type": "undo-asked", "seat": 0, "waiting": [1], "agreed": None}
        right.send(type="consent", seat=1, agree=True)
        assert left.next("undo-asked")["waiting"] == [1]
        assert left.next("undo-asked") == {"type": "undo-asked", "seat": 0, "waiting": [], "agreed": True}
        assert left.frame["view"]["heap"] == 12
        left.take(2)


def test_a_person_may_decline_and_is_not_asked_again_before_something_happens(ann: Player, ben: Player) -> None:
    table = duel(ann, ben)
    with ann.live(table) as left, ben.live(table) as right:
        left.next("frame")
        left.take(1)
        ask(left)
        right.next("undo-asked")
        right.send(type="consent", seat=1, agree=False)
        assert right.next("undo-asked")["agreed"] is False
        assert right.frame["view"]["heap"] == 11
        right.send(type="consent", seat=1, agree=True)
        assert right.next("refused")["why"]["en"] == "Nobody is asking to undo a move."
        ask(left)
        assert left.next("refused")["why"]["en"] == "This move stays: the undo was refused."
        right.take(1)
        left.until_version(right.frame["v"])
        ask(left)
        assert right.next("undo-asked")["waiting"] == [1]


def test_who_comes_late_is_asked_too(ann: Player, ben: Player) -> None:
    table = duel(ann, ben)
    with ann.live(table) as left:
        left.next("frame")
        left.take(1)
        ask(left)
        left.next("undo-asked")
        ask(left)
        assert left.next("refused")["why"]["en"] == "A request is already waiting for an answer."
        with ben.live(table) as right:
            assert right.next("undo-asked")["waiting"] == [1]
            right.send(type="consent", seat=1, agree=True)
            assert right.next("undo-asked")["agreed"] is True


def test_a_move_settles_the_question(ann: Player, ben: Player) -> None:
    table = duel(ann, ben)
    with ann.live(table) as left, ben.live(table) as right:
        left.next("frame")
        right.next("frame")
        left.take(1)
        ask(left)
        right.until_turn(1)
        right.take(1)
        assert left.next("undo-asked")["waiting"] == [1]
        assert left.next("undo-asked") == {"type": "undo-asked", "seat": 0, "waiting": [], "agreed": False}


def test_a_bot_that_takes_over_agrees(ann: Player, ben: Player) -> None:
    table = duel(ann, ben)
    with ann.live(table) as left:
        left.next("frame")
        left.take(1)
        ask(left)
        left.next("undo-asked")
        ben.table(table, "leave", seat=1)
        assert left.next("undo-asked")["agreed"] is True
        assert left.frame["view"]["heap"] == 12


def test_nobody_else_may_consent(ann: Player, ben: Player, cleo: Player) -> None:
    table = duel(ann, ben)
    with ann.live(table) as left, cleo.live(table) as watching:
        left.next("frame")
        left.take(1)
        ask(left)
        watching.next("undo-asked")
        watching.send(type="consent", seat=1, agree=True)
        assert watching.next("refused")["why"]["en"] == "This seat is not yours."


def test_at_one_screen_nobody_has_to_be_asked(ann: Player) -> None:
    table = ann.create(mine=[0, 1], start=True)["id"]
    with ann.live(table) as live:
        live.next("frame")
        live.take(1)
        ask(live)
        assert live.next("undo-asked")["agreed"] is True


def test_never_across_what_chance_has_shown(ann: Player, ben: Player) -> None:
    table = duel(ann, ben)
    with ann.live(table) as live:
        live.next("frame")
        ask(live)
        assert live.next("refused")["why"]["en"] == "There is no move to undo."
        live.act({"type": "shake"})
        live.until_version(3)
        assert not live.frame["can_undo"]
        ask(live)
        assert live.next("refused")["why"]["en"].startswith("Something has been revealed or drawn since")


def test_never_after_the_end(ann: Player) -> None:
    table = ann.create(mine=[0, 1], options={"heap": 1}, start=True)["id"]
    with ann.live(table) as live:
        live.next("frame")
        live.take(1)
        assert not live.frame["can_undo"]
        ask(live)
        assert live.next("refused")["why"]["en"] == "The game is over."


def test_what_was_drafted_in_secret_is_taken_back_in_secret(ann: Player, ben: Player, cleo: Player) -> None:
    """Neither the other seat nor a spectator hears of it, and nobody is asked who knows of nothing."""
    table = duel(ann, ben, options={"heap": 12, "thoughts": True})
    with ann.live(table) as left, ben.live(table) as right, cleo.live(table) as looking:
        for live in (left, right, looking):
            live.next("frame")
        left.act({"type": "think", "count": 2})
        left.next("frame")
        ask(left)
        assert left.next("undo-asked") == {"type": "undo-asked", "seat": 0, "waiting": [], "agreed": True}
        assert left.frame["view"]["thought"] == 0
        assert right.silent()
        assert looking.silent()
