"""The door: one call that holds a game to every law."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from cosmotheque import registry
from cosmotheque.core.bot import Bots
from cosmotheque.core.errors import BadOptions
from cosmotheque.core.game import AnyGame
from cosmotheque.core.match import Match
from cosmotheque.laws.broken import LawBroken
from cosmotheque.laws.campaigns import check_campaign
from cosmotheque.laws.case import Case, Position, encode
from cosmotheque.laws.deals import check_deal
from cosmotheque.laws.ends import check_end
from cosmotheque.laws.feats import check_feats
from cosmotheque.laws.hunt import check_narrow
from cosmotheque.laws.legality import actions_seen, check_legality
from cosmotheque.laws.lessons import check_lessons
from cosmotheque.laws.lingering import check_lingering
from cosmotheque.laws.numbers import check_numbers, numbering_of
from cosmotheque.laws.play import Walk, play
from cosmotheque.laws.players import check_bots, check_endless
from cosmotheque.laws.proofs import check_proof
from cosmotheque.laws.refusals import check_refusals, make_probes
from cosmotheque.laws.rulebook import check_rulebook
from cosmotheque.laws.secrets import check_choices_heard, check_future, check_hidden, check_moves_heard
from cosmotheque.laws.spread import spread_options
from cosmotheque.laws.steps import check_log, check_moves, check_undo
from cosmotheque.laws.stories import check_playthroughs, store_playthroughs
from cosmotheque.laws.turns import check_actions
from cosmotheque.laws.twins import check_twins, imagine_twins
from cosmotheque.laws.wire import check_codec


@dataclass(frozen=True)
class Effort:
    """The effort of an examination: positions are taken up until the time is used up, and at least so many.

    `moves` cuts a game short; law 4 and the laws about ends then see nothing of what comes later. `hunted` are the
    moves of hunters for narrow places, `stays` the positions from which a seat tries to go on alone.
    """

    seconds: float = 1.0
    positions: int = 3
    moves: int | None = None
    hunted: int = 200
    stays: int = 3


USUAL = Effort()
WORTH_A_LOOK = 24


def check(
    game: AnyGame | str,
    *,
    seats: Sequence[int] | None = None,
    options: Sequence[Any] | None = None,
    seeds: Sequence[int] = range(2),
    bots: Bots | None = None,
    folder: Path | None = None,
    specifications: Iterable[str] = (),
    effort: Effort = USUAL,
) -> None:
    """Hold a game to the laws; LawBroken names the law, the game, the seats, the options, the seed and the move.

    A slug also brings the bots, the lessons (law 17) and the folder of a registered game: without a folder, laws 11 and
    12 do not look for files; without bots, law 10 is empty.
    """
    if isinstance(game, str):
        slug = game
        game, bots, folder = registry.load(slug), bots or registry.bots(slug), folder or registry.place(slug)
        check_lessons(game, registry.lessons(slug))
    check_campaign(game)
    check_feats(game)
    for case in cases(game, seats=seats, options=options, seeds=seeds):
        check_play(case, effort, bots)
    if bots:
        for number in seats or game.meta.seats:
            check_bots(Case(game, number, game.types.options(), 0), bots)
        check_endless(cases(game, seats=(seats or game.meta.seats)[:1], options=options, seeds=seeds), bots)
    if folder is not None:
        check_playthroughs(game, folder)
        check_rulebook(siblings(game), folder, specifications)


def store_missing_playthroughs(slug: str, seeds: Sequence[int] = range(50)) -> list[str]:
    """Play a registered game at random and store what law 11 misses; the end reasons that never came up."""
    game = registry.load(slug)
    return store_playthroughs(game, registry.place(slug), cases(game, seeds=seeds))


def siblings(game: AnyGame) -> list[AnyGame]:
    """A game and the others of its folder, which share one specification."""
    slug = game.meta.slug
    if slug not in registry.playable():
        return [game]
    return [registry.load(other) for other in registry.playable() if registry.package(other) == registry.package(slug)]


def cases(
    game: AnyGame,
    *,
    seats: Sequence[int] | None = None,
    options: Sequence[Any] | None = None,
    seeds: Sequence[int] = range(2),
) -> Iterator[Case]:
    """All seats × options × seeds that the game can be set up with; its default options always can."""
    for number in game.meta.seats if seats is None else seats:
        for chosen in spread_options(game.types.options) if options is None else options:
            for seed in seeds:
                case = Case(game, number, chosen, seed)
                if _can_start(case):
                    yield case


def _can_start(case: Case) -> bool:
    try:
        Match(case.game, case.seats, options=case.options, seed=case.seed)
    except BadOptions:
        if case.options == case.game.types.options():
            raise
        return False
    return True


def check_play(case: Case, effort: Effort = USUAL, bots: Bots | None = None) -> None:
    """Laws 1 to 9, 13, 15, 20 to 22, and the refusals of law 12, over a game played at random; then one of hunters."""
    try:
        walk = play(case, effort.moves)
        check_positions(walk, effort)
        check_log(walk)
        check_undo(case)
        check_deal(Position(case, 0, case.game.start(case.options, case.seats), 0))
        check_proof(case)
        check_narrow(case, effort.hunted, bots)
    except LawBroken:
        raise
    except Exception as fault:
        fault.add_note(f"while the laws looked at {case}")
        raise


def check_positions(walk: Walk, effort: Effort) -> None:
    """Look closely at some positions of a game, as different from each other as they come."""
    end = process_time() + effort.seconds
    rng = Random(walk.case.seed)
    probes = make_probes(walk.case.game, walk.positions, rng)
    positions = varied_positions(walk.positions, rng)
    seen = actions_seen(walk.case.game, positions[:WORTH_A_LOOK], rng)
    check_end(walk.positions[-1])
    if walk.case.options == walk.case.game.types.options():
        check_hidden(walk.case, positions[:WORTH_A_LOOK])
    for position in positions[: effort.stays]:
        check_lingering(position, rng)
    for number, position in enumerate(positions):
        if number >= effort.positions and process_time() > end:
            return
        before = encode(position.state)
        check_position(position, probes, rng, seen)
        if encode(position.state) != before:
            raise position.violation(3, "Looking at the state changes it.")


def check_position(position: Position, probes: list[Any], rng: Random, seen: Sequence[Any] = ()) -> None:
    """The laws that look at one position."""
    check_actions(position)
    check_end(position)
    check_moves(position, rng)
    check_codec(position, rng)
    check_choices_heard(position, rng)
    numbering = numbering_of(position.game)
    if numbering:
        check_numbers(position, numbering)
    for observer in position.case.observers():
        twins = imagine_twins(position, observer)
        check_twins(position, observer, twins, probes)
        check_moves_heard(position, observer, twins, rng)
        check_future(position, observer, twins[0], probes, rng)
    check_refusals(position, probes)
    check_legality(position, numbering, seen)


def varied_positions(positions: list[Position], rng: Random) -> list[Position]:
    """The positions in an order that takes turns between the kinds of moves that led there; the end comes second."""
    seen: dict[Any, int] = {}
    ranked = []
    for position in rng.sample(positions[:-1], len(positions) - 1):
        kind = position.move and type(position.move.action)
        seen[kind] = seen.get(kind, 0) + 1
        ranked.append((seen[kind], position))
    varied = [position for _, position in sorted(ranked, key=lambda entry: entry[0])]
    return [*varied[:1], positions[-1], *varied[1:]]
