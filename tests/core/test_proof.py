"""Verified deals: the check goes by what was sealed, and finds whatever was altered."""

from collections.abc import Callable
from dataclasses import replace as with_parts
from hashlib import sha256
from random import Random

import pytest
from msgspec.structs import replace
from tests.core.tally import TALLY, Add, Gamble, Roll

from cosmotheque.core.errors import BadRecord
from cosmotheque.core.game import CHANCE
from cosmotheque.core.match import Match
from cosmotheque.core.proof import (
    House,
    Proof,
    Share,
    Together,
    bots_share,
    deal_from,
    new_number,
    seal,
    seal_new_secret,
)
from cosmotheque.core.record import Record, read_record, read_torn
from cosmotheque.core.verifying import Report, verify

SECRET, FIRST, SECOND = ("5" * 64, "1" * 64, "2" * 64)
TOGETHER = Together(seal(SECRET), SECRET, (Share(seal(FIRST), FIRST), Share(seal(SECOND), SECOND)))


def gambled(proof: Proof | None, deal: str, times: int = 12) -> Record:
    """A game in which somebody gambles so often and then gives up, with names and a proof."""
    match = Match(TALLY, seed=deal, options={"goal": 50}, names=("Ann", "Bo"))
    for _ in range(times):
        match.play(min(match.actors()), Gamble())
    match.concede(0)
    header = match.header if proof is None else replace(match.header, proof=proof)
    return Record(header, tuple(match.moves), match.concession)


def deal_of(proof: Together) -> str:
    return deal_from(proof.secret, proof.shares)


def said(report: Report) -> str:
    return "\n".join(finding.said.en for finding in report.findings)


def test_the_published_functions_are_what_the_page_says() -> None:
    """The functions are computed by hand, as in `docs/fair-deals.md`: verifiers written by that page rely on it."""
    assert seal(SECRET) == sha256(b"5" * 64).hexdigest()
    assert bots_share(SECRET, 3).number == sha256(b"5" * 64 + b"/bot 3").hexdigest()
    shares = (Share(seal(FIRST), FIRST), Share(seal(SECOND)), Share(), bots_share(SECRET, 3))
    text = f"{SECRET}/{FIRST}/-/-/{bots_share(SECRET, 3).number}"
    assert deal_from(SECRET, shares) == sha256(text.encode()).hexdigest()
    record = gambled(TOGETHER, deal_of(TOGETHER), 3)
    drawn = [move.action for move in record.moves if move.seat == CHANCE]
    assert TALLY.chance is not None
    for nth, action in enumerate(drawn):
        rng = Random(sha256(f"{deal_of(TOGETHER)}/{nth}".encode()).digest())
        assert TALLY.chance(Match(TALLY).state, rng) == action


def test_numbers_are_long_and_never_the_same() -> None:
    numbers = {new_number() for _ in range(100)}
    assert len(numbers) == 100
    assert {len(number) for number in numbers} == {64}
    assert seal_new_secret().seal != seal_new_secret().seal


def test_an_honest_record_verifies_after_a_trip_through_a_file() -> None:
    record = read_record(gambled(TOGETHER, deal_of(TOGETHER)).to_jsonl(), TALLY)
    report = verify(record, TALLY)
    assert report.verdict == "verified"
    assert "Ann took part: the number fits the commitment." in said(report)
    assert "All draws of chance follow from what was sealed: 12 in all." in said(report)


def test_taking_back_leaves_a_record_that_verifies() -> None:
    match = Match(TALLY, seed=deal_of(TOGETHER), options={"goal": 50})
    for _ in range(5):
        match.play(min(match.actors()), Gamble())
        match.play(min(match.actors()), Add(1))
        match.undo(match.moves[-1].seat)
        match.play(min(match.actors()), Add(2))
    match.concede(0)
    record = replace(match.record, header=replace(match.header, proof=TOGETHER))
    assert verify(record, TALLY).verdict == "verified"


def test_who_took_no_part_did_not_open_or_is_a_bot_is_told() -> None:
    shares = (Share(seal(FIRST)), bots_share(SECRET, 1))
    proof = replace(TOGETHER, shares=shares)
    report = verify(gambled(proof, deal_of(proof)), TALLY)
    assert report.verdict == "verified"
    assert "Ann had promised a number and did not open it: it was left out." in said(report)
    assert "Bo is a bot: its number follows from the server’s secret." in said(report)
    proof = replace(TOGETHER, shares=(Share(), TOGETHER.shares[1]))
    assert "Ann took no part" in said(verify(gambled(proof, deal_of(proof)), TALLY))


FORGERIES: dict[str, tuple[Callable[[Together], Together], str]] = {
    "secret": (lambda proof: replace(proof, secret=FIRST), "does not fit its seal"),
    "seal": (lambda proof: replace(proof, seal=seal(FIRST)), "does not fit its seal"),
    "number": (
        lambda proof: replace(proof, shares=(replace(proof.shares[0], number=SECOND), proof.shares[1])),
        "Ann: the number does not fit the commitment.",
    ),
    "unpromised": (
        lambda proof: replace(proof, shares=(Share(number=FIRST), proof.shares[1])),
        "Ann: the number does not fit the commitment.",
    ),
    "bot": (
        lambda proof: replace(proof, shares=(Share(number=FIRST, bot=True), proof.shares[1])),
        "Ann is a bot, and its number does not follow",
    ),
    "swapped": (lambda proof: replace(proof, shares=proof.shares[::-1]), "by the deal it should have been"),
    "seats": (lambda proof: replace(proof, shares=(*proof.shares, Share())), "speaks of 3 seats, the game has 2"),
}


