"""Law 16: what a board says of hidden things is true in every deal that its reader's view allows.

A board makes its claims in the browser's language, in the `claims.ts` beside it. Here positions are played and deals
imagined; `web/scripts/claims.js` tests the claims in them.
"""

import json
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from cosmotheque import registry
from cosmotheque.core.bot import BotSpec
from cosmotheque.core.game import CHANCE
from cosmotheque.laws.broken import LawBroken
from cosmotheque.laws.case import Case, Observer, Position, encode, name_of
from cosmotheque.laws.play import play
from cosmotheque.laws.players import play_by
from cosmotheque.laws.twins import imagine_twins

MOVES = 400
"""Long games are looked at no further."""


def check_claims(lines: Iterable[bytes], web: Path, games: Path | None = None) -> dict[str, int]:
    """Law 16 for positions from `board_positions`; how many claims were tested, by folder.

    `web` is the browser's part of a checkout, with its packages; `games` another place for the folders of its games.
    """
    command = [str(web.parent / "tools" / "npm"), "run", "--silent", "claims", "--prefix", str(web)]
    if games is not None:
        command += ["--", str(games)]
    ran = subprocess.run(command, input=b"\n".join(lines), capture_output=True, check=False)  # noqa: S603 - our own
    if ran.returncode != 0:
        raise LawBroken(16, f"The claims could not be tested: {ran.stderr.decode()[-2000:]}")
    *false, last = map(json.loads, ran.stdout.splitlines())
    for claim in false:
        raise LawBroken(
            16, f"The board says what may be false: {claim['says']!r} (deal {claim['deal']})", claim["where"]
        )
    tested: dict[str, int] = last["tested"]
    return tested


def board_positions(case: Case, spec: BotSpec | None = None, most: int = 2, deals: int = 4) -> Iterator[bytes]:
    """Some positions of one game as every observer sees them, played at random or by bots of one kind."""
    positions = play(case, MOVES).positions if spec is None else _play_with(case, spec)
    rng, how = Random(case.seed), "at random" if spec is None else f"by {spec.name}"
    asked = [position for position in positions if CHANCE not in case.game.actors(position.state)]
    for position in sorted(rng.sample(asked, min(most, len(asked))), key=lambda position: position.number):
        for observer in case.observers():
            yield _line(position, observer, deals, how)


def _play_with(case: Case, spec: BotSpec) -> list[Position]:
    positions = [Position(case, 0, case.game.start(case.options, case.seats), 0)]
    for move in play_by(case, [spec] * case.seats, most=MOVES).moves[:MOVES]:
        positions.append(positions[-1].after(move, case.game.apply(positions[-1].state, move).state))
    return positions


def _line(position: Position, observer: Observer, deals: int, how: str) -> bytes:
    """One position as an observer sees it, and deals that its view allows, with nothing hidden."""
    game, case = position.game, position.case
    opened = [game.view(game.endings.disclose(twin), observer) for twin in imagine_twins(position, observer, deals)]
    where = f"{case}, {how}, {name_of(observer)}, after move {position.number}"
    head: dict[str, Any] = {"folder": registry.folder(game.meta.slug), "where": where}
    views = {"view": game.manners.in_sight(game.view(position.state, observer)), "deals": opened}
    return encode({**head, **views})
