"""Roles: for some a failure is the last (BOM-242)."""

from typing import Final

from cosmotheque.games.bomb_busters.bots.mechanism import Judgement, judges
from cosmotheque.games.bomb_busters.parts.roles.data import Role
from cosmotheque.games.bomb_busters.parts.roles.rules import has_role
from cosmotheque.games.bomb_busters.view.seen import View

ALL: Final = 1.0


@judges(Role)
class RoleSense(Judgement[Role]):
    def cost_of_missing(self, view: View, value: int) -> float:
        return ALL if self.part.fatal and has_role(view, view.active) else 0.0
