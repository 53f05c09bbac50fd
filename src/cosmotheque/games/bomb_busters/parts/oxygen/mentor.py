"""Oxygen in words: who should get it, what it pays for, when one passes (BOM-225 ff.)."""

from cosmotheque.core.text import Text, sentence
from cosmotheque.games.bomb_busters.bots.plans import Outlook
from cosmotheque.games.bomb_busters.components import NUMBERS
from cosmotheque.games.bomb_busters.mentor.mechanism import Saying, speaks
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.oxygen.data import Air, HandTo, Pass
from cosmotheque.games.bomb_busters.parts.oxygen.rules import available, price
from cosmotheque.games.bomb_busters.view.seen import View


@speaks(Air)
class AirSaying(Saying[Air]):
    def advise(self, outlook: Outlook, action: Action) -> Text | None:
        match action:
            case HandTo(seat=seat):
                return sentence(
                    "Donnez votre oxygène au joueur {} : c’est à lui qu’il manque le plus.",
                    "Give your oxygen to player {}, who needs it most.",
                    seat + 1,
                )
            case Pass():
                return Text(
                    fr="Passez : toute coupe serait plus risquée qu’un cran du détonateur.",
                    en="Skip your turn: any cut is a greater risk than one step of the detonator.",
                )
            case _:
                return None

    def describe(self, view: View, action: Action) -> Text | None:
        match action:
            case HandTo(seat=seat):
                return sentence("Oxygène promis au joueur {}.", "Oxygen promised to player {}.", seat + 1)
            case Pass():
                return Text(fr="Tour passé.", en="Turn skipped.")
            case _:
                return None

    def remind(self, outlook: Outlook) -> Text | None:
        """The values that can be paid for (BOM-226)."""
        view = outlook.view
        tokens = available(view, self.part, view.active)
        paid = [value for value in NUMBERS if price(view, self.part, view.active, value) <= tokens]
        many = "s" * (tokens > 1)
        if len(paid) == len(NUMBERS):
            return sentence(
                "Il y a {} jeton{} d’oxygène : de quoi payer toutes les valeurs.",
                "There are {} oxygen token{}: enough for any value.",
                tokens,
                many,
            )
        if not paid:
            return Text(fr="Il n’y a plus d’oxygène.", en="There is no oxygen left.")
        return sentence(
            "Il y a {} jeton{} d’oxygène : de quoi payer jusqu’à {}.",
            "There are {} oxygen token{}: enough for values up to {}.",
            tokens,
            many,
            paid[-1],
        )
