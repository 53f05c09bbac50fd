"""Four blue wires that are like red ones (BOM-1101 to BOM-1107)."""

from collections.abc import Sequence
from random import Random

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import NUMBERS
from cosmotheque.games.bomb_busters.missions.shelf import mission_of
from cosmotheque.games.bomb_busters.model.actions import Deal, Drawn, RevealReds, Scan
from cosmotheque.games.bomb_busters.model.roster import Action, Task
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.parts.gear.data import CardsTask, Gear, NumberShown, OpenNumberTask
from cosmotheque.games.bomb_busters.parts.like_red.data import LikeRed
from cosmotheque.games.bomb_busters.rules.mechanism import Mechanism
from cosmotheque.games.bomb_busters.rules.registry import works
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import StateOrView


@works(LikeRed)
class BluesLikeReds(Mechanism[LikeRed]):
    """The number is drawn first, then the equipment without its card (BOM-1104); what explodes asks `is_deadly`."""

    tasks = (OpenNumberTask,)

    def lay_out(self, scene: Scene, dealt: Deal) -> None:
        scene.change_parts(gear=Gear(numbers=tuple(NUMBERS)))

    def before_tokens(self, state: State) -> Sequence[Task]:
        return [OpenNumberTask(), CardsTask(mission_of(state.options, state.seats).cards.count_drawn(state.seats))]

    def blocks(self, table: StateOrView, seat: Seat, value: int) -> str | None:
        """BOM-1102."""
        return "BOM-1102" if table.parts.gear is not None and value == table.parts.gear.like_red else None

    def breaks(self, state: State, seat: Seat, action: Action) -> str | None:
        like_red = state.parts.gear.like_red if state.parts.gear else 0
        match action:
            case RevealReds():
                return "BOM-1103"
            case Scan(number=number):
                return "BOM-1106" if number == like_red else None
            case _:
                return super().breaks(state, seat, action)

    def draw(self, state: State, task: Task, rng: Random) -> Action:
        return Drawn((rng.choice(NUMBERS),))

    def choose(self, scene: Scene, task: Task, action: Action) -> None:
        if isinstance(action, Drawn):
            number = action.numbers[0]
            scene.change_parts(gear=Gear(number, like_red=number))
            scene.tell(NumberShown(number))
