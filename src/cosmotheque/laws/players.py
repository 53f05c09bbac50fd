"""Laws 10 and 14: bots choose only from the list, finish a game, and do so by its aim rather than by a limit."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any

from msgspec.structs import replace

from cosmotheque.core import codec
from cosmotheque.core.bot import Bots, BotSpec, Limit
from cosmotheque.core.game import Seat
from cosmotheque.core.match import Match
from cosmotheque.laws.broken import LawBroken
from cosmotheque.laws.case import Case, encode
from cosmotheque.laws.play import Sandglass

HURRY = Limit(seconds=0.01, nodes=8)
REPEATABLE = Limit(nodes=8)
ENDLESS = Fraction(1, 20)
"""Law 14: no more than this share of the games between bots is ended by a limit."""


def check_bots(case: Case, bots: Bots, limit: Limit = HURRY) -> None:
    """Law 10: each bot plays all seats of one game, on nothing but the bytes of views."""
    for spec in bots.values():
        play_by(case, [spec] * case.seats, limit)


def check_endless(cases: Iterable[Case], bots: Bots, limit: Limit = REPEATABLE) -> None:
    """Law 14: bots of each level, among themselves and beside the next, end all but a share of their games by its aim.

    A single game that a limit ends is forgiven: from few games no share can be told.
    """
    games = list(cases)
    for spec, rival in pairs(bots):
        check_pair(games, spec, rival, limit)


def pairs(bots: Bots) -> list[tuple[BotSpec, BotSpec]]:
    """Pairs of bots for law 14: bots of each level with their own and the next."""
    offered = sorted((spec for spec in bots.values() if spec.level > 0), key=lambda spec: spec.level)
    return [(spec, rival) for number, spec in enumerate(offered) for rival in offered[number : number + 2]]


def check_pair(cases: Sequence[Case], spec: BotSpec, rival: BotSpec, limit: Limit = REPEATABLE) -> None:
    """Law 14 for two bots at one table: they play until the rest of the games could not break it any more."""
    forgiven, limited = max(1, int(ENDLESS * len(cases))), list[Case]()
    for number, case in enumerate(cases):
        if len(limited) + len(cases) - number <= forgiven:
            return
        lineup = [(spec, rival)[seat % 2] for seat in range(case.seats)]
        if case.game.endings.limited(play_by(case, lineup, limit).state):
            limited.append(case)
    if len(limited) > forgiven:
        who = f"{spec.name} and {rival.name}"
        message = f"{len(limited)} of {len(cases)} games between {who} were ended by a limit and by nothing else."
        raise LawBroken(14, message, "; ".join(map(str, limited[:3])))


def play_by(case: Case, specs: list[BotSpec], limit: Limit = HURRY, most: int | None = None) -> Match:
    """A whole game between bots, one for each seat, or its first `most` moves."""
    game, clock = case.game, Sandglass()
    match = Match(game, case.seats, seed=case.seed, options=case.options, clock=clock)
    players = [spec.make(game, case.seed + seat) for seat, spec in enumerate(specs)]
    while match.outcome is None and (most is None or len(match.moves) < most):
        if len(match.moves) > game.meta.max_moves:
            names = ", ".join(dict.fromkeys(spec.name for spec in specs))
            raise LawBroken(10, f"The bot {names} does not finish a game.", str(case))
        seats = sorted(seat for seat in match.actors() if seat >= 0)
        if not seats:
            clock.now = max(clock.now, match.deadline or 0)
            match.ring()
            continue
        seat = seats[len(match.moves) % len(seats)]
        match.play(seat, bot_choice(case, specs[seat], players[seat], match, seat, limit))
    return match


def bot_choice(case: Case, spec: BotSpec, bot: Any, match: Match, seat: Seat, limit: Limit) -> Any:
    """The action that a bot takes now; law 10 if it fails or makes something up."""
    game, actions = case.game, match.actions(seat)
    where = f"{case}, after move {len(match.moves)}"
    moment = match.moment(seat, remembers=spec.remembers)
    view = codec.decode(encode(moment.view), game.types.view)
    try:
        action = bot.choose(replace(moment, view=view, actions=tuple(actions)), limit)
    except Exception as fault:
        raise LawBroken(10, f"The bot {spec.name} on seat {seat} fails: {fault!r}", where) from fault
    if game.measured.outline(action) not in actions or not game.measured.admits(match.state, seat, action):
        raise LawBroken(10, f"The bot {spec.name} on seat {seat} chose {action}, which is not in its list.", where)
    return action
