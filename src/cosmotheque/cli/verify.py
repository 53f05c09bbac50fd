"""`cosmotheque verify`: whether what chance did in a recorded game follows from what was sealed before it began."""

import argparse

import msgspec

from cosmotheque import registry
from cosmotheque.cli import arguments, sentences
from cosmotheque.cli.plain import plain
from cosmotheque.core.proof import House, Proof, Together
from cosmotheque.core.record import read_header, read_torn
from cosmotheque.core.text import Text
from cosmotheque.core.verifying import Finding, Report, verify

CODES = {"verified": 0, "no-chance": 0, "altered": 1, "incomplete": 1, "unverifiable": 3}
MARKS = {True: "+", False: "!"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="RECORD", help="a record, as the replay page offers it; - for standard input")
    parser.add_argument("--seal", metavar="SEAL", help="the seal that you noted before the start")
    parser.add_argument("--number", metavar="NUMBER", help="the number that your browser drew")
    arguments.add_missions(parser)
    arguments.add_language(parser)
    parser.epilog = (
        "The exit status is 0 if the whole game is verified, 1 if something was altered or is missing, "
        "3 if it is not verifiable."
    )


def run(args: argparse.Namespace) -> int:
    data = arguments.read_file(args.file)
    header = read_header(data)
    game = registry.load(header.game)
    record, torn = read_torn(data, game)
    report = with_notes(verify(record, game, torn), header.proof, args.seal, args.number)
    for finding in report.findings:
        print(f"{MARKS[finding.holds]} {plain(finding.said.in_language(args.lang))}")
    print(_verdict(report, header.proof).in_language(args.lang))
    return CODES[report.verdict]


def with_notes(report: Report, proof: Proof | msgspec.UnsetType, seal: str | None, number: str | None) -> Report:
    """The report, with the reader's own note held against the proof."""
    if report.verdict not in ("verified", "altered", "incomplete") or not isinstance(proof, Together | House):
        return report
    notes = []
    if seal is not None:
        same = seal == proof.seal
        notes.append(Finding(same, sentences.SAME_SEAL if same else sentences.OTHER_SEAL.filled(proof.seal)))
    if number is not None:
        used = isinstance(proof, Together) and number in (share.number for share in proof.shares)
        notes.append(Finding(used, sentences.SAME_NUMBER if used else sentences.NO_SUCH_NUMBER))
    kept = report.verdict if all(note.holds for note in notes) else "altered"
    return Report(kept, (*report.findings, *notes))


def _verdict(report: Report, proof: Proof | msgspec.UnsetType) -> Text:
    if report.verdict == "verified" and isinstance(proof, House):
        return sentences.FROM_THE_HOUSE
    return sentences.VERDICTS[report.verdict]
