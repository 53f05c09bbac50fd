"""A table's deal survives what happens to tables: a restart, taking back, another node."""

from msgspec.structs import replace
from tests.core.tally import TALLY, Add, Gamble

from cosmotheque.core.deal import new_deal
from cosmotheque.core.game import CHANCE, Seat
from cosmotheque.server.live import entries
from cosmotheque.server.live.entries import Entry, Moved
from cosmotheque.server.live.journal import Journal
from cosmotheque.server.record.parts import Deal
from cosmotheque.server.record.table import SeatRecord, TableRecord

RECORD = TableRecord(
    id="table",
    game=TALLY.meta.slug,
    rules=TALLY.meta.version,
    host="ann",
    seats=(SeatRecord("ann"), SeatRecord("ben")),
    created="",
    options={"goal": 50},
    status="running",
    deal=Deal(secret=new_deal()),
)


def gamble(journal: Journal) -> list[Entry]:
    return journal.play(min(journal.match.actors()), Gamble())


def drawn(log: list[Entry]) -> list[object]:
    return [entry.action for entry in log if isinstance(entry, Moved) and entry.seat == CHANCE]


def lines(log: list[Entry]) -> list[bytes]:
    return [entries.write(entry) for entry in log]


def test_chance_goes_on_after_a_restart_as_it_would_have() -> None:
    journal, straight = Journal.begin(TALLY, RECORD)
    for _ in range(6):
        straight += gamble(journal)
    log: list[Entry] = []
    for _ in range(6):
        log += gamble(Journal.load(TALLY, RECORD, lines(log)))
    assert drawn(log) == drawn(straight)


def test_taking_back_changes_nothing_of_what_chance_will_do() -> None:
    journal, straight = Journal.begin(TALLY, RECORD)
    for _ in range(4):
        straight += gamble(journal)
    other, log = Journal.begin(TALLY, RECORD)
    for _ in range(4):
        seat = min(other.match.actors())
        log += other.play(seat, Add(1))
        log += other.take_back(Seat(seat), len(other.match.moves) - 1)
        log += gamble(other)
    assert drawn(log) == drawn(straight)


def test_two_nodes_that_take_turns_draw_what_one_would_have_drawn() -> None:
    journal, straight = Journal.begin(TALLY, RECORD)
    for _ in range(6):
        straight += gamble(journal)
    nodes, log = [Journal.load(TALLY, RECORD, []) for _ in range(2)], list[Entry]()
    for turn in range(6):
        new = gamble(nodes[turn % 2])
        nodes[1 - turn % 2].follow(lines(new))
        log += new
    assert drawn(log) == drawn(straight)


def test_a_table_from_before_there_were_deals_is_played_on_by_fresh_chance() -> None:
    old = replace(RECORD, deal=replace(RECORD.deal, secret=""))
    tries = {str(drawn(gamble(Journal.load(TALLY, old, [])))) for _ in range(60)}
    assert len(tries) > 1
