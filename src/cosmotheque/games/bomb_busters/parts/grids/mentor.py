"""The sheets of the bonus missions in words: which cell to tick, and which cartouche to join (BOM-81 to BOM-83)."""

from typing import Final

from cosmotheque.core.mentor import Grade, grade_of
from cosmotheque.core.text import Text, join, sentence
from cosmotheque.games.bomb_busters.bots.plans import Outlook
from cosmotheque.games.bomb_busters.mentor.mechanism import Reason, Saying, speaks
from cosmotheque.games.bomb_busters.mentor.thought import LOST
from cosmotheque.games.bomb_busters.mentor.words import value_word
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.grids.data import DrawLine, Sheet, Tick, TurnUp
from cosmotheque.games.bomb_busters.parts.grids.rules import row_effect, row_of
from cosmotheque.games.bomb_busters.text import EQUIPMENT_NAMES
from cosmotheque.games.bomb_busters.view.seen import View

A_DOUBLE: Final = Text(fr="un double détecteur", en="a double detector")

ROW: Final = Reason(
    since=Text(
        fr="Sa ligne à cocher était moins dangereuse pour le détonateur.",
        en="Its row was less dangerous for the detonator.",
    ),
    but=Text(
        fr="mais sa ligne à cocher est plus dangereuse pour le détonateur",
        en="but its row is more dangerous for the detonator",
    ),
)

LINE: Final = Reason(
    since=Text(fr="Cette coupe permettait de tracer une liaison.", en="That cut made it possible to draw a line."),
    but=Text(fr="mais celle-ci permet de tracer une liaison", en="but this one lets you draw a line"),
)


@speaks(Sheet)
class SheetSaying(Saying[Sheet]):
    def advise(self, outlook: Outlook, action: Action) -> Text | None:
        view = outlook.view
        match action:
            case Tick(cell=cell):
                word, row = value_word(self.part.cells[cell]), row_of(view, cell) + 1
                ticked = sentence("Cochez {} dans la ligne {}.", "Tick {} in row {}.", word, row)
                return join(ticked, _say_row(view, cell)) if self.part.effects else ticked
            case DrawLine(cartouche=cartouche):
                return sentence(
                    "Reliez {}·{} : ceux qui ont le moins à couper y gagnent le plus.",
                    "Join {}·{}: that helps most those who have least to cut.",
                    *self._words(cartouche),
                )
            case TurnUp(number=number):
                what = EQUIPMENT_NAMES.get(number, A_DOUBLE)
                return sentence("Utilisez le bonus pour réutiliser {}.", "Use the bonus to use {} again.", what)
            case _:
                return None

    def describe(self, view: View, action: Action) -> Text | None:
        match action:
            case Tick(cell=cell):
                word, row = value_word(self.part.cells[cell]), row_of(view, cell) + 1
                return join(sentence("{}, ligne {}.", "{}, row {}.", word, row), _say_row(view, cell))
            case DrawLine(cartouche=cartouche):
                return sentence("{}·{} relié.", "{}·{} joined.", *self._words(cartouche))
            case _:
                return None

    def matters(self, action: Action) -> bool:
        """False of a cell whose row does nothing (BOM-82, BOM-83)."""
        return not isinstance(action, Tick) or bool(self.part.effects)

    def grade(self, action: Action, lost: float) -> Grade | None:
        return grade_of(lost, LOST) if isinstance(action, Tick) else None

    def remark(self, action: Action) -> Text | None:
        if not isinstance(action, TurnUp):
            return None
        what = EQUIPMENT_NAMES.get(action.number, A_DOUBLE)
        return sentence("Bonus, pour réutiliser {}.", "Bonus, to use {} again.", what)

    def reason(self) -> Reason:
        """BOM-81, BOM-83."""
        return LINE if self.part.opened == "joined" else ROW

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
    return sentence(
        "La ligne est complète : le détonateur passe à {}.", "The row is complete: the detonator goes to {}.", where
    )
