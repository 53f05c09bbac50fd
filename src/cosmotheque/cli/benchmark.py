"""`cosmotheque benchmark`: how well a language model plays, beside the bots of the house and on the same deals."""

import argparse
import json
from importlib import import_module
from pathlib import Path
from typing import Any

from cosmotheque import registry
from cosmotheque.arena import Estimate
from cosmotheque.benchmark.openai import KEY_VARIABLE, OpenAIPlayer
from cosmotheque.benchmark.player import Player
from cosmotheque.benchmark.results import Results, Run
from cosmotheque.benchmark.running import play_all, remaining_tasks
from cosmotheque.benchmark.scoring import GameScore, Place, Prices, Report, Spent, report
from cosmotheque.benchmark.sentences import NEEDS
from cosmotheque.benchmark.sitting import MOST_TURNS
from cosmotheque.benchmark.stdio import SCRIPTED, StdioPlayer
from cosmotheque.benchmark.suite import Task, tasks_of
from cosmotheque.cli import arguments, sentences
from cosmotheque.cli.output import json_line, table
from cosmotheque.cli.progress import track
from cosmotheque.core.errors import BadOptions

PLAYERS = ("scripted", "stdio", "openai", "mcp")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    seconds, turns = arguments.above_zero, arguments.whole(1)
    parser.add_argument("player", choices=PLAYERS, help="who answers: a stand-in, a command, an address, whoever asks")
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="a file for each game; it goes on there")
    parser.add_argument("--games", type=arguments.names, metavar="A,B", help="which games (default: all)")
    parser.add_argument("--deals", type=arguments.whole(1), metavar="N", help="the first so many (default: all)")
    parser.add_argument("--renamed", action="store_true", help="made-up words in place of each game's own")
    parser.add_argument("--program", metavar="COMMAND", help="stdio: what to start")
    parser.add_argument("--url", metavar="URL", help="openai: the address before /chat/completions")
    parser.add_argument("--model", default="", metavar="NAME", help="openai: which model; else a name for the run")
    parser.add_argument("--key", default=KEY_VARIABLE, metavar="VARIABLE", help=f"has the key (default {KEY_VARIABLE})")
    parser.add_argument("--settings", default="{}", metavar="JSON", help="openai: more of the request: temperature, …")
    parser.add_argument("--timeout", type=seconds, default=300.0, help="seconds for an answer (default 300)")
    parser.add_argument("--turns", type=turns, default=MOST_TURNS, help=f"then it gives up (default {MOST_TURNS})")
    parser.add_argument("--price-in", type=float, default=0.0, metavar="P", help="of a million tokens read")
    parser.add_argument("--price-out", type=float, default=0.0, metavar="P", help="of a million tokens written")
    parser.add_argument("--json", action="store_true", help="one JSON document instead of a table")
    parser.add_argument("--lang", choices=("fr", "en"), default="en", help="of all texts (default en)")


def run(args: argparse.Namespace) -> int:
    name = args.program or "" if args.player == "stdio" else ""
    about = Run(args.player, args.model or name, args.lang, args.renamed, args.turns)
    tasks = [task for slug in args.games or registry.playable() for task in tasks_of(slug)[: args.deals]]
    results = Results(args.out, about)
    if args.player == "mcp":
        import_module("cosmotheque.benchmark.serving").serve(tasks, results, about)  # its library is an extra
        return 0
    _play(args, tasks, results, about)
    wanted = {task.id for task in tasks}
    played = [result for result in results.read().values() if result.task in wanted]
    found = report(played, Prices(args.price_in, args.price_out))
    print(json_line({"run": about, **_as_data(found)}) if args.json else _as_text(found), end="")
    return 0


def _play(args: argparse.Namespace, tasks: list[Task], results: Results, about: Run) -> None:
    left = remaining_tasks(tasks, results)
    if not left:
        return
    player = _player(args)
    try:
        for _ in track(enumerate(play_all(tasks, player, results, about)), len(left), "benchmark", quiet=args.json):
            pass
    finally:
        player.close()


def _player(args: argparse.Namespace) -> Player:
    match args.player:
        case "scripted":
            return StdioPlayer(SCRIPTED, args.timeout)
        case "stdio":
            return StdioPlayer(_require(args, "program"), args.timeout)
        case _:
            settings = _read_settings(args.settings)
            url, model = _require(args, "url"), _require(args, "model")
            return OpenAIPlayer(url, model, args.timeout, settings=settings, key_variable=args.key)


def _require(args: argparse.Namespace, option: str) -> str:
    value: str = getattr(args, option) or ""
    if not value:
        raise BadOptions(NEEDS.filled(args.player, f"--{option}"))
    return value


def _read_settings(text: str) -> dict[str, Any]:
    try:
        settings = json.loads(text)
    except ValueError as fault:
        raise BadOptions(sentences.NOT_READ.filled("--settings", fault)) from fault
    if not isinstance(settings, dict):
        raise BadOptions(sentences.NOT_READ.filled("--settings", text))
    return settings


def _as_data(found: Report) -> dict[str, Any]:
    return {"games": found.games, "share": found.share, "spent": found.spent}


def _as_text(found: Report) -> str:
    heads = ["game", "games", "score", "95 % interval", "ladder", "refused", "drawn", "tokens", "cost", "seconds"]
    rows = [_row(game) for game in found.games]
    spent = found.spent
    total = ["all", str(sum(game.played for game in found.games)), *_estimate(found.share), "", *_tell_spent(spent)]
    return table(heads, [*rows, total])


def _row(game: GameScore) -> list[str]:
    return [game.game, str(game.played), *_estimate(game.score), _between(game.place), *_tell_spent(game.spent)]


def _tell_spent(spent: Spent) -> list[str]:
    tokens = str(spent.tokens_in + spent.tokens_out)
    return [f"{spent.refused:.1%}", str(spent.drawn), tokens, f"{spent.cost:.2f}", f"{spent.seconds:.1f}"]


def _estimate(estimate: Estimate) -> list[str]:
    return [f"{estimate.value:.2f}", f"{estimate.low:.2f} – {estimate.high:.2f}"]


def _between(place: Place | None) -> str:
    """The levels on both sides of a player."""
    if place is None:
        return "–"
    if place.above is None:
        return f"below {place.below}"
    return f"{place.above} or better" if place.below is None else f"{place.above} to {place.below}"
