"""The weak link: a seat obeys a constraint in secret, and the others search for both (mission 34)."""

from collections.abc import Sequence
from random import Random
from typing import Final

from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.model.actions import Deal, Drawn
from cosmotheque.games.bomb_busters.model.kinds import NOBODY
from cosmotheque.games.bomb_busters.model.roster import Action, Task
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.parts.constraints.data import GENTLE, LETTERS, Letter
from cosmotheque.games.bomb_busters.parts.constraints.rules import lets_pass
from cosmotheque.games.bomb_busters.parts.weak_link.data import (
    Accusation,
    Accuse,
    Accused,
    Link,
    LinkStuck,
    RolesTask,
    WeakLink,
)
from cosmotheque.games.bomb_busters.parts.weak_link.rules_secret import could_be, draw_link
from cosmotheque.games.bomb_busters.rules.detonator import move_detonator
from cosmotheque.games.bomb_busters.rules.mechanism import Mechanism, Unseen
from cosmotheque.games.bomb_busters.rules.registry import works
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import StateOrView, with_parts

STUCK_STEPS: Final = 2


def obeyed_constraint(table: StateOrView, seat: Seat) -> Letter | None:
    """The constraint that a seat obeys in secret, where the table shows it."""
    link = table.parts.weak_link
    return link.letters[seat] if link is not None and not link.ended and 0 <= seat == link.seat else None


@works(WeakLink)
class SecretLink(Mechanism[WeakLink]):
    tasks = (RolesTask,)
    actions = (Accuse,)

    def lay_out(self, scene: Scene, dealt: Deal) -> None:
        seats = scene.state.seats
        scene.change_parts(weak_link=Link(NOBODY, (None,) * seats, ((),) * seats))

    def before_tokens(self, state: State) -> Sequence[Task]:
        return [RolesTask()]

    def draw(self, state: State, task: Task, rng: Random) -> Action:
        """Draw the seat of the link, then everybody's constraint."""
        letters = rng.sample(range(len(GENTLE)), state.seats)
        return Drawn((rng.randrange(state.seats), *letters))

    def choose(self, scene: Scene, task: Task, action: Action) -> None:
        if isinstance(action, Drawn) and scene.state.parts.weak_link is not None:
            seat, *letters = action.numbers
            link = replace(
                scene.state.parts.weak_link, seat=Seat(seat), letters=tuple(LETTERS[letter] for letter in letters)
            )
            scene.change_parts(weak_link=link)

    def task_rule(self, task: Task) -> str:
        return "BOM-3401"

    def blocks(self, table: StateOrView, seat: Seat, value: int) -> str | None:
        return None if lets_pass(obeyed_constraint(table, seat), value) else "BOM-3403"

    def is_known_to_pass(self, table: StateOrView, seat: Seat, value: int) -> bool | None:
        """True if every constraint that the seat could have allows the value; None if that is not known."""
        link = table.parts.weak_link
        if link is None or link.ended:
            return True
        return all(lets_pass(letter, value) for letter in GENTLE if could_be(link, seat, letter)) or None

    def has_character(self, table: StateOrView, seat: Seat) -> bool:
        """BOM-3402, BOM-3404: while characters are hidden nobody has one, and never again if the link was stuck."""
        return table.parts.weak_link is not None and table.parts.weak_link.ended == "found"

    def turn_begins(self, scene: Scene) -> None:
        if scene.state.parts.weak_link is not None:
            scene.change_parts(weak_link=replace(scene.state.parts.weak_link, asked=False))

    def before_cut(self, scene: Scene, seat: Seat, values: tuple[int, ...], solo: bool) -> None:
        link = scene.state.parts.weak_link
        if link is None or link.ended:
            return
        said = list(link.said)
        said[seat] = tuple(sorted({*said[seat], *values}))
        scene.change_parts(weak_link=replace(link, said=tuple(said)))

    def turn_actions(self, table: StateOrView, seat: Seat) -> Sequence[Action]:
        """BOM-3405, BOM-3406: one accusation at the start of a turn, and not by the link itself."""
        link = table.parts.weak_link
        if link is None or link.ended or link.asked or seat == link.seat:
            return ()
        others = (Seat(other) for other in range(table.seats) if other != seat)
        return [Accuse(other, letter) for other in others for letter in GENTLE]

    def carry_out(self, scene: Scene, seat: Seat, action: Action) -> None:
        link = scene.state.parts.weak_link
        if link is None or not isinstance(action, Accuse):
            return
        right = link.seat == action.seat and link.letters[link.seat] == action.letter
        scene.tell(Accused(seat, action.seat, action.letter, right))
        if right:
            self._come_out(scene, link, stuck=False)
        else:
            wrong = (*link.wrong, Accusation(seat, action.seat, action.letter))
            scene.change_parts(weak_link=replace(link, wrong=wrong, asked=True))
            move_detonator(scene, +1)

    def gets_stuck(self, scene: Scene, seat: Seat) -> bool:
        """BOM-3404."""
        link = scene.state.parts.weak_link
        if link is None or link.ended:
            return False
        scene.tell(LinkStuck(seat))
        self._come_out(scene, link, stuck=True)
        move_detonator(scene, STUCK_STEPS)
        return True

    def _come_out(self, scene: Scene, link: Link, *, stuck: bool) -> None:
        letters = (None,) * len(link.letters)
        scene.change_parts(weak_link=replace(link, letters=letters, asked=False, ended="stuck" if stuck else "found"))

    def imagine(self, state: State, unseen: Unseen, rng: Random) -> State:
        link = state.parts.weak_link
        return state if link is None else with_parts(state, weak_link=draw_link(link, unseen.seat, rng))

    def breaks(self, state: State, seat: Seat, action: Action) -> str | None:
        link = state.parts.weak_link
        if isinstance(action, Accuse):
            return "BOM-3406" if link is not None and (link.asked or link.seat == seat) else "BOM-3405"
        return super().breaks(state, seat, action)
