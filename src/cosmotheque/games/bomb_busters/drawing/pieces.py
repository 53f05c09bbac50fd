"""Oxygen, the robot, challenges and the parts of a mission in lines of text."""

from collections.abc import Iterator

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.parts.challenges.data import Challenges
from cosmotheque.games.bomb_busters.parts.drill.data import DrillingSeen
from cosmotheque.games.bomb_busters.parts.drill.rules_stages import stage_of
from cosmotheque.games.bomb_busters.parts.drill.words import STAGE_NAMES
from cosmotheque.games.bomb_busters.parts.oxygen.data import Oxygen
from cosmotheque.games.bomb_busters.parts.robots.data import Robot
from cosmotheque.games.bomb_busters.parts.script.rules import by_time
from cosmotheque.games.bomb_busters.rules.stands import left_of
from cosmotheque.games.bomb_busters.view.seen import View

AIR = Text("oxygène {}   réserve {}", "oxygen {}   reserve {}")
TRACK = Text("robot sur {} de 12", "robot on {} of 12")
DARES = Text("défis {}   réussis {}", "challenges {}   met {}")
PART = Text("partie {}   encore {} tours", "part {}   {} more turns")


def pieces(view: View) -> Iterator[Text]:
    """What of it the mission has."""
    if view.parts.oxygen is not None:
        yield _air(view.parts.oxygen)
    if view.parts.robots is not None:
        yield _robot(view, view.parts.robots)
    if view.parts.challenges is not None:
        yield _dares(view.parts.challenges)
    if view.parts.drill is not None:
        yield _part(view, view.parts.drill)


def _air(oxygen: Oxygen) -> Text:
    held = " ".join(f"{seat}:{count}" for seat, count in enumerate(oxygen.held))
    return AIR.filled(held, oxygen.reserve if oxygen.reserve >= 0 else "∞")


def _robot(view: View, robot: Robot) -> Text:
    """Its space; or the line of cards, done ones dimmed, with the robot before or after its own as it faces."""
    if not robot.line:
        return TRACK.filled(robot.place)
    cards = [str(number) if left_of(view, number) else f"[dim]{number}[/]" for number in robot.line]
    here = cards[robot.place]
    cards[robot.place] = f"({here}→)" if robot.facing > 0 else f"(←{here})"
    line = "  " + " ".join(cards)
    return Text(line, line)


def _dares(challenges: Challenges) -> Text:
    numbers = f"({'/'.join(map(str, challenges.numbers))})" if challenges.numbers else ""
    cards = [f"{card}{numbers if card == 8 else ''}" for card in challenges.open]  # BOM-318
    return DARES.filled(" ".join(cards) or "–", " ".join(map(str, challenges.done)) or "–")


def _part(view: View, drill: DrillingSeen) -> Text:
    """The part that is on; by time its window is the clock's."""
    name = STAGE_NAMES[drill.rule]
    return name if by_time(view) or stage_of(view).asks == "yellow" else PART.filled(name, drill.left)
