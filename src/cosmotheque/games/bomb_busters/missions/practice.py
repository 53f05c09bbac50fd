"""Free practice, whose wires the table chooses."""

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import Cards, Mission, Mix
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.model.rule import rule


def make_record(options: Options) -> Mission:
    """BOM-69; a card whose number is not in play could never be used, so it is not drawn."""
    red = Mix(options.red, max(options.red, options.red_shown if options.red else 0))
    yellow = Mix(options.yellow, max(options.yellow, options.yellow_shown if options.yellow else 0))
    return Mission(options.blue, red, yellow, Cards(tuple(range(1, options.blue + 1))))


SCENARIO = Scenario(
    name="practice",
    record=make_record(Options()),
    to_order=make_record,
    title=Text(fr="Entraînement libre", en="Free practice"),
    special=Text("Vous choisissez les fils en jeu.", "You choose the wires in play."),
    rules=(
        rule(
            69,
            "Entraînement libre : de 0 à 3 rouges et de 0 à 4 jaunes (un nombre pair en jeu, pour que tous puissent "
            "être coupés), exacts ou « 2 sur 3 », et des bleus de 1 à 6 jusqu’à 1 à 12.",
            "Free practice: 0 to 3 red and 0 to 4 yellow (an even number in play, so that all can be cut), exact or "
            '"2 of 3", and blue wires from 1 to 6 up to 1 to 12.',
        ),
    ),
)
