"""The mentor's words about X wires (BOM-180 to BOM-184)."""

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.bots.plans import Outlook
from cosmotheque.games.bomb_busters.components import YELLOW
from cosmotheque.games.bomb_busters.mentor.mechanism import Saying, speaks
from cosmotheque.games.bomb_busters.parts.x_wires.data import XWires
from cosmotheque.games.bomb_busters.rules.stands import count_uncut


@speaks(XWires)
class OnX(Saying[XWires]):
    def remind(self, outlook: Outlook) -> Text | None:
        """The reason why they cannot be cut yet (BOM-3502)."""
        if not self.part.late or not count_uncut(outlook.view, YELLOW):
            return None
        return Text(
            fr="Les fils X attendent que les quatre jaunes soient coupés.",
            en="The X wires wait until all four yellow wires are cut.",
        )
