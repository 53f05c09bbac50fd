"""A whole pack: bots play, their games are looked through, and what is proved, new and not too easy is kept."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Final

import msgspec

from cosmotheque import registry
from cosmotheque.arena import play_game
from cosmotheque.core import codec
from cosmotheque.core.bot import Limit
from cosmotheque.core.game import AnyGame
from cosmotheque.core.match import Match
from cosmotheque.core.puzzle import Answer, Puzzler, Setting, Verdict
from cosmotheque.study.finding import find
from cosmotheque.study.pack import Pack, Puzzle, name_of
from cosmotheque.study.proving import Proved
from cosmotheque.study.rating import rate

PLAYERS: Final = ("level-2", "level-3", "level-4")
LIMIT: Final = Limit(nodes=400)


class Rated(msgspec.Struct, frozen=True):
    proved: Proved
    rating: int


def look_through(slug: str, seed: int) -> list[Rated]:
    """The puzzles of one game between bots. The seed says who plays, at which table, and what is dealt."""
    game, puzzler = registry.load(slug), registry.puzzler(slug)
    assert puzzler is not None  # noqa: S101 - whoever makes puzzles has asked before
    rng = Random(f"{slug}/{seed}")
    setting = rng.choice(settings_of(game, puzzler))
    bots = registry.bots(slug)
    names = [rng.choice(setting.players or PLAYERS) for _ in range(setting.seats)]
    players = [msgspec.structs.replace(bots[name], limit=LIMIT) for name in names]
    record = play_game(game, players, seed=seed, options=setting.options).record
    found = find(Match.restore(game, record.header, record.moves), puzzler)
    return [Rated(proved, rating) for proved in found if (rating := rate(game, puzzler, proved)) is not None]


def settings_of(game: AnyGame, puzzler: Puzzler) -> Sequence[Setting]:
    return puzzler.settings or [Setting(seats) for seats in game.meta.seats]


def choose(found: Iterable[Rated], puzzler: Puzzler, wanted: int) -> Iterator[Rated]:
    """The wanted number of puzzles, each once, and of no theme more than half again its share."""
    most = -(-3 * wanted // (2 * len(puzzler.themes)))
    seen: set[str] = set()
    themes: Counter[str] = Counter()
    for rated in found:
        name = name_of(rated.proved.record, rated.proved.theme)
        if name not in seen and themes[rated.proved.theme] < most:
            seen.add(name)
            themes[rated.proved.theme] += 1
            yield rated
            if len(seen) == wanted:
                return


def pack_up(game: AnyGame, puzzler: Puzzler, chosen: Iterable[Rated]) -> Pack:
    """The puzzles with all that a page needs, as they were found; each verdict and each answer stands once."""
    verdicts: dict[Verdict, int] = {}
    answers: dict[Answer, int] = {}
    puzzles = tuple(_pack(rated, verdicts, answers) for rated in chosen)
    return Pack(game.meta.slug, game.meta.version, puzzler.themes, tuple(verdicts), tuple(answers), puzzles)


def _pack(rated: Rated, verdicts: dict[Verdict, int], answers: dict[Answer, int]) -> Puzzle:
    proved = rated.proved
    moment, proof = proved.moment, proved.proof
    return Puzzle(
        id=name_of(proved.record, proved.theme),
        theme=proved.theme,
        rating=rated.rating,
        record=codec.plain(proved.record),
        seats=proved.record.header.seats,
        seat=moment.seat,
        view=codec.plain(moment.view),
        actions=codec.plain(tuple(proved.actions)),
        right=proof.right,
        verdicts=tuple(verdicts.setdefault(verdict, len(verdicts)) for verdict in proof.verdicts),
        answers=tuple(answers.setdefault(answer, len(answers)) for answer in proof.answers),
    )
