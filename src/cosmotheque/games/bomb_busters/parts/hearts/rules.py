"""Saint Valentine's hearts: each player is pointed at only where their heart lies (BOM-84)."""

from collections.abc import Sequence

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import NUMBERS
from cosmotheque.games.bomb_busters.model.actions import Deal
from cosmotheque.games.bomb_busters.model.events import CardChosen
from cosmotheque.games.bomb_busters.model.kinds import NOBODY
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.model.roster import Action, Task
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.model.wires import Card, Slot
from cosmotheque.games.bomb_busters.parts.hearts.data import (
    CardTask,
    ChooseCard,
    HeartLaid,
    Hearts,
    HeartTask,
    LayHeart,
)
from cosmotheque.games.bomb_busters.rules.mechanism import Mechanism
from cosmotheque.games.bomb_busters.rules.registry import works
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import StateOrView, seats_in_turn, stands_of, uncut_on


def given_cards(years: int) -> tuple[int, ...]:
    """The cards that the digits of the years name; in the first year there are none (BOM-84)."""
    return tuple(sorted({int(digit) for digit in str(years)} - {0}))


@works(Hearts)
class HeartsAtStands(Mechanism[Hearts]):
    """A heart is laid before the first turn, and may be moved at the end of each."""

    tasks = (CardTask, HeartTask)

    def lay_out(self, scene: Scene, dealt: Deal) -> None:
        scene.change(hearts=(NOBODY,) * scene.state.seats)

    def before_tokens(self, state: State) -> Sequence[Task]:
        """A card of choice for each digit of a couple's years that names none."""
        options = state.options
        if not options.couple:
            return ()
        return [CardTask(state.captain)] * (len(str(options.years)) - len(given_cards(options.years)))

    def after_tokens(self, state: State) -> Sequence[Task]:
        return [HeartTask(seat) for seat in seats_in_turn(state, state.captain)]

    def given_cards(self, options: Options) -> tuple[int, ...] | None:
        """The cards of a couple's years (BOM-84)."""
        return given_cards(options.years) if options.couple else None

    def bans_slot(self, table: StateOrView, seat: Seat, slot: Slot) -> str | None:
        return None if slot.stand in table.hearts else "BOM-84"

    def turn_ends(self, scene: Scene) -> None:
        scene.push(HeartTask(scene.state.active))

    def choices(self, state: State, task: Task) -> Sequence[Action]:
        if isinstance(task, HeartTask):
            return [LayHeart(stand) for stand in _stands(state, task.seat)]
        taken = {card.number for card in state.cards}
        return [ChooseCard(number) for number in NUMBERS if number not in taken]

    def skip(self, scene: Scene, task: Task) -> bool:
        """Skip the choice with only one stand left."""
        if not isinstance(task, HeartTask):
            return False
        stands = _stands(scene.state, task.seat)
        if len(stands) > 1:
            return False
        scene.pop()
        if stands:
            _lay(scene, task.seat, stands[0])
        return True

    def choose(self, scene: Scene, task: Task, action: Action) -> None:
        match action:
            case LayHeart(stand=stand):
                _lay(scene, task.seat, stand)
            case ChooseCard(number=number):
                cards = sorted((*scene.state.cards, Card(number)), key=lambda card: card.number)
                scene.change(cards=tuple(cards))
                scene.tell(CardChosen(task.seat, number))
            case _:
                pass

    def task_rule(self, task: Task) -> str:
        return "BOM-51"


def _stands(state: State, seat: Seat) -> list[int]:
    return [stand for stand in stands_of(state, seat) if uncut_on(state, stand)]


def _lay(scene: Scene, seat: Seat, stand: int) -> None:
    hearts = list(scene.state.hearts)
    if hearts[seat] == stand:
        return
    hearts[seat] = stand
    scene.change(hearts=tuple(hearts))
    scene.tell(HeartLaid(seat, stand))
