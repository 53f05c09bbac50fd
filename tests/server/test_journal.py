"""News to a seat: others' hidden drafts are none, so that two may draft at the same time."""

from dataclasses import replace
from operator import methodcaller
from random import Random

import msgspec
import pytest

from cosmotheque import Match, registry
from cosmotheque.core.errors import OtherVersion
from cosmotheque.core.game import AnyGame
from cosmotheque.server.live import entries
from cosmotheque.server.live.journal import Journal
from cosmotheque.server.record.table import SeatRecord, TableRecord


def drafting_games() -> list[str]:
    """The games in which several begin at the same time, each for themselves."""
    return [slug for slug in registry.playable() if len(Match(registry.load(slug), seed=1).actors()) > 1]


def begun(game: AnyGame) -> tuple[TableRecord, Journal, list[entries.Entry]]:
    seats = tuple(SeatRecord(guest=f"guest-{number}") for number in range(game.meta.seats[0]))
    slug, version = game.meta.slug, game.meta.version
    record = TableRecord(
        id="table", game=slug, rules=version, host="guest-0", seats=seats, created="", status="running"
    )
    journal, first = Journal.begin(game, record)
    return record, journal, first


@pytest.mark.parametrize("slug", drafting_games())
def test_a_draft_is_news_to_its_own_seat_alone(slug: str) -> None:
    _, journal, _ = begun(registry.load(slug))
    before = journal.v
    journal.play(0, journal.match.actions(0)[0])
    assert journal.is_news(0, before)
    assert not journal.is_news(1, before)
    assert not journal.is_news(None, before)


@pytest.mark.parametrize("asked", ["awaited", "actors"])
@pytest.mark.parametrize("slug", [slug for slug in registry.playable() if slug not in drafting_games()])
def test_whoever_may_act_hears_of_it_though_nothing_is_shown_of_the_move(slug: str, asked: str) -> None:
    """This holds if the game waits for them or not, also after a restart, and where moves were taken back."""
    hushed = replace(registry.load(slug), see=lambda _event, _seat: None)
    if asked == "actors":
        hushed = replace(hushed, manners=replace(hushed.manners, awaited=lambda _state: frozenset()))
    record, journal, log = begun(hushed)
    match, called = journal.match, methodcaller(asked)
    first = called(match)
    while called(match) <= first:
        before, seat = journal.v, min(match.actors())
        log += journal.play(seat, hushed.measured.measure(match.view(seat), match.actions(seat)[0], Random(0)))
    for more in ([], journal.take_back(seat, len(match.moves) - 1)):
        log += more
        again = Journal.load(hushed, record, [entries.write(entry) for entry in log])
        assert all(again.is_news(observer, before) for observer in (*range(match.seats), None))
    assert all(journal.is_news(observer, before) for observer in (*range(match.seats), None))


@pytest.mark.parametrize("slug", [slug for slug in registry.playable() if registry.load(slug).meta.secrets])
def test_everybody_hears_of_the_end_though_nothing_is_shown_of_the_last_move(slug: str) -> None:
    hushed, rng = replace(registry.load(slug), see=lambda _event, _seat: None), Random(4)
    record, journal, log = begun(hushed)
    match = journal.match
    while match.outcome is None:
        before, seat = journal.v, rng.choice(sorted(seat for seat in match.actors() if seat >= 0))
        action = rng.choice(match.actions(seat))
        log += journal.play(seat, hushed.measured.measure(match.view(seat), action, rng))
    again = Journal.load(hushed, record, [entries.write(entry) for entry in log])
    for folded in (journal, again):
        assert all(folded.is_news(observer, before) for observer in (*range(match.seats), None))


@pytest.mark.parametrize("slug", registry.playable())
def test_taking_back_is_news_to_whoever_saw_the_move_also_after_a_restart(slug: str) -> None:
    record, journal, log = begun(registry.load(slug))
    seat = min(journal.match.actors())
    versions = {observer: journal.version(observer) for observer in (0, 1, None)}
    action = journal.match.game.measured.measure(journal.match.view(seat), journal.match.actions(seat)[0], Random(0))
    log += journal.play(seat, action)
    before = journal.v
    noticed = {observer: journal.version(observer) > version for observer, version in versions.items()}
    log += journal.take_back(seat, len(journal.match.moves) - 1)
    again = Journal.load(journal.match.game, record, [entries.write(entry) for entry in log])
    for folded in (journal, again):
        assert {observer: folded.is_news(observer, before) for observer in (0, 1, None)} == noticed
        assert not any(folded.is_news(observer, folded.v) for observer in (0, 1, None))


@pytest.mark.parametrize("slug", drafting_games())
def test_nobody_can_count_how_often_another_seat_thought_again(slug: str) -> None:
    """Neither in versions nor in moves, nor by whose turn was last; also where drafts were taken back."""
    told = []
    for thoughts in (1, 5):
        record, journal, log = begun(registry.load(slug))
        for _ in range(thoughts):
            log += journal.play(0, journal.match.actions(0)[0])
            log += journal.take_back(0, len(journal.match.moves) - 1)
        log += journal.play(0, journal.match.actions(0)[0])
        log += journal.play(1, journal.match.actions(1)[0])
        again = Journal.load(journal.match.game, record, [entries.write(entry) for entry in log])
        for folded in (journal, again):
            told += [(folded.version(seat), folded.moves(seat), folded.last(seat)) for seat in (1, None)]
        assert journal.version(0) == again.version(0) == journal.version(None) + 2 * thoughts + 1
    assert told == told[:2] * 4


@pytest.mark.parametrize("slug", [slug for slug in registry.playable() if registry.load(slug).meta.secrets])
def test_who_noticed_no_move_hears_of_no_undo(slug: str) -> None:
    """After any move, others are asked and told about taking back exactly what they have seen."""
    rng = Random(5)
    _, journal, _ = begun(registry.load(slug))
    game, seen = journal.match.game, 0
    while journal.match.outcome is None and seen < 60:
        seen += 1
        seat = rng.choice(sorted(seat for seat in journal.match.actors() if seat >= 0))
        action = rng.choice(list(journal.match.actions(seat)))
        before = {observer: journal.version(observer) for observer in (0, 1, None)}
        keep = len(journal.match.moves)
        journal.play(seat, game.measured.measure(journal.match.view(seat), action, rng))
        noticed = journal.observers_since(keep)
        for observer in (0, 1, None):
            assert (observer in noticed) == (journal.version(observer) > before[observer])


@pytest.mark.parametrize("slug", registry.playable())
def test_a_table_of_earlier_rules_goes_on_by_them(slug: str) -> None:
    game = registry.load(slug)
    record, journal, log = begun(game)
    newer = msgspec.structs.replace(game.meta, version=game.meta.version + 1)
    again = Journal.load(
        replace(game, meta=newer, earlier={game.meta.version: game}), record, [entries.write(entry) for entry in log]
    )
    assert again.match.game is game
    assert again.match.state == journal.match.state
    with pytest.raises(OtherVersion):
        Journal.load(replace(game, meta=newer), record, [])
