"""Teaches the two games with the engine's eyes. Scores are hundredths of a move."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from cosmotheque.core.bot import Limit
from cosmotheque.core.mentor import IDLE, Advice, Figure, Grade, Happening, Remark
from cosmotheque.core.moment import Moment
from cosmotheque.core.text import Text
from cosmotheque.games.katarenga.engine.bridge import move_from, problem_of
from cosmotheque.games.katarenga.engine.thinker import Thinker, moves_to_end
from cosmotheque.games.katarenga.events import Camped, Captured, Ousted, Settled
from cosmotheque.games.katarenga.notation import write
from cosmotheque.games.katarenga.state import BLACK, WHITE
from cosmotheque.games.katarenga.view import View
from cosmotheque.kit.compiled import COMPILED

NODES, NODES_UNCOMPILED = 50_000, 600
"""How far the engine looks. Nodes, not seconds: the same position gets the same words, however busy the machine is."""
AS_GOOD, GOOD, DUBIOUS = 8, 40, 120
"""How much less than the best a move may be worth to count as equal to it, as good, as dubious."""
EVEN = 40


def advise(moment: Moment) -> Advice:
    """The engine's move, and how the game stands with it."""
    if not moment.actions:
        return Advice(IDLE)
    if len(moment.actions) == 1:
        return Advice(Text("Il n'y a qu'un coup.", "There is only one move."), moment.actions[0])
    best, score, _ = _look(moment)
    played, stands = write(best), _standing(score)
    return Advice(Text(f"{played} : {stands.fr}", f"{played}: {stands.en}"), best)


def remark(moment: Moment, action: Any) -> Remark | None:
    """What the move gave away beside the coach's, both looked at to the same depth; None for the only move."""
    if len(moment.actions) < 2:
        return None
    best, _, depth = _look(moment)
    if best == action:
        return Remark(Grade.BEST, Text("Le meilleur coup trouvé.", "The best move found."))
    score, found = _scores(moment.view, (best, action), depth)
    if score - found <= AS_GOOD:
        return Remark(Grade.BEST, Text("Rien de mieux n'a été trouvé.", "Nothing better was found."))
    return Remark(_grade(score, found), _loss(write(best), score, found), best)


def figures(happenings: Sequence[Happening]) -> tuple[Figure, ...]:
    """Moves of each seat, and what came of them."""
    moves = Counter(happening.move.seat for happening in happenings)
    events = [event for happening in happenings for event in happening.events]
    home = Counter(event.seat for event in events if isinstance(event, Settled | Camped))
    sent = Counter(1 - event.seat for event in events if isinstance(event, Ousted | Captured))
    counted = (
        (Text("Coups joués", "Moves made"), moves),
        (Text("Pions arrivés", "Pawns that arrived"), home),
        (Text("Pions adverses chassés ou pris", "Opposing pawns ousted or captured"), sent),
    )
    return tuple(Figure(name, tuple(str(counts[seat]) for seat in (WHITE, BLACK))) for name, counts in counted)


class Look(NamedTuple):
    """The best action found, what it is worth, and to what depth all were looked at."""

    best: Any
    score: int
    depth: int


def _look(moment: Moment) -> Look:
    return _look_at(moment.view, tuple(moment.actions))


@lru_cache(maxsize=8)
def _look_at(view: View, actions: tuple[Any, ...]) -> Look:
    """The same to whoever asks: coach or review."""
    thinker = _thinker(view, actions)
    found = thinker.find_best()
    best = next(action for action in actions if move_from(action) == found)
    return Look(best, thinker.branches[0].score, thinker.reached)


def _scores(view: View, actions: Sequence[Any], depth: int) -> list[int]:
    """What each of these actions is worth, at this depth or at the last one that all were looked at to."""
    scores = dict(_thinker(view, actions).score_all(depth))
    return [scores[move_from(action)] for action in actions]


def _thinker(view: View, actions: Sequence[Any]) -> Thinker:
    limit = Limit(nodes=NODES if COMPILED else NODES_UNCOMPILED)
    return Thinker(problem_of(view), [move_from(action) for action in actions], limit)


def _grade(best: int, found: int) -> Grade:
    """A win thrown away, or a loss walked into, is a mistake whatever the difference."""
    if (_end(best) is None) != (_end(found) is None) or best - found > DUBIOUS:
        return Grade.MISTAKE
    return Grade.GOOD if best - found <= GOOD else Grade.DUBIOUS


def _loss(better: str, best: int, found: int) -> Text:
    ahead, doomed = _end(best), _end(found)
    if ahead is not None and best > 0:
        return Text(f"{better} gagnait en {_plies(ahead).fr}.", f"{better} won in {_plies(ahead).en}.")
    if doomed is not None and found < 0:
        held = Text("tenait encore", "still held") if ahead is None else Text(f"en tenait {ahead}", f"held {ahead}")
        return Text(
            f"Ce coup perd en {_plies(doomed).fr} ; {better} {held.fr}.",
            f"This move loses in {_plies(doomed).en}; {better} {held.en}.",
        )
    lost = _moves(best - found)
    return Text(f"{better} valait environ {lost.fr} de mieux.", f"{better} was worth about {lost.en} more.")


def _standing(score: int) -> Text:
    end = _end(score)
    if end is not None:
        plies = _plies(end)
        won = Text(f"gain en {plies.fr}.", f"wins in {plies.en}.")
        lost = Text(f"retarde la perte jusqu'à {plies.fr}.", f"holds out for {plies.en}.")
        return won if score > 0 else lost
    if abs(score) <= EVEN:
        return Text("la partie est égale.", "the game is even.")
    lead = _moves(abs(score))
    if score > 0:
        return Text(f"environ {lead.fr} d'avance.", f"about {lead.en} ahead.")
    return Text(f"environ {lead.fr} de retard.", f"about {lead.en} behind.")


def _plies(count: int) -> Text:
    return Text(f"{count} demi-coup{'s' * (count > 1)}", "1 ply" if count == 1 else f"{count} plies")


def _moves(score: int) -> Text:
    count = f"{score / 100:.1f}"
    plural = "s" * (float(count) >= 2)
    return Text(f"{count.replace('.', ',')} coup{plural}", f"{count} moves")


def _end(score: int) -> int | None:

    return moves_to_end(score)
