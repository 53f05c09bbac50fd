"""Number cards on equipment cards, which both have to be begun (BOM-1201 to BOM-1203)."""

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from cosmotheque.games.bomb_busters.components import NUMBERS
from cosmotheque.games.bomb_busters.model.actions import Deal, Drawn
from cosmotheque.games.bomb_busters.model.roster import Action, Task
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.parts.gear.data import Gear
from cosmotheque.games.bomb_busters.parts.locks.data import CardLocked, Locks, LockTask
from cosmotheque.games.bomb_busters.rules.cards import ready_cards
from cosmotheque.games.bomb_busters.rules.mechanism import Mechanism
from cosmotheque.games.bomb_busters.rules.registry import works
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import cut_counts


@works(Locks)
class LockedCards(Mechanism[Locks]):
    """Number cards that lock equipment come and go here; `rules.cards` decides when a card is usable."""

    tasks = (LockTask,)

    def lay_out(self, scene: Scene, dealt: Deal) -> None:
        scene.change_parts(gear=Gear(numbers=tuple(NUMBERS)))

    def before_tokens(self, state: State) -> Sequence[Task]:
        return [LockTask(tuple(card.number for card in state.cards))]

    def draw(self, state: State, task: Task, rng: Random) -> Action:
        numbers = state.parts.gear.numbers if state.parts.gear else ()
        count = len(task.cards) if isinstance(task, LockTask) else 0
        return Drawn(tuple(rng.sample(numbers, min(count, len(numbers)))))

    def choose(self, scene: Scene, task: Task, action: Action) -> None:
        """A number card whose value is begun goes at once from a card that comes later (BOM-1203)."""
        gear = scene.state.parts.gear
        if not isinstance(task, LockTask) or not isinstance(action, Drawn) or gear is None:
            return
        locks, counts = dict(zip(task.cards, action.numbers, strict=False)), cut_counts(scene.state)
        for card, number in locks.items():
            scene.tell(CardLocked(card, number))
        numbers = tuple(number for number in gear.numbers if number not in action.numbers)
        scene.change_parts(gear=replace(gear, numbers=numbers))
        scene.change(
            cards=tuple(
                replace(card, lock=number) if (number := locks.get(card.number, 0)) and counts[number] < 2 else card
                for card in scene.state.cards
            )
        )

    def automatic_step(self, scene: Scene) -> bool:
        """The number card goes when the card is usable (BOM-1202)."""
        ready = ready_cards(scene.state)
        if not any(card.lock and card.number in ready for card in scene.state.cards):
            return False
        scene.change(cards=tuple(replace(card, lock=0) if card.number in ready else card for card in scene.state.cards))
        return True
