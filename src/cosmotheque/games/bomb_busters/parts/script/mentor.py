"""The mentor's words about the demands of the script."""

from typing import Final

from cosmotheque.core.text import Text, sentence
from cosmotheque.games.bomb_busters.bots.plans import Outlook
from cosmotheque.games.bomb_busters.mentor.mechanism import Saying, speaks
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.script.data import DropCard, Script
from cosmotheque.games.bomb_busters.parts.script.rules import by_time, cue_of, turns_left
from cosmotheque.games.bomb_busters.text import EQUIPMENT_NAMES
from cosmotheque.games.bomb_busters.view.seen import View

FEW: Final = 12  # turns at which one should think of the end


@speaks(Script)
class OfScripts(Saying[Script]):
    def advise(self, outlook: Outlook, action: Action) -> Text | None:
        if not isinstance(action, DropCard):
            return None
        return sentence(
            "Défaussez {} : c’est la carte qui vous manquera le moins.",
            "Drop {}: you will miss that card least.",
            EQUIPMENT_NAMES[action.number],
        )

    def describe(self, view: View, action: Action) -> Text | None:
        if not isinstance(action, DropCard):
            return None
        return sentence("Carte défaussée : {}.", "Card dropped: {}.", EQUIPMENT_NAMES[action.number])

    def remind(self, outlook: Outlook) -> Text | None:
        """The rule that holds until the next cue, or the number of turns left."""
        view, cue = outlook.view, cue_of(outlook.view, self.part)
        if cue.more:
            return Text(
                fr="En ce moment, une erreur fait avancer le détonateur de deux crans.",
                en="Right now a mistake advances the detonator by two steps.",
            )
        if cue.cage:
            return Text(
                fr="En ce moment, on ne vise que ses voisins.", en="Right now you may only point at your neighbours."
            )
        if not cue.tools:
            return Text(
                fr="En ce moment, ni équipement ni personnage.", en="Right now: no equipment and no characters."
            )
        if cue.silent:
            return Text(
                fr="Jusqu’à la consigne suivante, personne ne parle : restent les signes pour l’oxygène.",
                en="Nobody speaks until the next cue: only the signs for oxygen are allowed.",
            )
        if by_time(view):
            return None
        left = turns_left(view, self.part)
        if left >= FEW:
            return None
        return sentence("Tours restants après celui-ci : {}.", "Turns left after this one: {}.", left)
