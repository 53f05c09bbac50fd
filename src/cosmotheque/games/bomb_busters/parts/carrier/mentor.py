"""The mentor's words about the robot and its wires (BOM-4301 to BOM-4306)."""

from cosmotheque.core.text import Text, sentence
from cosmotheque.games.bomb_busters.bots.plans import Outlook
from cosmotheque.games.bomb_busters.mentor.mechanism import Saying, speaks
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.notation import stand_name
from cosmotheque.games.bomb_busters.parts.carrier.data import Carrying, FileWire
from cosmotheque.games.bomb_busters.view.seen import View


@speaks(Carrying)
class OnCarrier(Saying[Carrying]):
    def advise(self, outlook: Outlook, action: Action) -> Text | None:
        if not isinstance(action, FileWire):
            return None
        name = stand_name(action.stand)
        return sentence(
            "Rangez le fil du robot sur le support {} : il y reste moins de fils, on l’y trouvera plus vite.",
            "File the robot’s wire on stand {}: fewer wires are left there, so you will find it sooner.",
            name,
        )

    def describe(self, view: View, action: Action) -> Text | None:
        if not isinstance(action, FileWire):
            return None
        return sentence("Fil du robot rangé sur {}.", "The robot’s wire filed on {}.", stand_name(action.stand))

    def remind(self, outlook: Outlook) -> Text | None:
        carrier = outlook.view.parts.carrier
        if carrier is None or not carrier.wires:
            return None
        return sentence(
            "Le robot est sur le {} avec {} fil(s) : coupez ce nombre, et vous en prenez un.",
            "The robot is on {} with {} wire(s): cut that number and you take one.",
            carrier.place,
            len(carrier.wires),
        )
