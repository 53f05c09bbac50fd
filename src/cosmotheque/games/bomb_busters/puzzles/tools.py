"""The tool that makes a cut certain, where nothing is certain without."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final, NamedTuple

from cosmotheque.core.moment import Moment
from cosmotheque.core.puzzle import Proof, Verdict
from cosmotheque.core.text import Text, said
from cosmotheque.games.bomb_busters.actions import Action, DualCut, Take
from cosmotheque.games.bomb_busters.belief.believe import Belief, believe
from cosmotheque.games.bomb_busters.components import YELLOW, Tool
from cosmotheque.games.bomb_busters.mentor.words import NEVER, SURE, slots_word, tool_word, values_word
from cosmotheque.games.bomb_busters.rules.cuts import announceable
from cosmotheque.games.bomb_busters.rules.drafts import in_reach, reach
from cosmotheque.games.bomb_busters.state import Slot
from cosmotheque.games.bomb_busters.view import View

NO_TOOL: Final = Verdict(Text("Ce n’est pas un outil, et ce n’est pas certain.", "That is no tool, and not certain."))


class Sure(NamedTuple):
    """Wires of which one is certain to be of one of the values."""

    slots: tuple[Slot, ...]
    values: tuple[int, ...]


def prove_tool(moment: Moment) -> Proof | None:
    view, belief = moment.view, believe(moment.view)
    cuts = [action for action in moment.actions if isinstance(action, DualCut)]
    if any(belief.chances(cut.target)[cut.value] >= SURE for cut in cuts):
        return None
    found = {
        action.tool: sure
        for action in moment.actions
        if isinstance(action, Take) and (sure := certain_cut(view, belief, action.tool)) is not None
    }
    tools = [action.tool for action in moment.actions if isinstance(action, Take)]
    if len(found) != 1 or len(tools) < 2:
        return None
    right = tuple(number for number, action in enumerate(moment.actions) if _tool(action) in found)
    return Proof(right, tuple(_verdict(action, found) for action in moment.actions))


def certain_cut(view: View, belief: Belief, tool: Tool) -> Sure | None:
    """A cut with a tool that cannot fail. All are tried whose wires could be enough, each by counting all deals."""
    for slots, values in _cuts_with(view, tool):
        hope = sum(belief.chances(slot)[value] for slot in slots for value in values)
        if hope >= SURE and belief.chance_of_none(slots, values) <= NEVER:
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
        return NO_TOOL
    if tool not in found:
        word = tool_word(tool)
        return Verdict(said("Avec {} aucune coupe n’est certaine.", "With {} no cut is certain.", word))
    slots, values = found[tool]
    told = said(
        "Oui : un {} est forcément en {}.", "Yes: there must be a {} at {}.", values_word(values), slots_word(slots)
    )
    return Verdict(told, tuple(f"{slot.stand}.{slot.place}" for slot in slots))
