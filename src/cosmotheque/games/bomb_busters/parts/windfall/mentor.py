"""Tokens that are given and taken (BOM-2204, BOM-2702)."""

from cosmotheque.core.text import Text, sentence
from cosmotheque.games.bomb_busters.bots.plans import Outlook
from cosmotheque.games.bomb_busters.mentor.mechanism import Saying, speaks
from cosmotheque.games.bomb_busters.mentor.words import value_word
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.windfall.data import GiveToken, PickToken, Windfall
from cosmotheque.games.bomb_busters.view.seen import View


@speaks(Windfall)
class WindfallWords(Saying[Windfall]):
    def advise(self, outlook: Outlook, action: Action) -> Text | None:
        match action:
            case GiveToken(value=value):
                word = value_word(value)
                return sentence(
                    "Donnez le jeton {} : votre voisin a sans doute cette valeur, et personne ne sait où.",
                    "Give the {} token: your neighbour probably has that value, and nobody knows where.",
                    word,
                )
            case PickToken(value=value):
                word = value_word(value)
                return sentence(
                    "Prenez le jeton {} : c’est chez vous celui qui en dit le plus.",
                    "Take the {} token: it says most about your wires.",
                    word,
                )
            case _:
                return None

    def describe(self, view: View, action: Action) -> Text | None:
        match action:
            case GiveToken(value=value):
                word = value_word(value)
                return sentence("Jeton {} donné.", "The {} token given.", word)
            case PickToken(value=value):
                word = value_word(value)
                return sentence("Jeton {} pris.", "The {} token taken.", word)
            case _:
                return None
