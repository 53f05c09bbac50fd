"""The robot in words (BOM-215 to BOM-218)."""

from collections.abc import Iterator

from cosmotheque.core.text import Section, Text
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.rules.stands import count_uncut
from cosmotheque.games.bomb_busters.view.seen import View

RULES = (
    rule(
        215,
        "Le robot est sur la piste des nombres de 1 à 12, ou sur une ligne de cartes Nombre. Tous voient où il est et "
        "où il va.",
        "The robot is on the number track 1–12, or on a line of number cards. Everybody sees where it is and where it "
        "goes.",
    ),
    rule(
        216,
        "Sur la piste, il avance d’un pas à la fin de chaque tour et fait demi-tour à 12 et à 1.",
        "On the track it moves one step at the end of every turn and turns round at 12 and at 1.",
    ),
    rule(
        217,
        "Les fils qu’il porte sont face cachée, inconnus de tous, et font partie de la mission. Le hasard dit lequel "
        "on prend.",
        "Wires lying on it are face down, unknown to all, and belong to the mission. Chance decides which is taken.",
    ),
    rule(
        218,
        "Un tour passé compte pour lui ; sauter un joueur qui n’a plus de fils ne compte pas.",
        "A skipped turn is a turn for it; passing over a seat without uncut wires is not.",
    ),
)

ROBOT = Section(Text(fr="Le robot", en="The robot"), RULES)

EVENTS = {
    "robot-line": Text("Ligne de cartes Nombre : {numbers}.", "Line of number cards: {numbers}."),
    "robot": Text("Le robot est sur {place}.", "The robot is on {place}."),
    "robot-turned": Text("Le robot a fait demi-tour.", "The robot has turned round."),
}

TRACK = Text("robot sur {} de 12", "robot on {} of 12")


def lines(view: View) -> Iterator[Text]:
    """The robot's space; or the line of cards, done ones dimmed, with the robot before or after its own as it faces."""
    robot = view.parts.robots
    if robot is None:
        return
    if not robot.line:
        yield TRACK.filled(robot.place)
        return
    cards = [str(number) if count_uncut(view, number) else f"[dim]{number}[/]" for number in robot.line]
    here = cards[robot.place]
    cards[robot.place] = f"({here}→)" if robot.facing > 0 else f"(←{here})"
    line = "  " + " ".join(cards)
    yield Text(line, line)
