"""Attacks on becoming another person: stolen, used, guessed and planted codes, wrong numbers, and others' seats."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from tests.server.client import Player
from tests.server.conftest import GENEROUS, Serve
from tests.server.features.people.test_people import bring, claim, code_of, phone, pick, tables_of

from cosmotheque.server.app import make_services, open_tables
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.base.settings import Rate, Settings
from cosmotheque.server.features.people import transfer_codes
from cosmotheque.server.live.tables import Tables

__all__ = ["phone"]


def test_a_stolen_code_is_worth_nothing_without_consent(ann: Player, phone: Player) -> None:
    table, code = ann.create()["id"], code_of(ann)
    number = phone.post("/api/me/claim", {"code": code})["number"]
    assert tables_of(phone) == []
    assert pick(phone, number, 409), "who asks does not answer"
    assert ann.get("/api/me/code")["label"] == "Firefox · Android", "who shows it sees which device asks"
    pick(ann, None)
    assert tables_of(ann) == [table]


def test_a_code_is_good_once(ann: Player, phone: Player, ben: Player) -> None:
    code = code_of(ann)
    number = phone.post("/api/me/claim", {"code": code})["number"]
    assert phone.post("/api/me/claim", {"code": code})["number"] == number, "a second tap is the same claim"
    for path in ("/api/me/claim", "/api/me/claim/look"):
        ben.post(path, {"code": code}, 404)
    pick(ann, number)
    ben.post("/api/me/claim", {"code": code}, 404)


def test_a_new_code_takes_the_place_of_the_last(ann: Player, ben: Player) -> None:
    first, second = code_of(ann), code_of(ann)
    ben.post("/api/me/claim", {"code": first}, 404)
    ben.post("/api/me/claim", {"code": second.lower().replace("-", " ")})


def test_codes_cannot_be_guessed(serve: Serve) -> None:
    server = serve(limits=GENEROUS.__class__(requests=Rate(1000, 1000), costly=Rate(1000, 1000), guesses=Rate(0.01, 5)))
    with server.player() as ann, server.player() as thief:
        code = code_of(ann)
        assert len(code.replace("-", "")) == 8
        for number in range(4):
            thief.post("/api/me/claim/look", {"code": f"2222-222{number + 2}"}, 404)
        for path in ("/api/me/claim/look", "/api/me/claim"):
            thief.post(path, {"code": code}, 429)


def test_nobody_is_made_somebody_else_by_a_link(ann: Player, phone: Player) -> None:
    """A link shows whose code it is and does nothing; a form of another page is refused at the door."""
    mine = phone.create()["id"]
    code = code_of(ann)
    assert phone.post("/api/me/claim/look", {"code": code})["name"]
    assert phone.get("/api/me")["id"] == phone.id
    foreign = phone.http.post("/api/me/claim", json={"code": code}, headers={"Origin": "http://evil.example"})
    assert foreign.status_code == 403
    assert tables_of(phone) == [mine]


def test_nobody_brings_anothers_seats_along(ann: Player, phone: Player, ben: Player) -> None:
    """Only the seats of the cookie's guest move; at a table with others, theirs stay theirs."""
    table = phone.create(seats=2)["id"]
    ben.table(table, "sit", seat=1)
    bring(ann, phone)
    seats = ben.get(f"/api/tables/{table}")["seats"]
    assert [seat["mine"] for seat in seats] == [False, True]
    assert [seat["mine"] for seat in ann.get(f"/api/tables/{table}")["seats"]] == [True, False]


def test_ids_of_others_are_in_no_answer_about_oneself(ann: Player, phone: Player) -> None:
    before = phone.id
    number = claim(ann, phone)
    told = [ann.http.get(path).text for path in ("/api/me/code", "/api/me/devices")]
    told += [phone.http.get(path).text for path in ("/api/me/claim", "/api/me/devices")]
    pick(ann, number)
    told += [one.http.get("/api/me/devices").text for one in (ann, phone)]
    assert not any(before in text or ann.id in text for text in told)


def test_the_number_is_told_to_the_device_that_asks_and_the_choice_to_who_shows_the_code(
    ann: Player, phone: Player
) -> None:
    number = claim(ann, phone)
    shown, asked = ann.get("/api/me/code"), phone.get("/api/me/claim")
    assert shown["numbers"] == sorted(set(shown["numbers"])), "the order says nothing"
    assert len(shown["numbers"]) == 3
    assert number in shown["numbers"]
    assert "number" not in shown
    assert "numbers" not in asked
    assert ann.get("/api/me/code")["numbers"] == shown["numbers"], "a page that is loaded again shows the same"
    assert phone.get("/api/me/claim")["number"] == number


