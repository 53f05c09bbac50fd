"""Whether nobody chose a deal is told from what was sealed, and whatever was altered is found."""

from collections.abc import Callable
from dataclasses import replace as with_parts
from hashlib import sha256
from random import Random

import pytest
from msgspec.structs import replace
from tests.core.tally import TALLY, Add, Gamble, Roll

from cosmotheque.core.game import CHANCE
from cosmotheque.core.match import Match
from cosmotheque.core.proof import House, Proof, Share, Together, bots_share, deal_from, new_number, seal, sealed
from cosmotheque.core.record import Record, read_record
from cosmotheque.core.verifying import Report, verify

SECRET, FIRST, SECOND = ("5" * 64, "1" * 64, "2" * 64)
TOGETHER = Together(seal(SECRET), SECRET, (Share(seal(FIRST), FIRST), Share(seal(SECOND), SECOND)))


def gambled(proof: Proof | None, deal: str, times: int = 12) -> Record:
    """A game in which somebody gambles so often, with names and a proof."""
    match = Match(TALLY, seed=deal, options={"goal": 50}, names=("Ann", "Bo"))
    for _ in range(times):
        match.play(min(match.actors()), Gamble())
    header = match.header if proof is None else replace(match.header, proof=proof)
    return Record(header, tuple(match.moves))


def deal_of(proof: Together) -> str:
    return deal_from(proof.secret, proof.shares)


def said(report: Report) -> str:
    return "\n".join(finding.said.en for finding in report.findings)


def test_the_published_functions_are_what_the_page_says() -> None:
    """By hand, as in `docs/fair-deals.md`: whoever wrote a verifier by that page relies on it."""
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
    assert sealed().seal != sealed().seal


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
    record = Record(replace(match.header, proof=TOGETHER), tuple(match.moves))
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
    assert (report.verdict, said(report)) == (
        "unverifiable",
        "This record has no proof of its deal: it is not verifiable.",
    )


def test_without_chance_there_is_nothing_to_verify() -> None:
    sober = with_parts(TALLY, chance=None)
    match = Match(sober)
    match.play(min(match.actors()), Add(1))
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
