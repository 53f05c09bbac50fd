"""Why a cut is preferred to one whose odds are no worse: what it ticks, what it spends, or what it leaves."""

from typing import Final, Literal

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.bots.plans import SOLO, Outlook, Plan
from cosmotheque.games.bomb_busters.mentor.thinking import EVEN

Reason = Literal["row", "line", "tool", "later"]

BUT: Final[dict[Reason, Text]] = {
    "row": Text(
        fr="mais la ligne à cocher y est plus dangereuse pour le détonateur",
        en="but the row to be ticked is more dangerous for the detonator",
    ),
    "line": Text(fr="mais celle-ci permet de tracer une liaison", en="but this one lets a line be drawn"),
    "later": Text(
        fr="mais ce qui resterait à couper ensuite serait plus risqué",
        en="but what is left to cut afterwards would be riskier",
    ),
}
"""Of the other one, before a move. It is a plain cut, so it takes no tool."""

SINCE: Final[dict[Reason, Text]] = {
    "row": Text(
        fr="La ligne à cocher y était moins dangereuse pour le détonateur.",
        en="The row to be ticked was less dangerous for the detonator.",
    ),
    "line": Text(fr="Cette coupe permettait de tracer une liaison.", en="That cut let a line be drawn."),
    "tool": Text(fr="Il y fallait moins d'outils.", en="It took fewer tools."),
    "later": Text(
        fr="Ce qui restait à couper ensuite était alors moins risqué.",
        en="What was left to cut afterwards was then less risky.",
    ),
}
"""Of the preferred one, after the game."""


def reason(outlook: Outlook, preferred: Plan, other: Plan) -> Reason:
    """What speaks for a cut though its odds do not."""
    if _ticks(outlook, preferred) < _ticks(outlook, other) - EVEN:
        return "line" if outlook.view.options.mission == "liaisons" else "row"
    return "tool" if len(other.tools) > len(preferred.tools) else "later"


def _ticks(outlook: Outlook, plan: Plan) -> float:
    """BOM-81, BOM-83: what success costs on the sheet."""
    if plan.action is not None:
        return plan.risk + SOLO
    return 0.0 if outlook.view.stabilized else max(outlook.ticks[value] for value in plan.values)
