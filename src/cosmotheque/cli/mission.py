"""`cosmotheque mission`: a mission of a player, read, held to the laws of the house and tried by bots."""

import argparse
from pathlib import Path

from cosmotheque import registry
from cosmotheque.cli import arguments, sentences
from cosmotheque.cli.plain import plain_lines
from cosmotheque.cli.progress import spinner, track
from cosmotheque.core.errors import Said
from cosmotheque.core.text import Language, Text
from cosmotheque.core.written import Unreadable
from cosmotheque.missions.files import ENDING, authorships, read_file
from cosmotheque.missions.trial import Trial

FAULTY = 1
GAMES = 20


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("task", choices=("check",), help="read the missions, hold them to the laws, let bots try")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="missions in TOML, or a folder of them")
    parser.add_argument(
        "--seeds", type=arguments.whole(1, 1000), default=2, metavar="N", help="games by the laws a setting (default 2)"
    )
    arguments.add_language(parser)
    parser.epilog = "The exit status is 0 if every mission can be played, 1 if something is wrong with one."


def run(args: argparse.Namespace) -> int:
    sound = [check(path, range(args.seeds), args.lang) for path in list_files(args.files)]
    return 0 if all(sound) else FAULTY


def list_files(paths: list[Path]) -> list[Path]:
    """The files themselves, those of folders included; a refusal where there is none."""
    found = [file for path in paths for file in (sorted(path.glob(f"*{ENDING}")) if path.is_dir() else [path])]
    if not found:
        raise Said(sentences.NO_MISSION_FILES.filled(", ".join(map(str, paths)), ENDING))
    return found


def check(path: Path, seeds: range, language: Language) -> bool:
    """Tell all that is wrong with a mission; whether nothing is."""
    try:
        slug, mission = read_file(path)
    except Unreadable as unreadable:
        tell(path, language, *unreadable.faults)
        return False
    registry.put_up(slug, [mission])
    try:
        return _try_out(path, Trial(slug, mission, seeds), language)
    finally:
        registry.put_up(slug, ())


def _try_out(path: Path, trial: Trial, language: Language) -> bool:
    settings = trial.settings()
    tracked = track(settings, len(settings), path.name)
    broken = [fault for seats, seed in tracked if (fault := trial.hold_laws(seats, seed)) is not None]
    tell(path, language, *broken)
    if broken:
        return False
    with spinner(sentences.BOTS_TRY.in_language(language)):
        won = trial.count_wins(GAMES)
    option = f"--option {authorships()[trial.slug].option}={trial.mission.name}"
    tell(path, language, sentences.MISSION_HOLDS.filled(trial.mission.title, len(settings)))
    tell(path, language, (sentences.BOTS_WIN if won else sentences.BOTS_NEVER_WIN).filled(won, GAMES))
    tell(path, language, sentences.MISSION_IS_CALLED.filled(trial.slug, option))
    return True


def tell(path: Path, language: Language, *said: Text) -> None:
    """Each sentence behind the name of its file."""
    for one in said:
        print(plain_lines(f"{path.name}: {one.in_language(language)}"))
