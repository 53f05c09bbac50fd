"""`cosmotheque review`: what the mentor of a game says of a recorded one."""

import argparse

from rich.markup import escape

from cosmotheque import registry, review
from cosmotheque.cli import arguments, sentences
from cosmotheque.cli.output import table
from cosmotheque.cli.plain import plain
from cosmotheque.cli.progress import track
from cosmotheque.cli.screen import Screen
from cosmotheque.core.errors import BadRecord
from cosmotheque.core.match import Match
from cosmotheque.core.mentor import Grade, Mentor
from cosmotheque.core.record import read_header, read_record
from cosmotheque.core.replaying import replay

COLOURS = {Grade.BEST: "green", Grade.GOOD: "cyan", Grade.DUBIOUS: "yellow", Grade.MISTAKE: "red"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record, as `simulate --records` and `play --record` write them")
    parser.add_argument("--seat", type=arguments.whole(0), metavar="N", help="only the moves of this seat")
    arguments.add_missions(parser)
    arguments.add_language(parser)


def run(args: argparse.Namespace) -> int:
    data = arguments.read_file(args.file)
    game = registry.load(read_header(data).game)
    match = replay(read_record(data, game), game)
    match.view(args.seat)  # refuses a seat that is not there before anything is shown
    mentor = registry.mentor(game.meta.slug)
    if mentor is None:
        raise BadRecord(sentences.NO_REVIEW.filled(game.meta.title))
    screen = Screen(game, args.lang)
    _remarks(match, mentor, screen, args.seat)
    _figures(match, mentor, screen)
    return 0


def _remarks(match: Match, mentor: Mentor, screen: Screen, seat: int | None) -> None:
    """One line a remark: the move, how good it was, and why."""
    chosen = sum(move.seat >= 0 for move in match.moves)
    for reviewed in track(review.remarks(match, mentor), chosen, "review"):
        remark = reviewed.remark
        if remark is None or seat not in (None, reviewed.seat):
            continue
        grade = sentences.GRADES[remark.grade].in_language(screen.language)
        move = escape(plain(match.game.notation.write(match.moves[reviewed.number].action)))
        name = escape(_name(match, reviewed.seat, screen))
        screen.console.print(
            f"{reviewed.number + 1:>4}  {name}: {move}  [{COLOURS[remark.grade]}]{grade}[/]\n"
            f"      {escape(remark.said.in_language(screen.language))}"
        )


def _figures(match: Match, mentor: Mentor, screen: Screen) -> None:
    """A table with a column for each seat; what is counted for all together stands below it."""
    found = review.figures(match, mentor)
    names = [_name(match, seat, screen) for seat in range(match.seats)]
    rows = [[figure.name.in_language(screen.language), *figure.values] for figure in found if len(figure.values) > 1]
    if rows:
        screen.console.print()
        screen.write(table(["", *names], rows))
    for figure in found:
        if len(figure.values) == 1:
            screen.write(f"{figure.name.in_language(screen.language)}: {figure.values[0]}")


def _name(match: Match, seat: int, screen: Screen) -> str:
    names = match.header.names
    return plain(names[seat]) if seat < len(names) else sentences.SEAT.filled(seat).in_language(screen.language)
