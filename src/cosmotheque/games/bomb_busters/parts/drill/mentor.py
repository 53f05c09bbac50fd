"""A mission in parts, in words: what is wanted, and how long for."""

from cosmotheque.core.text import Text, join, sentence
from cosmotheque.games.bomb_busters.bots.plans import Outlook
from cosmotheque.games.bomb_busters.mentor.mechanism import Saying, speaks
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.drill.data import Drill, Leave
from cosmotheque.games.bomb_busters.parts.drill.rules_stages import stage_of, wanted_values
from cosmotheque.games.bomb_busters.parts.script.rules import by_time
from cosmotheque.games.bomb_busters.view.seen import View


@speaks(Drill)
class OfParts(Saying[Drill]):
    def advise(self, outlook: Outlook, action: Action) -> Text | None:
        if not isinstance(action, Leave):
            return None
        return Text(
            fr="Laissez le reste du nombre pour plus tard : aucune coupe n’en est assez sûre.",
            en="Leave the rest of the number for later: no cut of it is safe enough.",
        )

    def describe(self, view: View, action: Action) -> Text | None:
        if not isinstance(action, Leave):
            return None
        return Text(fr="Le reste du nombre laissé pour plus tard.", en="The rest of the number left for later.")

    def remind(self, outlook: Outlook) -> Text | None:
        return join(_say_wanted(outlook.view), _say_turns_left(outlook.view))


def _say_wanted(view: View) -> Text:
    """The demands of the part."""
    numbers = ", ".join(map(str, wanted_values(view)))
    match stage_of(view).asks:
        case "pair" if numbers:
            return sentence("Il faut deux fils : {}.", "You need two wires: {}.", numbers)
        case "three":
            return sentence(
                "Il faut couper tout ce qui reste de ces nombres, et rien d’autre : {}.",
                "Cut everything that is left of these numbers, and nothing else: {}.",
                numbers,
            )
        case "yellow":
            return Text(
                fr="Tous les jaunes qui restent, d’un coup ; une erreur ferait tout exploser.",
                en="All the yellow wires that are left, in one go; a mistake would blow everything up.",
            )
        case "all":
            return Text(fr="Tout ce qui reste est à couper.", en="Everything that is left has to be cut.")
        case _:
            return Text(fr="Rien n’est demandé pour l’instant.", en="Nothing is asked for right now.")


def _say_turns_left(view: View) -> Text | None:
    """The number of turns that the window has left, this one included; a clock of time is there for all to see."""
    if by_time(view) or view.parts.drill is None or stage_of(view).asks == "yellow":
        return None
    return sentence(
        "Tours restants, celui-ci compris : {}.", "Turns left, including this one: {}.", view.parts.drill.left
    )
