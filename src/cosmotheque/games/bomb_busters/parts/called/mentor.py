"""A deck of number cards, volunteers and named cutters, in words (BOM-260 ff.)."""

from cosmotheque.core.text import Text, sentence
from cosmotheque.games.bomb_busters.bots.plans import Outlook
from cosmotheque.games.bomb_busters.mentor.mechanism import Saying, speaks
from cosmotheque.games.bomb_busters.mentor.words import say_surprise, wire_word
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.notation import slot_name
from cosmotheque.games.bomb_busters.parts.called.data import Called, Name, OwnUp, ShowReds, Silence, TurnOver
from cosmotheque.games.bomb_busters.parts.free_order.data import Snip
from cosmotheque.games.bomb_busters.parts.numbers.rules import numbers_of
from cosmotheque.games.bomb_busters.view.seen import View


@speaks(Called)
class NamingSaying(Saying[Called]):
    def advise(self, outlook: Outlook, action: Action) -> Text | None:
        view = outlook.view
        value = numbers_of(view).value
        match action:
            case Name(seat=seat) if seat == view.seat:
                return sentence(
                    "Coupez le {} vous-même : d’après ce que vous savez, c’est le moindre risque.",
                    "Cut the {} yourself: from what you know, that is the safest choice.",
                    value,
                )
            case Name(seat=seat):
                return sentence(
                    "Désignez le joueur {} pour le {} : d’après ce que vous savez, c’est le moindre risque.",
                    "Name player {} for the {}: from what you know, that is the safest choice.",
                    seat + 1,
                    value,
                )
            case Snip():
                return sentence(
                    "Proposez-vous pour le {} : votre coupe est bonne.",
                    "Volunteer for the {}: your cut is good.",
                    value,
                )
            case Silence():
                return Text(
                    fr="Taisez-vous : votre coupe serait trop risquée, mieux vaut laisser venir les autres.",
                    en="Stay silent: your cut is too risky. Let somebody else volunteer.",
                )
            case OwnUp(slot=slot):
                name, word, why = slot_name(slot), wire_word(view, slot), say_surprise(view, slot)
                return sentence(
                    "Marquez {} ({}) : {}, c’est donc celui qui aide le plus.",
                    "Mark {} ({}): {}, so it helps most.",
                    name,
                    word,
                    why,
                )
            case TurnOver():
                return Text(fr="Révélez la carte.", en="Reveal the card.")
            case ShowReds():
                return Text(
                    fr="Révélez vos rouges : les poser est sans danger, et plus personne ne les visera.",
                    en="Reveal your reds: laying them down is safe, and nobody will point at them any more.",
                )
            case _:
                return None

    def describe(self, view: View, action: Action) -> Text | None:
        value = numbers_of(view).value
        match action:
            case Name(seat=seat):
                return sentence("Joueur {} désigné pour le {}.", "Player {} named for the {}.", seat + 1, value)
            case Snip():
                return sentence("Volontaire pour le {}.", "Volunteered for the {}.", value)
            case Silence():
                return sentence("Silence pour le {}.", "Silence for the {}.", value)
            case OwnUp(slot=slot):
                name, word = slot_name(slot), wire_word(view, slot)
                return sentence("{} ({}) marqué.", "{} ({}) marked.", name, word)
            case TurnOver():
                return Text(fr="Carte révélée.", en="Card revealed.")
            case ShowReds():
                return Text(fr="Rouges révélés.", en="Reds revealed.")
            case _:
                return None

    def still_good(self, action: Action) -> float:
        """The margin of a choice: volunteering is weighed as a share of the mission, a mark by how much it tells."""
        return 1.0 if isinstance(action, OwnUp) else 0.03
