"""Robots in words: what sends one back, and which way the other should look (missions 53 and 59)."""

from cosmotheque.core.text import Text, sentence
from cosmotheque.games.bomb_busters.bots.plans import Outlook
from cosmotheque.games.bomb_busters.mentor.mechanism import Saying, speaks
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.robots.data import Face, Lineup, Score
from cosmotheque.games.bomb_busters.rules.stands import count_uncut
from cosmotheque.games.bomb_busters.view.seen import View


@speaks(Score)
class ScoreSaying(Saying[Score]):
    def remind(self, outlook: Outlook) -> Text | None:
        """BOM-5302."""
        robot = outlook.view.parts.robots
        if robot is None or robot.place == 0 or not count_uncut(outlook.view, robot.place):
            return None
        return sentence(
            "Le robot est sur {} : couper cette valeur le fait reculer, toute autre le fait avancer.",
            "The robot is on {}: cut that value and it goes back, cut any other and it goes on.",
            robot.place,
        )


@speaks(Lineup)
class LineSaying(Saying[Lineup]):
    def advise(self, outlook: Outlook, action: Action) -> Text | None:
        match action:
            case Face(turn=True):
                return Text(
                    fr="Retournez le robot : les suivants auront sans doute plus à couper de l’autre côté.",
                    en="Turn the robot round: the next players probably have more to cut on the other side.",
                )
            case Face(turn=False):
                return Text(
                    fr="Laissez le robot comme il est : les suivants ont sans doute plus à couper devant lui.",
                    en="Leave the robot as it is: the next players probably have more to cut in front of it.",
                )
            case _:
                return None

    def describe(self, view: View, action: Action) -> Text | None:
        match action:
            case Face(turn=True):
                return Text(fr="Robot retourné.", en="Robot turned round.")
            case Face(turn=False):
                return Text(fr="Robot laissé comme il est.", en="Robot left as it is.")
            case _:
                return None

    def remind(self, outlook: Outlook) -> Text | None:
        """BOM-5903."""
        behind = outlook.view.parts.robots is not None and len(outlook.view.accessible) < len(
            outlook.view.parts.robots.line
        )
        if not behind:
            return None
        return Text(
            fr="À ce tour, vous ne pouvez pas couper les nombres derrière le robot.",
            en="You cannot cut numbers behind the robot this turn.",
        )
