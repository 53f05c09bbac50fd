"""Roles: the rookie, the liar, the careless captain (BOM-240 to BOM-243)."""

from collections.abc import Sequence
from random import Random

from cosmotheque.core.game import CHANCE, Seat
from cosmotheque.games.bomb_busters.model.actions import Deal, Drawn
from cosmotheque.games.bomb_busters.model.mission import TokenKind
from cosmotheque.games.bomb_busters.model.roster import Action, Task
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.parts.roles.data import Played, Role, RoleDealt, RoleTask
from cosmotheque.games.bomb_busters.rules.mechanism import Mechanism
from cosmotheque.games.bomb_busters.rules.registry import works
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import StateOrView


@works(Role)
class Roles(Mechanism[Role]):
    """The role of a mission; everybody knows which seat has it."""

    tasks = (RoleTask,)

    def lay_out(self, scene: Scene, dealt: Deal) -> None:
        scene.change_parts(roles=Played(self.part.name))
        if not self.part.drawn:
            self._give(scene, dealt.captain)

    def before_tokens(self, state: State) -> Sequence[Task]:
        return [RoleTask(CHANCE)] if self.part.drawn else ()

    def draw(self, state: State, task: Task, rng: Random) -> Action:
        """BOM-240: as many character cards as players, the captain's among them."""
        return Drawn((rng.randrange(state.seats),))

    def choose(self, scene: Scene, task: Task, action: Action) -> None:
        if isinstance(action, Drawn):
            self._give(scene, Seat(action.numbers[0]))

    def _give(self, scene: Scene, seat: Seat) -> None:
        scene.change_parts(roles=Played(self.part.name, seat))
        scene.tell(RoleDealt(seat))

    def is_fatal(self, table: StateOrView, seat: Seat) -> bool:
        """BOM-242."""
        return self.part.fatal and has_role(table, seat)

    def bans_tools(self, table: StateOrView, seat: Seat) -> str | None:
        """BOM-243."""
        return self.part.rule if not self.part.tools and has_role(table, seat) else None

    def bans_stabilizer(self, table: StateOrView, seat: Seat) -> str | None:
        """BOM-1402."""
        return self.part.rule if not self.part.stabilizer and has_role(table, seat) else None

    def token_kind(self, table: StateOrView, seat: Seat) -> TokenKind | None:
        """BOM-1703."""
        return "false" if self.part.lies and has_role(table, seat) else None


def has_role(table: StateOrView, seat: Seat) -> bool:
    """True once the role is dealt to this seat."""
    return table.parts.roles is not None and table.parts.roles.seat == seat
