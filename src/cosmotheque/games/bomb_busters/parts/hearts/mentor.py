"""Saint Valentine's hearts and the cards of a couple in words (BOM-84)."""

from cosmotheque.core.text import Text, sentence
from cosmotheque.games.bomb_busters.bots.plans import Outlook
from cosmotheque.games.bomb_busters.mentor.mechanism import Saying, speaks
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.notation import stand_name
from cosmotheque.games.bomb_busters.parts.hearts.data import ChooseCard, Hearts, LayHeart
from cosmotheque.games.bomb_busters.text import EQUIPMENT_NAMES
from cosmotheque.games.bomb_busters.view.seen import View


@speaks(Hearts)
class HeartSaying(Saying[Hearts]):
    def advise(self, outlook: Outlook, action: Action) -> Text | None:
        match action:
            case LayHeart(stand=stand):
                return sentence(
                    "Mettez le cœur à côté du support {} : c’est là que votre partenaire en saura le plus.",
                    "Lay the heart at stand {}: that is where your partner will know most.",
                    stand_name(stand),
                )
            case ChooseCard(number=number):
                return sentence(
                    "Prenez {} : aucune carte n’aide mieux deux joueurs.",
                    "Take {}: no card helps two players more.",
                    EQUIPMENT_NAMES[number],
                )
            case _:
                return None

    def describe(self, view: View, action: Action) -> Text | None:
        match action:
            case LayHeart(stand=stand):
                return sentence("Le cœur à côté du support {}.", "The heart at stand {}.", stand_name(stand))
            case ChooseCard(number=number):
                return sentence("Carte choisie : {}.", "Card chosen: {}.", EQUIPMENT_NAMES[number])
            case _:
                return None

    def still_good(self, action: Action) -> float:
        """The margin of a choice: of hearts, one shown wire; of cards, the four favourites."""
        return 3.0
