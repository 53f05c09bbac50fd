"""Remarks on cuts with tools, which are drafted step by step (BOM-30, BOM-43, BOM-49).

A step is judged by the best cut that it leaves. The one that settles the cut, after which nothing is left to choose,
gets the verdict on all of it: the announcement, or what came before one that was forced.
"""

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from cosmotheque.core.mentor import Grade, Remark
from cosmotheque.core.moment import Moment
from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.actions import Action, Announce, Point, Sweep, Take
from cosmotheque.games.bomb_busters.bots.plans import Outlook, Plan, drafted_plans, weigh
from cosmotheque.games.bomb_busters.mentor.thinking import Thought, drafted, think
from cosmotheque.games.bomb_busters.mentor.turn_remarks import say_better, weighed
from cosmotheque.games.bomb_busters.mentor.words import sentence, slots_word, tools_word
from cosmotheque.games.bomb_busters.notation import stand_name
from cosmotheque.games.bomb_busters.rules.drafts import draft_actions
from cosmotheque.games.bomb_busters.state import Draft
from cosmotheque.games.bomb_busters.view import View

Drafted = Take | Point | Sweep | Announce
POOR: Final = (Grade.DUBIOUS, Grade.MISTAKE)


def remark_draft(moment: Moment, action: Drafted) -> Remark | None:
    """None for a step that settles nothing and spoils nothing, and where only the own wire was left to choose."""
    view: View = moment.view
    draft = drafted(view, view.draft or Draft(()), action)
    if isinstance(action, Announce):
        if _values(moment.actions) == {action.values}:
            return None
        thought = think(moment)
        return weighed(thought, weigh(thought.outlook, draft.tools, draft.slots, action.values))
    thought = think(moment)
    settled = _settled(thought.outlook, draft)
    if settled is not None:
        return weighed(thought, settled)
    return _on_step(thought, action, drafted_plans(thought.outlook, draft)[0])


def _settled(outlook: Outlook, draft: Draft) -> Plan | None:
    """The cut that a draft leads to, whatever is chosen from now on."""
    left = draft_actions(replace(outlook.view, draft=draft), draft)
    values = _values(left)
    if len(values) == 1 and all(isinstance(step, Announce) for step in left):
        return weigh(outlook, draft.tools, draft.slots, next(iter(values)))
    return _settled(outlook, drafted(outlook.view, draft, left[0])) if len(left) == 1 else None


def _values(actions: Iterable[Action]) -> set[tuple[int, ...]]:
    return {action.values for action in actions if isinstance(action, Announce)}


def _on_step(thought: Thought, action: Take | Point | Sweep, left: Plan) -> Remark | None:
    """A tool that was not needed, or a wire that promised too little."""
    grade = Grade.BEST if action in thought.intention else thought.grade(left)
    if grade not in POOR:
        return None
    return Remark(grade, sentence(_describe(action), say_better(thought, left)), thought.intention[0])


def _describe(action: Take | Point | Sweep) -> Text:
    match action:
        case Take(tool=tool):
            word = tools_word((tool,))
            return Text(fr=f"Pris en main : {word.fr}.", en=f"Taken in hand: {word.en}.")
        case Point(slot=slot):
            word = slots_word((slot,))
            return Text(fr=f"{word.fr} visé.", en=f"{word.en} pointed at.")
        case Sweep(stand=stand):
            name = stand_name(stand)
            return Text(fr=f"Support {name} visé en entier.", en=f"All of stand {name} pointed at.")
