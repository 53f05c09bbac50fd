"""Equipment that lies face down until numbers of a deck are complete (BOM-1501 to BOM-1505)."""

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from cosmotheque.games.bomb_busters.components import NUMBERS
from cosmotheque.games.bomb_busters.missions.shelf import mission_of
from cosmotheque.games.bomb_busters.model.actions import Deal, Drawn
from cosmotheque.games.bomb_busters.model.roster import Action, Task
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.parts.face_down.data import FaceDown
from cosmotheque.games.bomb_busters.parts.gear.data import CardsTask, Gear, NumberShown, OpenNumberTask
from cosmotheque.games.bomb_busters.rules.mechanism import Mechanism
from cosmotheque.games.bomb_busters.rules.registry import works
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import count_uncut


@works(FaceDown)
class FaceDownCards(Mechanism[FaceDown]):
    """Face-down cards, of which one is turned up for each open number that becomes complete."""

    tasks = (OpenNumberTask,)

    def lay_out(self, scene: Scene, dealt: Deal) -> None:
        mission = mission_of(scene.state.options, scene.state.seats)
        scene.change_parts(gear=Gear(numbers=tuple(NUMBERS), down=mission.cards.count_drawn(scene.state.seats)))

    def before_tokens(self, state: State) -> Sequence[Task]:
        return [OpenNumberTask()]

    def automatic_step(self, scene: Scene) -> bool:
        """BOM-1502, BOM-1504: with the last card, or the last number, it ends."""
        gear = scene.state.parts.gear
        if not gear or not gear.number or count_uncut(scene.state, gear.number):
            return False
        scene.change_parts(gear=replace(gear, number=0, down=gear.down - 1))
        scene.push(CardsTask(1), *([OpenNumberTask()] if gear.numbers and gear.down > 1 else []))
        return True

    def draw(self, state: State, task: Task, rng: Random) -> Action:
        return Drawn((rng.choice(state.parts.gear.numbers if state.parts.gear else NUMBERS),))

    def choose(self, scene: Scene, task: Task, action: Action) -> None:
        """BOM-1503: a number that is complete already is replaced by the next."""
        gear = scene.state.parts.gear
        if not isinstance(action, Drawn) or gear is None:
            return
        number = action.numbers[0]
        rest = tuple(other for other in gear.numbers if other != number)
        complete = not count_uncut(scene.state, number)
        scene.change_parts(gear=replace(gear, number=0 if complete else number, numbers=rest))
        scene.tell(NumberShown(number))
        if complete and rest:
            scene.push(OpenNumberTask())
