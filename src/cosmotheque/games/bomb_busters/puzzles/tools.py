"""The tool that makes a cut certain, where nothing is certain without."""

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from cosmotheque.core.moment import Moment
from cosmotheque.core.puzzle import NOT_ASKED, Proof, Verdict
from cosmotheque.core.text import OR, join_names, sentence
from cosmotheque.games.bomb_busters.belief.believe import Belief
from cosmotheque.games.bomb_busters.components import YELLOW, Tool
from cosmotheque.games.bomb_busters.mentor.words import SURE, a_number, tool_word, values_word
from cosmotheque.games.bomb_busters.model.actions import Take
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.notation import slot_name
from cosmotheque.games.bomb_busters.puzzles.cuts import Wires
from cosmotheque.games.bomb_busters.puzzles.knowing import points_at
from cosmotheque.games.bomb_busters.rules.cuts import announceable
from cosmotheque.games.bomb_busters.rules.drafts import in_reach, reach
from cosmotheque.games.bomb_busters.view.seen import View


class Sure(NamedTuple):
    """Wires of which one is certain to be of one of the values."""

    slots: tuple[Slot, ...]
    values: tuple[int, ...]


def prove_tool(moment: Moment) -> Proof | None:
    wires = Wires(moment)
    tools = [action.tool for action in moment.actions if isinstance(action, Take)]
    if wires.certain or len(tools) < 2:
        return None
    cuts = {tool: certain_cut(wires.view, wires.belief, tool) for tool in tools}
    found = {tool: sure for tool, sure in cuts.items() if sure is not None}
    if len(found) != 1:
        return None
    right = tuple(number for number, action in enumerate(moment.actions) if _tool(action) in found)
    return Proof(right, tuple(_verdict(action, found) for action in moment.actions))


def difficulty(moment: Moment) -> float:
    """The share of wrong answers, if all tools are taken equally often: no cut has to be named."""
    return 1 - 1 / sum(isinstance(action, Take) for action in moment.actions)


def certain_cut(view: View, belief: Belief, tool: Tool) -> Sure | None:
    """A cut with a tool that cannot fail. All are tried whose wires could be enough, each by counting all deals."""
    for slots, values in _cuts_with(view, tool):
        hope = sum(belief.chances(slot)[value] for slot in slots for value in values)
        if hope >= SURE and belief.chance_of_none(slots, values) == 0.0:
            return Sure(slots, values)
    return None


def _cuts_with(view: View, tool: Tool) -> Iterator[Sure]:
    values = announceable(view, view.active)
    if tool == "ray":
        for pair in combinations(sorted(values), 2):
            for stand in in_reach(view):
                yield from (Sure((slot,), pair) for slot in stand)
        return
    for value in sorted(values.keys() - {YELLOW}):
        for stand in in_reach(view):
            count = len(stand) if tool == "super" else reach((tool,))
            yield from (Sure(slots, (value,)) for slots in combinations(stand, count))


def _tool(action: Action) -> Tool | None:
    return action.tool if isinstance(action, Take) else None


def _verdict(action: Action, found: dict[Tool, Sure]) -> Verdict:
    tool = _tool(action)
    if tool is None:
        return NOT_ASKED
    if tool not in found:
        word = tool_word(tool)
        return Verdict(sentence("Avec {} seul, aucune coupe n’est certaine.", "With {} alone no cut is certain.", word))
    return _yes(found[tool])


def _yes(sure: Sure) -> Verdict:
    names, points = join_names(map(slot_name, sure.slots), OR), points_at(sure.slots)
    if len(sure.values) > 1:
        return Verdict(
            sentence("Oui : {} est forcément {}.", "Yes: {} must be {}.", names, values_word(sure.values)), points
        )
    told = sentence("Oui : il y a forcément {} en {}.", "Yes: there must be {} at {}.", a_number(sure.values[0]), names)
    return Verdict(told, points)
