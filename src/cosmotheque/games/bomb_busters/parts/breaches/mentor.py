"""The mentor's words about breaches: their cost, and the moment to seal one (BOM-5406 to BOM-5408)."""

from cosmotheque.core.text import Text, sentence
from cosmotheque.games.bomb_busters.bots.plans import Outlook
from cosmotheque.games.bomb_busters.mentor.mechanism import Saying, speaks
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.notation import slot_name, stand_name
from cosmotheque.games.bomb_busters.parts.breaches.data import Breaches, Seal
from cosmotheque.games.bomb_busters.parts.breaches.rules_hull import breaches_of
from cosmotheque.games.bomb_busters.parts.carrier.data import FileWire
from cosmotheque.games.bomb_busters.view.seen import View


@speaks(Breaches)
class OnBreaches(Saying[Breaches]):
    def advise(self, outlook: Outlook, action: Action) -> Text | None:
        match action:
            case Seal(slot=slot):
                return self._say_seal(outlook, slot_name(slot))
            case FileWire(stand=stand):
                return sentence(
                    "Rangez la voie d’eau sur le support {} : il y reste plus de fils, et sa place en dira plus d’eux.",
                    "File the breach on stand {}: more wires are left there, so its place says more about them.",
                    stand_name(stand),
                )
            case _:
                return None

    def describe(self, view: View, action: Action) -> Text | None:
        match action:
            case Seal(slot=slot):
                return sentence("Voie d’eau {} colmatée.", "Breach {} sealed.", slot_name(slot))
            case FileWire(stand=stand):
                return sentence("Voie d’eau rangée sur {}.", "The breach filed on {}.", stand_name(stand))
            case _:
                return None

    def remind(self, outlook: Outlook) -> Text | None:
        """The reason why every cut costs more (BOM-5407)."""
        if not breaches_of(outlook.view, outlook.view.active):
            return None
        return sentence(
            "Tant que votre voie d’eau est ouverte, chaque coupe vous coûte {} jeton de plus.",
            "While your breach is open each cut costs you {} token more.",
            self.part.more,
        )

    def _say_seal(self, outlook: Outlook, name: str) -> Text:
        if not (outlook.values and outlook.stands):
            return sentence(
                "Colmatez {} : vous ne pouvez payer aucune coupe, et le détonateur n’avance pas.",
                "Seal {}: you cannot pay for any cut, and the detonator does not advance.",
                name,
            )
        if len(breaches_of(outlook.view, outlook.view.active)) > 1:
            return sentence(
                "Colmatez {} : {} jetons et un tour, et il restera une voie d’eau de moins.",
                "Seal {}: it costs {} tokens and a turn, and there is one breach fewer.",
                name,
                self.part.sealing,
            )
        return sentence(
            "Colmatez {} : {} jetons et un tour, mais ensuite chacune de vos coupes coûte {} jeton de moins.",
            "Seal {}: it costs {} tokens and a turn, but from then on each of your cuts costs {} token less.",
            name,
            self.part.sealing,
            self.part.more,
        )
