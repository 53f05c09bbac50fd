"""Challenge cards: drawn, met by what is cut or said, and each a step back of the detonator (BOM-310 to BOM-323)."""

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from cosmotheque.core.game import CHANCE, Seat
from cosmotheque.games.bomb_busters.components import NUMBERS, is_red
from cosmotheque.games.bomb_busters.model.actions import Deal, Drawn
from cosmotheque.games.bomb_busters.model.facts import Lacks
from cosmotheque.games.bomb_busters.model.roster import Action, Task
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.parts.challenges.data import (
    CallRed,
    Challenge,
    ChallengeMet,
    Challenges,
    ChallengesDrawn,
    ChallengeTask,
    Claim,
    Nope,
    NumbersDrawn,
    NumbersTask,
    OddClaimed,
    RedCalled,
    Turn,
)
from cosmotheque.games.bomb_busters.parts.challenges.rules_conditions import LONGEST_ROW, is_met, seems_odd, stands_odd
from cosmotheque.games.bomb_busters.rules.cuts import begin_action, pointable
from cosmotheque.games.bomb_busters.rules.detonator import move_detonator
from cosmotheque.games.bomb_busters.rules.facts import learn
from cosmotheque.games.bomb_busters.rules.mechanism import CutAction, Mechanism
from cosmotheque.games.bomb_busters.rules.registry import works
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import StateOrView, complete_numbers, uncut_on

EVEN = tuple(number for number in NUMBERS if number % 2 == 0)


def is_open(table: StateOrView, card: Challenge) -> bool:
    return table.parts.challenges is not None and card in table.parts.challenges.open


@works(Nope)
class ChallengeCards(Mechanism[Nope]):
    """Cards that lie open until they are met."""

    tasks = (ChallengeTask, NumbersTask)
    actions = (CallRed, Claim)

    def lay_out(self, scene: Scene, dealt: Deal) -> None:
        scene.change_parts(challenges=Challenges())

    def before_tokens(self, state: State) -> Sequence[Task]:
        return [ChallengeTask(CHANCE)]

    def draw(self, state: State, task: Task, rng: Random) -> Action:
        if isinstance(task, NumbersTask):
            return Drawn(tuple(sorted(rng.sample(list(NUMBERS), 2))))
        return Drawn(tuple(sorted(rng.sample(list(map(int, Challenge)), state.seats))))

    def choose(self, scene: Scene, task: Task, action: Action) -> None:
        challenges = scene.state.parts.challenges
        if challenges is None or not isinstance(action, Drawn):
            return
        if isinstance(task, NumbersTask):
            scene.change_parts(challenges=replace(challenges, numbers=action.numbers))
            scene.tell(NumbersDrawn(action.numbers))
            return
        scene.change_parts(challenges=replace(challenges, open=action.numbers))
        scene.tell(ChallengesDrawn(action.numbers))
        if Challenge.TWO_NUMBERS in action.numbers:
            scene.push(NumbersTask(CHANCE))

    def turn_actions(self, table: StateOrView, seat: Seat) -> Sequence[Action]:
        """BOM-311."""
        if not is_open(table, Challenge.CALL_RED):
            return ()
        return [CallRed(slot) for stand in pointable(table, seat) for slot in stand]

    def any_time_actions(self, state: State, seat: Seat) -> Sequence[Action]:
        """BOM-322."""
        return [Claim(stand) for stand in stands_odd(state, seat)] if is_open(state, Challenge.ODD) else ()

    def may_interject(self, state: State, seat: Seat) -> bool:
        return is_open(state, Challenge.ODD) and seems_odd(state, seat)

    def carry_out(self, scene: Scene, seat: Seat, action: Action) -> None:
        match action:
            case CallRed():
                self._call_red(scene, seat, action)
            case Claim(stand=stand):
                scene.tell(OddClaimed(seat, stand))
                learn(scene, Lacks(tuple(uncut_on(scene.state, stand)), EVEN))
                _meet(scene, Challenge.ODD)
            case _:
                pass

    def _call_red(self, scene: Scene, seat: Seat, action: CallRed) -> None:
        """BOM-311: it is laid down safely, or the bomb explodes."""
        code = scene.wire(action.slot).code
        begin_action(scene)
        scene.change_wire(action.slot, cut=True)
        scene.tell(RedCalled(seat, action.slot, code))
        if is_red(code):
            _meet(scene, Challenge.CALL_RED)
        else:
            scene.end("not-red")

    def after_cut(self, scene: Scene, cut: CutAction) -> None:
        """Remember whose cut it was, for challenges in a row (BOM-321)."""
        challenges = scene.state.parts.challenges
        if challenges is not None and cut.value:
            made = Turn(scene.state.turns, cut.seat, cut.value, cut.solo)
            scene.change_parts(challenges=replace(challenges, turns=(*challenges.turns, made)[-LONGEST_ROW:]))

    def after_move(self, scene: Scene) -> None:
        """Count every met challenge right away, even one that is met by the way (BOM-310, BOM-322, BOM-323)."""
        challenges = scene.state.parts.challenges
        if challenges is None:
            return
        known = challenges.validated
        more = tuple(number for number in complete_numbers(scene.state) if number not in known)
        if more:
            scene.change_parts(challenges=replace(challenges, validated=known + more))
        for card in challenges.open:
            if is_met(scene.state, card):
                _meet(scene, card)


def _meet(scene: Scene, card: int) -> None:
    challenges = scene.state.parts.challenges
    if challenges is None:
        return
    left = tuple(other for other in challenges.open if other != card)
    scene.change_parts(challenges=replace(challenges, open=left, done=(*challenges.done, card)))
    scene.tell(ChallengeMet(int(card)))
    move_detonator(scene, -1)
