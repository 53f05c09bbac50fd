"""Reasons for a move in everyday words: pawns it wins or saves, its destination, pawns that stay in danger."""

from collections.abc import Iterable
from random import Random
from typing import Any, Final, NamedTuple

from cosmotheque.core.game import Move, Seat
from cosmotheque.core.text import Text, join_names, sentence
from cosmotheque.games.katarenga.actions import Action, Camp, Oust, Slide
from cosmotheque.games.katarenga.components import BASE_RANKS, SQUARE_NAMES, squares_in
from cosmotheque.games.katarenga.events import Camped, Captured, GoalFixed, Ousted, Settled
from cosmotheque.games.katarenga.notation import CAMP_NAMES
from cosmotheque.games.katarenga.rules import base, big_bang
from cosmotheque.games.katarenga.rules.appraise import moves_needed
from cosmotheque.games.katarenga.rules.board import board_of
from cosmotheque.games.katarenga.rules.movement import reach
from cosmotheque.games.katarenga.rules.threats import find_threatened
from cosmotheque.games.katarenga.rules.turns import opponent
from cosmotheque.games.katarenga.state import State
from cosmotheque.games.katarenga.view import View, imagine

COLOURS: Final = {
    "R": Text("le rouge", "red"),
    "Y": Text("le jaune", "yellow"),
    "G": Text("le vert", "green"),
    "B": Text("le bleu", "blue"),
}

ONE_PAWN: Final = Text("le pion en", "the pawn on")
SOME_PAWNS: Final = Text("les pions en", "the pawns on")


class Played(NamedTuple):
    """A move of a seat with the positions before and after it."""

    seat: Seat
    action: Action
    before: State
    after: State
    events: tuple[Any, ...]


def play(view: View, action: Action) -> Played:
    """The move of the side to move, looked at."""
    before = imagine(view, Random(0))
    step = (big_bang if before.goals else base).apply(before, Move(before.turn, action))
    return Played(before.turn, action, before, step.state, step.events)


def name_move(action: Action) -> Text:
    """The start and target of a move; the fate of an ousted pawn is a reason."""
    if isinstance(action, Slide | Oust):
        return sentence("{} vers {}", "{} to {}", SQUARE_NAMES[action.start], SQUARE_NAMES[action.target])
    if isinstance(action, Camp):
        return sentence("{} vers le camp {}", "{} into camp {}", SQUARE_NAMES[action.start], CAMP_NAMES[action.camp])
    return Text("passer", "pass")


def say_reasons(played: Played) -> Text | None:
    """The effects of the move, as the end of a sentence that began with its name; None if it is hard to say."""
    found = [*_say_gains(played), *_say_saved(played)] or [*_say_lead(played)]
    return join_names(found) if found else None


def say_danger(played: Played) -> Text | None:
    """A sentence on the own pawns in danger after the move; None without any."""
    squares = find_threatened(played.after, played.seat)
    if not squares:
        return None
    names = join_names(SQUARE_NAMES[square] for square in squares_in(squares))
    one = squares.bit_count() == 1
    if played.before.goals:
        fate = Text("être délogé{}", "be ousted").filled("" if one else "s")
    else:
        fate = Text("être capturé{}", "be captured").filled("" if one else "s")
    if one:
        return sentence("Votre pion en {} peut alors {}.", "Your pawn on {} can then {}.", names, fate)
    return sentence("Vos pions en {} peuvent alors {}.", "Your pawns on {} can then {}.", names, fate)


def say_left(made: Played, wanted: Played) -> Text | None:
    """The pawns that the move made leaves in danger, and that the wanted one does not."""
    squares = find_threatened(made.after, made.seat) & ~find_threatened(wanted.after, wanted.seat)
    if not squares:
        return None
    fate = Text("déloger", "be ousted") if made.before.goals else Text("capturer", "be captured")
    return sentence("Le coup joué laisse {1} {0}.", "The move made lets {0} {1}.", _pawns(squares), fate)


def _pawns(squares: int) -> Text:
    """The pawns on these squares in words: the pawns on a4 and c6."""
    names = join_names(SQUARE_NAMES[square] for square in squares_in(squares))
    return sentence("{} {}", "{} {}", ONE_PAWN if squares.bit_count() == 1 else SOME_PAWNS, names)


