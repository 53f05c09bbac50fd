"""`cosmotheque games`: the shelf, or one game with its options and bots."""

import argparse
from typing import Any

import msgspec

from cosmotheque import registry
from cosmotheque.arena import entrant_names
from cosmotheque.cli import arguments
from cosmotheque.cli.output import json_line, table
from cosmotheque.core.game import AnyGame, Meta
from cosmotheque.core.options import in_runs
from cosmotheque.core.text import Language


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help="show this game only, with its options and bots")
    parser.add_argument("--json", action="store_true", help="one JSON document")
    arguments.add_missions(parser)
    arguments.add_language(parser)


def run(args: argparse.Namespace) -> int:
    if args.game is None:
        _print_shelf(args.lang, as_json=args.json)
    else:
        _print_game(registry.load(args.game), args.lang, as_json=args.json)
    return 0


def _print_shelf(language: Language, *, as_json: bool) -> None:
    if as_json:
        outside = [slug for slug in registry.shelf() if registry.is_outside(slug)]
        shown = {"games": list(registry.shelf().values()), "playable": registry.playable(), "outside": outside}
        print(json_line({**shown, "problems": registry.problems()}), end="")
        return
    rows = [
        [slug, meta.title.in_language(language), _players(meta), _standing(slug, language)]
        for slug, meta in registry.shelf().items()
    ]
    print(
        table(["jeu", "titre", "joueurs", ""] if language == "fr" else ["game", "title", "players", ""], rows), end=""
    )
    for problem in registry.problems():
        print(problem.in_language(language))


def _standing(slug: str, language: Language) -> str:
    """Notes on a game beside its name: that it comes soon, or from another package."""
    soon, outside = ("bientôt", "extérieur") if language == "fr" else ("soon", "outside")
    words = ("" if slug in registry.playable() else soon, outside if registry.is_outside(slug) else "")
    return ", ".join(filter(None, words))


def _print_game(game: AnyGame, language: Language, *, as_json: bool) -> None:
    meta, bots, outside = game.meta, entrant_names(game.meta.slug), tuple(registry.outside_bots(game.meta.slug))
    schema = options_schema(game)
    if as_json:
        print(json_line({"meta": meta, "options": schema, "bots": bots, "outside": outside}), end="")
        return
    print(f"{meta.title.in_language(language)} ({_players(meta)})\n{meta.blurb.in_language(language)}\n")
    rows = [[name, describe(option), _default(option), _label(game, name, language)] for name, option in schema.items()]
    heads = ["option", "valeurs", "défaut", "sens"] if language == "fr" else ["option", "values", "default", "meaning"]
    print(f"{table(heads, rows)}\nbots  {', '.join(name for name in bots if name not in outside)}")
    if outside:
        print(f"{'extérieurs' if language == 'fr' else 'outside'}  {', '.join(outside)}")


def options_schema(game: AnyGame) -> dict[str, dict[str, Any]]:
    """The JSON Schema of each option, references resolved."""
    (reference,), definitions = msgspec.json.schema_components([game.types.options])
    name = reference["$ref"].rpartition("/")[2]
    fields: dict[str, dict[str, Any]] = definitions[name]["properties"]
    return {
        field: {**definitions.get(str(option.get("$ref", "")).rpartition("/")[2], {}), **option}
        for field, option in fields.items()
    }


def values_of(option: dict[str, Any]) -> list[str]:
    """All that an option may be, where it is one of a few."""
    if option.get("type") == "boolean":
        return ["true", "false"]
    if {"minimum", "maximum"} <= option.keys():
        return list(map(str, range(option["minimum"], option["maximum"] + 1)))
    return list(map(str, option.get("enum", ())))


def describe(option: dict[str, Any]) -> str:
    """The allowed values of an option, or its kind."""
    return " | ".join(in_runs(values_of(option))) or str(option.get("type", ""))


def _default(option: dict[str, Any]) -> str:
    value = option.get("default", "")
    return str(value).lower() if isinstance(value, bool) else str(value)


def _label(game: AnyGame, name: str, language: Language) -> str:
    words = game.words.options.get(name)
    return "" if words is None else words.in_language(language)


def _players(meta: Meta) -> str:
    fewest, most = min(meta.seats), max(meta.seats)
    return str(fewest) if fewest == most else f"{fewest}–{most}"
