"""Deeds beside playing, while a server is killed again and again; all that was acknowledged is found again.

Each deed is done by people whom nobody else knows, and says how it is looked for afterwards. One that was cut off is
done once more by others: nothing is promised about deeds that were not acknowledged.
"""

import threading
import time
from collections.abc import Callable
from contextlib import ExitStack

from tests.server.almanac import DAY
from tests.server.authenticator import Authenticator
from tests.server.campaigning import begin
from tests.server.campaigning import look as look_at_campaign
from tests.server.civil import admin_of, duel, open_report, report, said, shun
from tests.server.client import Player
from tests.server.features.groups.test_groups import ask, found, look, set_up
from tests.server.features.holidays.test_holidays import go_away, now
from tests.server.features.invitations.test_company import company, invite, invited_to
from tests.server.features.pairing.test_pairing import pair
from tests.server.features.people.test_people import bring
from tests.server.features.puzzles.test_tries import FIRST, add, log, right, tried
from tests.server.features.ratings.test_ratings import rated_game, rating_of
from tests.server.push_service import Browser

Meet = Callable[[], Player]
Again = Callable[[Player], Player]
Check = Callable[[Again], None]
"""Looks, as the people of the deed, for what was acknowledged."""


def become_one(meet: Meet) -> Check:
    ann, phone = meet(), meet()
    table = phone.create()["id"]
    bring(ann, phone)

    def check(again: Again) -> None:
        assert again(phone).id == ann.id
        assert [one["id"] for one in again(ann).get("/api/me/tables")] == [table]

    return check


def make_a_passkey(meet: Meet) -> Check:
    """Browsers have passkeys on secure pages and on their own machine, called by its name."""
    ann = meet()
    origin = ann.base.replace("127.0.0.1", "localhost")
    ann.http.headers["Host"] = origin.removeprefix("http://")
    offered = ann.post("/api/me/passkeys/offer")
    answer = Authenticator().make(offered["options"], origin)
    ann.post("/api/me/passkeys", {"challenge": offered["challenge"], "answer": answer}, 201)

    def check(again: Again) -> None:
        assert len(again(ann).get("/api/me/devices")["passkeys"]) == 1

    return check


def make_a_bot(meet: Meet) -> Check:
    ann = meet()
    made = ann.post("/api/bots", {"name": "Ada"}, 201)

    def check(again: Again) -> None:
        assert [one["key"] for one in again(ann).get("/api/bots")] == [made["robot"]["key"]]
        home = again(ann).http.get("/api/bots/me", headers={"Authorization": f"Bearer {made['token']}"})
        assert home.json()["name"] == "Ada"

    return check


def be_rated(meet: Meet) -> Check:
    ann, ben = meet(), meet()
    rating = rated_game(ann, ben, winner=0)["ratings"][0]["rating"]

    def check(again: Again) -> None:
        assert rating_of(again(ann)) == rating
        assert (rating_of(again(ben)) or 0) < rating

    return check


def find_anybody(meet: Meet) -> Check:
    ann, ben = meet(), meet()
    waits = {player: pair(player, pace="days-3", rated=True)["id"] for player in (ann, ben)}

    def check(again: Again) -> None:
        for player, table in waits.items():
            assert any(seat["mine"] for seat in again(player).get(f"/api/tables/{table}")["seats"])

    return check


def found_a_group(meet: Meet) -> Check:
    ann, ben = meet(), meet()
    group = found(ann)
    ask(ben, group["link"], "join")
    table = set_up(ann, group["id"])["id"]
    campaign = ask(ben, group["id"], "campaigns", 201, game="pebbles")["id"]
    link = ask(ann, group["id"], "link")["link"]

    def check(again: Again) -> None:
        shown = look(again(ben), group["id"])
        assert (len(shown["members"]), shown["link"]) == (2, link)
        assert ([one["id"] for one in shown["tables"]], shown["campaigns"][0]["id"]) == ([table], campaign)
        assert look(again(ann), group["link"], 404)

    return check


def begin_a_campaign(meet: Meet) -> Check:
    ann = meet()
    campaign = begin(ann)

    def check(again: Again) -> None:
        assert look_at_campaign(again(ann), campaign)["joined"]

    return check