def test_which_of_the_numbers_is_right_cannot_be_told_from_their_order(tmp_path: Path) -> None:
    async def claims(tables: Tables) -> Counter[int]:
        found: Counter[int] = Counter()
        for number in range(120):
            code, _ = await transfer_codes.begin(tables, "ann")
            made = await transfer_codes.claim(tables, code, f"phone{number}", "", along=True)
            assert all(10 <= one <= 99 for one in made.numbers)
            assert len({one // 10 for one in made.numbers}) == len({one % 10 for one in made.numbers}) == 3
            found[made.numbers.index(made.number)] += 1
        return found

    assert sorted(in_process(tmp_path, claims)) == [0, 1, 2]


def test_a_wrong_number_ends_the_code_at_once(ann: Player, phone: Player) -> None:
    number = claim(ann, phone)
    wrong = next(one for one in ann.get("/api/me/code")["numbers"] if one != number)
    assert pick(ann, wrong)["state"] == "wrong"
    assert pick(ann, number)["state"] == "wrong", "there is no second try"
    assert ann.get("/api/me/code")["state"] == phone.get("/api/me/claim")["state"] == "wrong"
    assert phone.get("/api/me")["id"] == phone.id
    assert pick(ann, claim(ann, phone))["state"] == "joined", "a new code is"


def test_who_answers_twice_at_once_is_told_the_same_twice(ann: Player, phone: Player) -> None:
    """Two taps, or two pages of the same person: the device comes once, and nobody is told of a failure."""
    phone.create()
    number = claim(ann, phone)
    with ann.returned(ann.base) as tab, ThreadPoolExecutor(2) as both:
        answers = list(both.map(lambda one: pick(one, number), (ann, tab)))
    assert answers[0] == answers[1] == pick(ann, number)
    assert answers[0]["state"] == "joined"
    assert len(ann.get("/api/me/devices")["devices"]) == 2


def test_of_a_right_and_a_wrong_number_at_once_one_counts(ann: Player, phone: Player) -> None:
    number = claim(ann, phone)
    wrong = next(one for one in ann.get("/api/me/code")["numbers"] if one != number)
    with ann.returned(ann.base) as tab, ThreadPoolExecutor(2) as both:
        answers = list(both.map(lambda one: pick(*one), ((ann, number), (tab, wrong))))
    assert answers[0] == answers[1]
    assert (answers[0]["state"] == "joined") == (phone.get("/api/me")["id"] == ann.id)


def test_who_asks_no_longer_is_not_let_in(ann: Player, phone: Player) -> None:
    number = claim(ann, phone)
    assert phone.delete("/api/me/claim")["state"] == "none"
    assert phone.get("/api/me/claim")["state"] == "none"
    assert ann.get("/api/me/code")["state"] == pick(ann, number)["state"] == "withdrawn"
    assert phone.get("/api/me")["id"] == phone.id


def test_who_was_let_in_is_told_so_when_asking_no_longer(ann: Player, phone: Player) -> None:
    pick(ann, claim(ann, phone))
    assert phone.delete("/api/me/claim")["state"] == "joined"
    assert phone.get("/api/me")["id"] == ann.id
    assert phone.get("/api/me/claim")["state"] == "none", "it is told once"


def test_nothing_changes_for_who_wants_to_visit_before_it_is_allowed(ann: Player, phone: Player) -> None:
    mine = phone.create()["id"]
    for ending in (lambda _: pick(ann, None), lambda _: phone.delete("/api/me/claim")):
        ending(claim(ann, phone, along=False))
        assert phone.get("/api/me")["id"] == phone.id
        assert tables_of(phone) == [mine]
        assert not phone.get("/api/me/devices")["can_return"]


def test_nobody_visits_themselves(ann: Player) -> None:
    """Their own browser would be a stranger's, and nobody could answer any more."""
    for along in (True, False):
        ann.post("/api/me/claim", {"code": code_of(ann), "along": along}, 409)
        assert ann.get("/api/me")["id"] == ann.id


def test_whose_browser_it_was_finds_it_again_after_two_visitors(ann: Player, ben: Player, phone: Player) -> None:
    mine, was = phone.create()["id"], phone.id
    bring(ann, phone, along=False)
    bring(ben, phone, along=False)
    phone.delete("/api/me/devices/1")
    assert phone.get("/api/me")["id"] == was
    assert tables_of(phone) == [mine]


def test_who_is_gone_waits_at_no_other_device(ann: Player, phone: Player) -> None:
    number = claim(ann, phone)
    phone.put("/api/me", {"name": "Zebulon"})
    phone.post("/api/me/delete", {"name": "Zebulon"})
    assert pick(ann, number)["state"] == "withdrawn"


def test_time_runs_out_while_a_code_is_typed_and_while_a_number_is_picked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hour = [0]
    monkeypatch.setattr(transfer_codes, "wall_ms", lambda: hour[0])

    async def dawdle(tables: Tables) -> None:
        store = tables.services.store
        code, _ = await transfer_codes.begin(tables, "ann")
        hour[0] += transfer_codes.LIFETIME
        claimed = await transfer_codes.claim(tables, code, "phone", "", along=True)
        hour[0] += transfer_codes.LIFETIME
        assert not transfer_codes.is_late(claimed), "each has its time"
        hour[0] += 1
        for late in (
            await transfer_codes.last_code_of(store, "ann"),
            await transfer_codes.last_claim_of(tables, "phone"),
        ):
            assert late is not None
            assert transfer_codes.is_late(late)
        with pytest.raises(Denied, match="No device is waiting"):
            await transfer_codes.answer(tables, "ann", "", claimed.number)
        code, _ = await transfer_codes.begin(tables, "ann")
        hour[0] += transfer_codes.LIFETIME + 1
        with pytest.raises(Denied, match="too old"):
            await transfer_codes.claim(tables, code, "phone", "", along=True)

    in_process(tmp_path, dawdle)


def in_process(folder: Path, work: Callable[[Tables], Awaitable[Any]]) -> Any:
    """The result of something that needs tables and a store, and no server."""

    async def use() -> Any:
        services = make_services(Settings(data=folder / "data"))
        try:
            return await work(open_tables(services))
        finally:
            await services.store.close()

    return asyncio.run(use())
