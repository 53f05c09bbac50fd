"""Taking a turn that is free, in words (BOM-271)."""

from typing import Final

from cosmotheque.core.text import Text, sentence
from cosmotheque.games.bomb_busters.bots.plans import Outlook
from cosmotheque.games.bomb_busters.mentor.mechanism import Saying, speaks
from cosmotheque.games.bomb_busters.mentor.words import percent
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.free_order.bot import best_chance
from cosmotheque.games.bomb_busters.parts.free_order.data import FreeOrder, Hold, Snip
from cosmotheque.games.bomb_busters.view.seen import View

SURE: Final = 0.999


@speaks(FreeOrder)
class OfFreeTurns(Saying[FreeOrder]):
    def advise(self, outlook: Outlook, action: Action) -> Text | None:
        chance = percent(best_chance(outlook.view))
        match action:
            case Snip() if best_chance(outlook.view) >= SURE:
                return Text(
                    fr="Prenez le tour : vous avez de quoi jouer sans risque.",
                    en="Take the turn: you have a move without risk.",
                )
            case Snip():
                return sentence(
                    "Prenez le tour : votre meilleure coupe réussit à {}, et personne ne se presse.",
                    "Take the turn: your best cut works {} of the time, and nobody else is coming forward.",
                    chance,
                )
            case Hold():
                return sentence(
                    "Laissez le tour aux autres : votre meilleure coupe ne réussit qu’à {}.",
                    "Leave the turn to the others: your best cut only works {} of the time.",
                    chance,
                )
            case _:
                return None

    def describe(self, view: View, action: Action) -> Text | None:
        match action:
            case Snip():
                chance = percent(best_chance(view))
                return sentence(
                    "Tour pris, avec une coupe qui réussit à {}.",
                    "Turn taken, with a cut that works {} of the time.",
                    chance,
                )
            case Hold():
                return Text(fr="Tour laissé aux autres.", en="Turn left to the others.")
            case _:
                return None
