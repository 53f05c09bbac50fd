"""Choice of characters, from box 3 on (BOM-300 to BOM-303)."""

from collections.abc import Sequence
from random import Random

from cosmotheque.games.bomb_busters.missions.shelf import mission_of
from cosmotheque.games.bomb_busters.model.roster import Action, Task
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.parts.cast.data import (
    Cast,
    CharacterChosen,
    CharacterTask,
    ChooseCharacter,
    DealTask,
)
from cosmotheque.games.bomb_busters.rules.deal import draw_deal
from cosmotheque.games.bomb_busters.rules.mechanism import Mechanism
from cosmotheque.games.bomb_busters.rules.registry import works
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import seats_in_turn


@works(Cast)
class CastOfCharacters(Mechanism[Cast]):
    """Characters are chosen before the deal; what they do `rules.cards` knows."""

    tasks = (CharacterTask, DealTask)

    def before_deal(self, state: State) -> Sequence[Task]:
        """BOM-301: the others choose, and then the wires are dealt."""
        return [*map(CharacterTask, seats_in_turn(state, state.captain)[1:]), DealTask()]

    def choices(self, state: State, task: Task) -> Sequence[Action]:
        """The new characters that are still free, as each exists once, and the old one (BOM-300)."""
        new = mission_of(state.options, state.seats).new_characters
        return [ChooseCharacter(0), *(ChooseCharacter(card) for card in new if card not in state.characters)]

    def draw(self, state: State, task: Task, rng: Random) -> Action:
        return draw_deal(state, rng)

    def choose(self, scene: Scene, task: Task, action: Action) -> None:
        if isinstance(action, ChooseCharacter):
            characters = list(scene.state.characters)
            characters[task.seat] = action.number
            scene.change(characters=tuple(characters))
            scene.tell(CharacterChosen(task.seat, action.number))

    def task_rule(self, task: Task) -> str:
        return "BOM-301"
