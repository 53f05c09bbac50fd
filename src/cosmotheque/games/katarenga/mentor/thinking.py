"""Advice and remarks, with the engine's eyes. Scores are hundredths of a move (Big Bang) or of a pawn (base game)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from cosmotheque.core.bot import Limit
from cosmotheque.core.mentor import IDLE, Advice, Grade, Remark
from cosmotheque.core.moment import Moment
from cosmotheque.core.text import Text, join, sentence
from cosmotheque.games.katarenga.bots.engine.bridge import move_from, problem_of
from cosmotheque.games.katarenga.bots.engine.thinker import Thinker, moves_to_end
from cosmotheque.games.katarenga.mentor.chances import chance_of
from cosmotheque.games.katarenga.mentor.reasons import name_move, play, say_danger, say_left, say_reasons
from cosmotheque.games.katarenga.mentor.words import say_loss, say_standing
from cosmotheque.games.katarenga.view import View
from cosmotheque.kit.compiled import COMPILED

NODES, NODES_UNCOMPILED = 50_000, 600
"""The nodes that the engine looks at.

Nodes, not seconds: the same position gets the same words, however busy the machine is.
"""
AS_GOOD, GOOD, DUBIOUS = 8, 40, 120
"""The amounts by which a move may be worth less than the best to count as equal to it, as good, as dubious."""


def advise(moment: Moment) -> Advice:
    """The engine's move, what it does, and how the game stands with it."""
    if not moment.actions:
        return Advice(IDLE)
    if len(moment.actions) == 1:
        return Advice(Text("Il n’y a qu’un coup possible.", "There is only one possible move."), moment.actions[0])
    view, (best, score, _) = moment.view, _look(moment)
    danger = say_danger(play(view, best)) if moves_to_end(score) is None else None
    return Advice(join(_say_move(view, best), danger, say_standing(score, race=bool(view.goals))), best)


def remark(moment: Moment, action: Any) -> Remark | None:
    """The loss of the move against the coach's, both looked at to the same depth; None for the only move."""
    if len(moment.actions) < 2:
        return None
    view, (best, _, depth) = moment.view, _look(moment)
    if best == action:
        return Remark(Grade.BEST, join(Text("Le meilleur coup trouvé.", "The best move found."), _say_move(view, best)))
    score, found = _scores(view, (best, action), depth)
    if score - found <= AS_GOOD:
        return Remark(Grade.BEST, Text("Aussi bon que le meilleur coup trouvé.", "As good as the best move found."))
    race = bool(view.goals)
    cost = chance_of(score, race=race) - chance_of(found, race=race)
    return Remark(_grade(score, found), _say_better(view, best, action, score, found), best, max(0.0, cost))


def _say_move(view: View, action: Any) -> Text:
    """A move and what it does, as a sentence."""
    name, reasons = name_move(action), say_reasons(play(view, action))
    return sentence("{}.", "{}.", name) if reasons is None else sentence("{} : {}.", "{}: {}.", name, reasons)


def _say_better(view: View, best: Any, action: Any, score: int, found: int) -> Text:
    """The value of the better move, its effects, and the pawns that the move made leaves in danger."""
    wanted, made = play(view, best), play(view, action)
    reasons = say_reasons(wanted)
    does = None if reasons is None else sentence("Ce coup-là {}.", "That move {}.", reasons)
    return join(say_loss(name_move(best), score, found, race=bool(view.goals)), does, say_left(made, wanted))


class Look(NamedTuple):
    """The best action found, what it is worth, and to what depth all were looked at."""

    best: Any
    score: int
    depth: int


def _look(moment: Moment) -> Look:
    return _look_at(moment.view, tuple(moment.actions))


@lru_cache(maxsize=8)
def _look_at(view: View, actions: tuple[Any, ...]) -> Look:
    """The same for coach and review."""
    thinker = _thinker(view, actions)
    found = thinker.find_best()
    best = next(action for action in actions if move_from(action) == found)
    return Look(best, thinker.branches[0].score, thinker.reached)


def _scores(view: View, actions: Sequence[Any], depth: int) -> list[int]:
    """The score of each of these actions, at this depth or at the last one that all were looked at to."""
    scores = dict(_thinker(view, actions).score_all(depth))
    return [scores[move_from(action)] for action in actions]


def _thinker(view: View, actions: Sequence[Any]) -> Thinker:
    limit = Limit(nodes=NODES if COMPILED else NODES_UNCOMPILED)
    return Thinker(problem_of(view), [move_from(action) for action in actions], limit)


def _grade(best: int, found: int) -> Grade:
    """A win thrown away, or a loss walked into, is a mistake whatever the difference."""
    if (moves_to_end(best) is None) != (moves_to_end(found) is None) or best - found > DUBIOUS:
        return Grade.MISTAKE
    return Grade.GOOD if best - found <= GOOD else Grade.DUBIOUS
