"""Remarks after a move: its expected gain beside the best one."""

from cosmotheque.core.mentor import Grade, Remark, grade_of
from cosmotheque.core.moment import Moment
from cosmotheque.core.text import Text, sentence
from cosmotheque.games.space_connection.actions import Action, Confirm, Drafting, Launch
from cosmotheque.games.space_connection.bots.hiding import rank
from cosmotheque.games.space_connection.bots.prospects import Prospect
from cosmotheque.games.space_connection.mentor.advice import WELL_HIDDEN, confirmable_draft, say_hidden
from cosmotheque.games.space_connection.mentor.chances import cost_of
from cosmotheque.games.space_connection.mentor.thinking import Thought, think
from cosmotheque.games.space_connection.mentor.words import capitalize, name_launch, planets, positions, turns
from cosmotheque.games.space_connection.view import View

LOST = (0.1, 0.35, 0.9)
"""The number of turns more than the best one that a launch may take to count as best, good, dubious."""
HIDDEN = ((WELL_HIDDEN, Grade.BEST), (0.35, Grade.GOOD))
"""The share of random layouts that a layout must be better hidden than; below that it is dubious."""


def remark(moment: Moment, action: Action) -> Remark | None:
    """A remark on a confirmed layout or on a launch; None for the steps of a draft, and for a forced action."""
    if len(moment.actions) < 2:
        return None
    if isinstance(action, Drafting):
        return remark_layout(moment) if isinstance(action, Confirm) else None
    if not isinstance(action, Launch):
        return None
    return remark_launch(moment, think(moment), action)


def remark_launch(moment: Moment, thought: Thought, launch: Launch) -> Remark | None:
    if not thought.prospects:
        return None
    best, played = compare_launches(thought, launch)
    cost = cost_of(moment.view, moment.seat, played.turns - best.turns)
    if not played.fresh:
        return Remark(Grade.MISTAKE, say_idle(played, best), best.launch, cost)
    grade = grade_of(played.turns - best.turns, LOST)
    if grade is Grade.BEST:
        return Remark(grade, say_best(played))
    return Remark(grade, say_both(played, best), best.launch, cost)


def compare_launches(thought: Thought, launch: Launch) -> tuple[Prospect, Prospect]:
    """The best launch and the one that was made, tried in the same worlds; of two, the better one is the best."""
    played, best = thought.of(launch), thought.of(thought.prospects[0].launch)
    better = played if played.fresh and played.turns < best.turns else best
    return better, played


def say_best(played: Prospect) -> Text:
    return sentence(
        "{} : {} à sonder, {} en moyenne. Il n’y avait pas mieux.",
        "{}: {} to probe, {} on average. There was nothing better.",
        capitalize(name_launch(played.launch)),
        positions(played.fresh.bit_count()),
        planets(played.planets),
    )


def say_both(played: Prospect, best: Prospect) -> Text:
    """A comparison of two launches; if the better one finds fewer planets at once, it says why that is no mistake."""
    later = Text(
        " On y trouve moins d’un coup, mais la suite va plus vite.",
        " It finds fewer right away, but what follows is quicker.",
    )
    return sentence(
        "{} : {} à sonder, {} en moyenne. Mieux : {} ({}, {} en moyenne), qui fait gagner environ {}.{}",
        "{}: {} to probe, {} on average. Better: {} ({}, {} on average), which saves about {}.{}",
        capitalize(name_launch(played.launch)),
        positions(played.fresh.bit_count()),
        planets(played.planets),
        name_launch(best.launch),
        positions(best.fresh.bit_count()),
        planets(best.planets),
        turns(played.turns - best.turns),
        later if best.planets < played.planets else Text("", ""),
    )


def say_idle(played: Prospect, best: Prospect) -> Text:
    return sentence(
        "{} : tout y était déjà connu. Mieux : {} ({}, {} en moyenne).",
        "{}: all of it was known already. Better: {} ({}, {} on average).",
        capitalize(name_launch(played.launch)),
        name_launch(best.launch),
        positions(best.fresh.bit_count()),
        planets(best.planets),
    )


def remark_layout(moment: Moment) -> Remark | None:
    view: View = moment.view
    layout = confirmable_draft(view, view.skies[moment.seat])
    if layout is None:
        return None
    hidden = rank(view.side, layout)
    grade = next((grade for least, grade in HIDDEN if hidden >= least), Grade.DUBIOUS)
    return Remark(grade, say_hidden(view, layout, hidden))
