"""`cosmotheque play`: a game in the terminal, against bots or with several people at one screen."""

import argparse
from contextlib import nullcontext
from pathlib import Path

from msgspec.structs import replace

from cosmotheque import registry
from cosmotheque.arena import import_bot
from cosmotheque.cli import arguments, sentences
from cosmotheque.cli.saving import save_at_the_end
from cosmotheque.cli.screen import Screen
from cosmotheque.cli.session import Session, Settings
from cosmotheque.core.bot import BotSpec, Limit
from cosmotheque.core.errors import BadSeats
from cosmotheque.core.game import Seat


def add_arguments(parser: argparse.ArgumentParser) -> None:
    arguments.add_game(parser)
    parser.add_argument("--seats", type=arguments.whole(1), metavar="K", help="how many sit at the table")
    parser.add_argument("--seat", default="0", metavar="N", help='yours, from 0 (default); "all" or "none"')
    parser.add_argument("--bot", metavar="NAME", help="who plays the other seats (default: one of middling strength)")
    parser.add_argument("--seed", type=arguments.whole(0), metavar="S", help="of chance and bots (default: anything)")
    parser.add_argument(
        "--record", type=Path, metavar="FILE", help="write the game into this file when it ends or you leave"
    )
    arguments.add_options(parser)
    arguments.add_limits(parser)
    arguments.add_missions(parser)
    arguments.add_language(parser)


def run(args: argparse.Namespace) -> int:
    game = registry.load(args.game)
    seats = arguments.read_seats(game.meta, args.seats)
    limit = arguments.read_limit(args)
    settings = Settings(
        seats=seats,
        people=_people(args.seat, seats),
        bot=_within(limit, import_bot(args.game, args.bot) if args.bot else _middle_bot(args.game)),
        adviser=_within(limit, list(registry.bots(args.game).values())[-1]),
        options=arguments.read_options(args.options),
        seed=args.seed,
    )
    screen = Screen(game, args.lang)
    session = Session(game, settings, screen)
    with save_at_the_end(args.record, session.record, screen) if args.record else nullcontext():
        session.play()
    return 0


def _people(seat: str, seats: int) -> frozenset[Seat]:
    if seat in ("all", "none"):
        return frozenset(map(Seat, range(seats))) if seat == "all" else frozenset()
    if not seat.isdecimal() or int(seat) >= seats:
        raise BadSeats(sentences.NO_SEAT.filled(seats - 1, repr(seat)))
    return frozenset({Seat(int(seat))})


def _within(limit: Limit | None, bot: BotSpec) -> BotSpec:
    return bot if limit is None else replace(bot, limit=limit)


def _middle_bot(slug: str) -> BotSpec:
    """The middle one of those that people are offered; of all where none is (level 0 is for the laboratory)."""
    bots = list(registry.bots(slug).values())
    offered = [bot for bot in bots if bot.level > 0] or bots
    return offered[len(offered) // 2]
