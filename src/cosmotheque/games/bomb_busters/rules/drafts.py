"""A dual cut with tools, put together step by step: take, point, announce (BOM-30, BOM-43, BOM-49).

Nobody else sees a draft, and whatever happens meanwhile sweeps it away.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations, product

from cosmotheque.games.bomb_busters.components import AT_ONCE, TOOL_CARDS, YELLOW, Tool
from cosmotheque.games.bomb_busters.model.actions import Announce, Sweep
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.model.state import Draft
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.rules.allowed import may_use_tools
from cosmotheque.games.bomb_busters.rules.cards import at_hand, has_double_detector
from cosmotheque.games.bomb_busters.rules.cuts import announceable, pointable
from cosmotheque.games.bomb_busters.rules.listed import TAKE, points
from cosmotheque.games.bomb_busters.rules.registry import mechanisms
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import StateOrView, within_reach
from cosmotheque.games.bomb_busters.rules.together import own_targets, steps_at_once

TOOLS: tuple[Tool, ...] = ("double", *TOOL_CARDS)
REACH = {"double": 2, "triple": 3}


def takes(table: StateOrView) -> list[Action]:
    """The tools that can be taken in hand, one after the other: at most one detector, and the ray."""
    return [TAKE[tool] for tool in further_tools(table)]


def further_tools(table: StateOrView) -> list[Tool]:
    """The tools that can be used, and with which a cut can be made besides those that are in hand already."""
    held = table.draft.tools if table.draft else ()
    fitting = _tools_at_hand(table)
    if held:
        fitting = [tool for tool in fitting if tool not in held and _goes_with(tool, held)]
    if not fitting:
        return []
    longest = max(map(len, in_reach(table)), default=0)
    return [tool for tool in fitting if longest >= reach((*held, tool)) and _can_announce(table, (*held, tool))]


def _tools_at_hand(table: StateOrView) -> list[Tool]:
    seat = table.active
    if not may_use_tools(table, seat):
        return []
    tools: list[Tool] = ["double"] if has_double_detector(table, seat) else []
    if cards := at_hand(table, seat):
        tools += [tool for tool, card in TOOL_CARDS.items() if card in cards]
    return tools


def _goes_with(tool: Tool, held: tuple[Tool, ...]) -> bool:
    return tool == "ray" or held == ("ray",)


def _can_announce(table: StateOrView, tools: tuple[Tool, ...]) -> bool:
    """True if there are enough values for the tools."""
    return len(_values(table, tools)) >= (2 if "ray" in tools else 1)


def _values(table: StateOrView, tools: tuple[Tool, ...]) -> Mapping[int, Sequence[Slot]]:
    """The values that may be announced, each with own wires: yellow only without a detector."""
    values = announceable(table, table.active)
    if YELLOW not in values or tools in ((), ("ray",)):
        return values
    return {value: slots for value, slots in values.items() if value != YELLOW}


def _stands(table: StateOrView, tools: tuple[Tool, ...]) -> list[tuple[Slot, ...]]:
    """The teammates' stands that have enough uncut wires."""
    fewest = reach(tools)
    return [slots for slots in in_reach(table) if len(slots) >= fewest]


def in_reach(table: StateOrView) -> Sequence[tuple[Slot, ...]]:
    """The teammates' uncut wires that tools may point at, stand by stand: none that stands outside the order."""
    stands = pointable(table, table.active)
    if not mechanisms(table):
        return stands
    return [slots for slots in [within_reach(table, slots) for slots in stands] if slots]


def sweep_slots(table: StateOrView, stand: int) -> tuple[Slot, ...]:
    """The wires on a stand that the super detector points at; none that is out of its reach (BOM-104, BOM-182)."""
    return next((slots for slots in in_reach(table) if slots[0].stand == stand), ())


@cache
def reach(tools: tuple[Tool, ...]) -> int:
    """The number of wires that the tools point at; the super detector points at all of a stand."""
    return max([REACH.get(tool, 1) for tool in tools], default=1)


def draft_actions(table: StateOrView, draft: Draft) -> list[Action]:
    """The next steps of a draft."""
    if AT_ONCE in draft.tools:
        return steps_at_once(table, draft)
    if not draft.slots:
        stands = _stands(table, draft.tools)
        if "super" in draft.tools:
            return [*takes(table), *(Sweep(slots[0].stand) for slots in stands)]
        return [*takes(table), *points(slot for slots in stands for slot in slots)]
    if len(draft.slots) < reach(draft.tools):
        stands = _stands(table, draft.tools)
        return points(
            slot for slots in stands for slot in slots if slot.stand == draft.slots[0].stand and slot not in draft.slots
        )
    return _announcements(table, draft)


def _announcements(table: StateOrView, draft: Draft) -> list[Action]:
    values = _values(table, draft.tools)
    return [
        Announce(chosen, own)
        for chosen in combinations(values, 2 if "ray" in draft.tools else 1)
        for own in product(*(values[value] for value in chosen))
    ]


def take(scene: Scene, tool: Tool) -> None:
    held = scene.state.draft.tools if scene.state.draft else ()
    own = own_targets(scene.state) if tool == AT_ONCE else ()
    scene.change(draft=Draft(tuple(sorted((*held, tool))), own))


def point(scene: Scene, draft: Draft, *slots: Slot) -> None:
    scene.change(draft=Draft(draft.tools, tuple(sorted((*draft.slots, *slots)))))
