"""The sheets of the bonus missions in words: which cell to tick, and which cartouche to join (BOM-81 to BOM-83)."""

from cosmotheque.core.text import Text, joined, said
from cosmotheque.games.bomb_busters.bots.plans import Outlook
from cosmotheque.games.bomb_busters.mentor.mechanism import Saying, speaks
from cosmotheque.games.bomb_busters.mentor.words import value_word
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.grids.data import DrawLine, Sheet, Tick
from cosmotheque.games.bomb_busters.parts.grids.rules import row_effect, row_of
from cosmotheque.games.bomb_busters.view.seen import View


@speaks(Sheet)
class SheetSaying(Saying[Sheet]):
    def advise(self, outlook: Outlook, action: Action) -> Text | None:
        view = outlook.view
        match action:
            case Tick(cell=cell):
                word, row = value_word(self.part.cells[cell]), row_of(view, cell) + 1
                ticked = said("Cochez {} dans la ligne {}.", "Tick {} in row {}.", word, row)
                return joined(ticked, _say_row(view, cell)) if self.part.effects else ticked
            case DrawLine(cartouche=cartouche):
                return said(
                    "Reliez {}·{} : ceux qui ont le moins à couper y gagnent le plus.",
                    "Join {}·{}: that helps most those who have least to cut.",
                    *self._words(cartouche),
                )
            case _:
                return None

    def describe(self, view: View, action: Action) -> Text | None:
        match action:
            case Tick(cell=cell):
                word, row = value_word(self.part.cells[cell]), row_of(view, cell) + 1
                return joined(said("{}, ligne {}.", "{}, row {}.", word, row), _say_row(view, cell))
            case DrawLine(cartouche=cartouche):
                return said("{}·{} relié.", "{}·{} joined.", *self._words(cartouche))
            case _:
                return None

    def _words(self, cartouche: int) -> tuple[Text, ...]:
        width = self.part.width
        return tuple(map(value_word, self.part.cells[width * cartouche : width * (cartouche + 1)]))


def _say_row(view: View, cell: int) -> Text | None:
    """BOM-81: what the row does to the detonator."""
    by = row_effect(view, cell)
    if view.parts.grids is None or cell ^ 1 not in view.parts.grids.ticked:
        return Text(fr="La ligne reste ouverte.", en="The row stays open.")
    if by == 0:
        return None
    where = view.detonator + by
    return said(
        "La ligne est complète : le détonateur passe à {}.", "The row is complete: the detonator goes to {}.", where
    )