def _say_gains(played: Played) -> Iterable[Text]:
    """The gains of the move itself."""
    for event in played.events:
        match event:
            case GoalFixed(_, colour):
                yield sentence("choisit {}", "chooses {}", COLOURS[colour])
            case Settled(seat, square, count) if seat == played.seat and square == _target(played.action):
                yield sentence("installe un pion ({} sur 8)", "settles a pawn ({} of 8)", count)
            case Ousted(_, square, to):
                yield _say_oust(played, square, to)
            case Captured(_, square, left):
                yield sentence(
                    "capture le pion en {} (il en reste {} à l’adversaire)",
                    "captures the pawn on {} (your opponent has {} left)",
                    SQUARE_NAMES[square],
                    left,
                )
            case Camped():
                home = played.after.camps.count("wb"[played.seat])
                yield sentence("occupe un camp ({} sur 2)", "occupies a camp ({} of 2)", home)


def _say_oust(played: Played, square: int, to: int) -> Text:
    out = sentence(
        "déloge le pion en {}, qui va en {}", "ousts the pawn on {} to {}", SQUARE_NAMES[square], SQUARE_NAMES[to]
    )
    goal = played.after.goals[opponent(played.seat)]
    aims = board_of(played.after.colours).goal_squares.get(goal, 0)
    away = moves_needed(played.after.colours, aims)[to] if aims else 0
    if away < 2:
        return out
    return sentence("{}, à {} coups au moins de sa couleur", "{}, at least {} moves from its colour", out, away)


def _say_saved(played: Played) -> Iterable[Text]:
    """Pawns that were in danger and no longer are: where they stand, or because they went."""
    before, after = find_threatened(played.before, played.seat), find_threatened(played.after, played.seat)
    action = played.action
    if isinstance(action, Slide) and after >> action.target & 1:
        before &= ~(1 << action.start)  # from one danger into another
    safe = before & ~after
    if safe and not played.after.ended:
        yield sentence("met à l’abri {}", "brings {} to safety", _pawns(safe))


def _say_lead(played: Played) -> Iterable[Text]:
    """The direction of a quiet move."""
    target = _target(played.action)
    if target is None:
        return
    if played.before.goals:
        yield from _leads_to_goal(played, target)
    else:
        yield from _leads_to_camps(played, target)


def _leads_to_goal(played: Played, target: int) -> Iterable[Text]:
    aims = _open_goals(played)
    if _reachable(played.after, target) & aims:
        yield Text(
            "amène un pion là d’où il peut s’installer au coup suivant", "brings a pawn where it can settle next move"
        )
    elif _is_nearer(played, target, aims):
        yield Text("rapproche un pion de votre couleur", "brings a pawn nearer to your colour")


def _leads_to_camps(played: Played, target: int) -> Iterable[Text]:
    other = opponent(played.seat)
    if BASE_RANKS[other] >> target & 1:
        yield Text(
            "amène un pion sur la rangée de base, d’où il peut entrer dans un camp au tour suivant",
            "brings a pawn to the base rank, from where it can enter a camp next turn",
        )
    prey = _reachable(played.after, target) & played.after.pawns[other]
    if prey and base.may_capture(played.after):
        yield sentence("menace {}", "threatens {}", _pawns(prey))
    elif _is_nearer(played, target, BASE_RANKS[other]):
        yield Text("rapproche un pion des camps", "brings a pawn nearer to the camps")


def _is_nearer(played: Played, target: int, aims: int) -> bool:
    """True if fewer moves are left to these squares than before, with the way clear."""
    needed = moves_needed(played.before.colours, aims)
    return isinstance(played.action, Slide) and 0 < needed[target] < needed[played.action.start]


def _open_goals(played: Played) -> int:
    """The vacant border squares where this side could settle a pawn."""
    board, own = board_of(played.after.colours), played.after.goals[played.seat]
    goals = board.goal_squares
    other = played.after.goals[opponent(played.seat)]
    aims = goals[own] if own != "-" else sum(mask for colour, mask in goals.items() if colour != other)
    occupied = played.after.pawns[0] | played.after.pawns[1]
    return aims & ~occupied


def _reachable(state: State, square: int) -> int:
    return reach(board_of(state.colours), square, state.pawns[0] | state.pawns[1])


def _target(action: Action) -> int | None:
    return action.target if isinstance(action, Slide | Oust) else None