@pytest.mark.parametrize("what", FORGERIES)
def test_whatever_was_exchanged_is_named(what: str) -> None:
    forge, words = FORGERIES[what]
    record = gambled(TOGETHER, deal_of(TOGETHER))
    report = verify(replace(record, header=replace(record.header, proof=forge(TOGETHER))), TALLY)
    assert report.verdict == "altered"
    assert words in said(report)


def test_an_altered_draw_is_named_with_its_line_and_what_should_stand_there() -> None:
    record = gambled(TOGETHER, deal_of(TOGETHER), 3)
    number = [number for number, move in enumerate(record.moves) if move.seat == CHANCE][1]
    was = record.moves[number].action
    other = Roll(1 if was.face != 1 else 6)
    moves = (*record.moves[:number], replace(record.moves[number], action=other), *record.moves[number + 1 :])
    report = verify(replace(record, moves=moves), TALLY)
    assert report.verdict == "altered"
    write = TALLY.notation.write
    assert f"Line {number + 2}: chance did “{write(other)}”; by the deal it should have been “{write(was)}”." in said(
        report
    )


def test_a_record_without_a_proof_is_not_verifiable_and_says_so() -> None:
    report = verify(gambled(None, "abc"), TALLY)
    assert report.verdict == "unverifiable"
    assert said(report).endswith("This record has no proof of its deal: it is not verifiable.")


def test_without_chance_there_is_nothing_to_verify() -> None:
    sober = with_parts(TALLY, chance=None)
    match = Match(sober)
    match.play(min(match.actors()), Add(1))
    assert verify(match.record, sober).verdict == "incomplete", "the game goes on"
    match.concede(0)
    assert verify(match.record, sober).verdict == "no-chance"


def test_the_deal_of_a_day_is_the_houses_and_told_when_the_day_is_over() -> None:
    untold = House(seal("of the day"), "2026-11-16")
    report = verify(gambled(untold, "of the day"), TALLY)
    assert report.verdict == "unverifiable"
    assert "it is not verifiable yet" in said(report)
    told = replace(untold, deal="of the day")
    assert verify(gambled(told, "of the day"), TALLY).verdict == "verified"
    assert verify(gambled(told, "of another"), TALLY).verdict == "altered"
    assert "does not fit its seal" in said(verify(gambled(replace(told, deal="x"), "x"), TALLY))


def test_a_deal_that_was_played_before_brings_the_proof_of_its_first_table() -> None:
    again = replace(TOGETHER, repeat=True)
    report = verify(gambled(again, deal_of(again)), TALLY)
    assert report.verdict == "verified"
    assert "the proof is that of the first table" in said(report)
    assert "Ann" not in said(report), "she may not have been there"
    assert "Seat 1 took part" in said(report)


def test_records_without_a_proof_are_written_as_they_always_were() -> None:
    assert b"proof" not in gambled(None, "abc").to_jsonl()


def counted(record: Record) -> Record:
    """The record as a server hands it out: it says how many moves it has."""
    return replace(record, header=replace(record.header, moves=len(record.moves)))


def test_what_was_verified_is_told_so_many_moves_of_so_many_to_the_end() -> None:
    record = gambled(TOGETHER, deal_of(TOGETHER))
    assert "Moves played again, all by the rules: 24.\nThe game is there to its end." in said(verify(record, TALLY))
    report = verify(counted(record), TALLY)
    assert report.verdict == "verified"
    assert "Moves played again, all by the rules: 24 of 24.\nThe game is there to its end." in said(report)


@pytest.mark.parametrize("proof", [TOGETHER, None, House(seal("x"), "2026-11-16")], ids=["proved", "old", "of a day"])
@pytest.mark.parametrize("left", [0, 1, 11, 24])
def test_a_record_that_was_cut_is_never_verified(proof: Proof | None, left: int) -> None:
    """The record is cut to its header, after some moves, or before the line by which a seat gave up."""
    whole = gambled(proof, deal_of(TOGETHER))
    for record in (whole, counted(whole)):
        report = verify(replace(record, moves=record.moves[:left], concession=None), TALLY)
        assert report.verdict == "incomplete"
        assert "The game is not there to its end" in said(report)
    assert (f"should have 24 moves; there are {left}" in said(report)) == (left < 24)


def test_moves_left_out_before_somebody_gave_up_are_missed() -> None:
    whole = counted(gambled(TOGETHER, deal_of(TOGETHER)))
    report = verify(replace(whole, moves=whole.moves[:20]), TALLY)
    assert report.verdict == "incomplete"
    assert "should have 24 moves; there are 20" in said(report)
    assert "The game is there to its end." in said(report)


def test_what_was_altered_is_told_also_where_the_rest_is_missing() -> None:
    whole = gambled(replace(TOGETHER, secret=FIRST), deal_of(TOGETHER))
    assert verify(replace(whole, moves=whole.moves[:2], concession=None), TALLY).verdict == "altered"


def test_a_last_line_that_breaks_off_is_told_with_its_number() -> None:
    data = gambled(TOGETHER, deal_of(TOGETHER)).to_jsonl()
    for cut, line in ((5, 26), (60, 25)):
        record, torn = read_torn(data[:-cut], TALLY)
        assert torn == line
        report = verify(record, TALLY, torn)
        assert report.verdict == "incomplete"
        assert f"Line {line} breaks off in the middle." in said(report)
    assert read_torn(data.rstrip(), TALLY) == (read_record(data, TALLY), None), "a missing end of line is nothing"
    header, *_ = data.split(b"\n")
    for broken in (header[:-3], header[:-3] + b"\n", data.replace(b"gamble", b"gambol", 1)):
        with pytest.raises(BadRecord):
            read_torn(broken, TALLY)