def invite_somebody(meet: Meet) -> Check:
    ann, ben = meet(), meet()
    duel(ann, ben)
    tables = [ann.create()["id"] for _ in range(2)]
    for table in tables:
        invite(ann, table, company(ann, table)[0]["who"])
    ben.post(f"/api/me/invitations/{tables[0]}/decline")

    def check(again: Again) -> None:
        assert invited_to(again(ben)) == tables[1:]
        assert company(again(ann), tables[0])[0]["invited"]

    return check


def quarrel(meet: Meet) -> Check:
    """A line, a block, and a holiday from it all."""
    ann, ben = meet(), meet()
    table = duel(ann, ben)
    line = said(ben, table, "so there")
    shun(ann, table, block=True)
    taken = go_away(ann, 2, begin=now() + DAY)

    def check(again: Again) -> None:
        assert [one["blocked"] for one in again(ann).get("/api/me/shuns")] == [True]
        assert again(ann).get("/api/me/holidays") == taken
        with again(ann).live(table) as live:
            assert live.next("chat")["lines"] == [line]

    return check


def ask_to_be_called(meet: Meet) -> Check:
    ann = meet()
    browser = Browser(f"https://fcm.googleapis.com/{ann.id}").subscription()
    ann.put("/api/me/device", {**browser, "slow": True})

    def check(again: Again) -> None:
        assert again(ann).put("/api/me/device", browser) == {"slow": True}

    return check


def try_puzzles(meet: Meet) -> Check:
    ann = meet()
    add(ann, tried(FIRST, right(FIRST), 1))

    def check(again: Again) -> None:
        assert log(again(ann)) == [[FIRST, True, 1]]

    return check


def be_banned(key: str, meet: Meet) -> Check:
    """A person is reported and banned, and the administrator has left the page."""
    ann, ben = meet(), meet()
    name = f"Rude {ben.id[:8]}"
    ben.put("/api/me", {"name": name})
    report(ann, duel(ann, ben), 1)
    with admin_of(ann.base, key) as admin:
        number = open_report(admin, name)["id"]
        admin.post(f"/api/admin/reports/{number}/bar", {"why": "insults"})
        admin.delete("/api/admin/session")

    def check(again: Again) -> None:
        assert again(ben).create(403)
        assert [one["why"] for one in again(ben).get("/api/me/notes")] == ["insults"]
        assert again(admin).get("/api/admin/deeds", 401)

    return check


class Sociable:
    """Does one deed after another, and does not go on before each was acknowledged."""

    def __init__(
        self, address: Callable[[], str], key: str, is_up: threading.Event, is_cut_off: Callable[[Exception], bool]
    ) -> None:
        self._address, self._is_up, self._is_cut_off = address, is_up, is_cut_off
        self._deeds: tuple[Callable[[Meet], Check], ...] = (
            become_one,
            make_a_passkey,
            make_a_bot,
            be_rated,
            find_anybody,
            found_a_group,
            begin_a_campaign,
            invite_somebody,
            quarrel,
            ask_to_be_called,
            try_puzzles,
            lambda meet: be_banned(key, meet),
        )
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._live)
        self._checks: list[Check] = []

    @property
    def moves(self) -> int:
        return len(self._checks)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """Go home, once every deed was done."""
        self._stop.set()
        self._thread.join()

    def judge(self) -> None:
        """Look for all that was acknowledged."""
        assert self.moves >= len(self._deeds), "Somebody could not do all that they wanted to."
        with ExitStack() as stack:
            for check in self._checks:
                check(lambda player: stack.enter_context(player.returned(self._address())))

    def _live(self) -> None:
        while not self._stop.is_set() or self.moves < len(self._deeds):
            self._is_up.wait()
            try:
                self._do_next(self._address())
            except Exception as fault:
                if not self._is_cut_off(fault):
                    raise
                time.sleep(0.02)

    def _do_next(self, base: str) -> None:
        deed = self._deeds[self.moves % len(self._deeds)]
        with ExitStack() as stack:
            self._checks.append(deed(lambda: stack.enter_context(Player(base))))
