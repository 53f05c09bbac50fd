"""Roles: what a player has to bear in mind for whom a failure is the last (BOM-242)."""

from typing import Final

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.bots.plans import Outlook
from cosmotheque.games.bomb_busters.mentor.mechanism import Saying, speaks
from cosmotheque.games.bomb_busters.parts.roles.data import Role
from cosmotheque.games.bomb_busters.parts.roles.rules import has_role

FATAL: Final = Text(
    fr="Dans votre rôle, toute erreur fait exploser la bombe.", en="In your role any mistake blows up the bomb."
)


@speaks(Role)
class RoleWords(Saying[Role]):
    def remind(self, outlook: Outlook) -> Text | None:
        return FATAL if self.part.fatal and has_role(outlook.view, outlook.view.active) else None
