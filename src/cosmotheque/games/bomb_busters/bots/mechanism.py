"""A bot's judgement of a mission's mechanisms: the worth of choices, and the costs of actions and cuts.

One judgement for each kind of `Part`, in `parts/<part>/bot.py`; without one a part has no say.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import ClassVar, Generic, NamedTuple, TypeVar

from cosmotheque.games.bomb_busters.belief.believe import Belief, warm_up
from cosmotheque.games.bomb_busters.missions.shelf import mission_of
from cosmotheque.games.bomb_busters.model.kinds import Part
from cosmotheque.games.bomb_busters.model.mission import Mission
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.loading import load
from cosmotheque.games.bomb_busters.view.seen import View

AnyPart = TypeVar("AnyPart", bound=Part)


class Offer(NamedTuple):
    """An action of a mechanism in place of a cut, and the share of the mission that it puts at risk."""

    risk: float
    action: Action


class Judgement(Generic[AnyPart]):
    """Every method has nothing to say. Costs are shares of the mission (`stakes`)."""

    HARD: ClassVar[bool] = False
    """True if the part hinders everybody, so that mistakes come for certain."""

    def __init__(self, part: AnyPart) -> None:
        self.part = part

    def worth(self, view: View, action: Action) -> float | None:
        """The worth of a choice that the game waits for; only to be compared with choices of the same kind."""
        return None

    def offers(self, view: View, belief: Belief) -> Iterator[Offer]:
        """Actions that the active player could take in place of a cut, or has to take before one."""
        yield from ()

    def weigh(self, view: View, belief: Belief, action: Action) -> float | None:
        """The share that an action of the mechanism puts at risk, offered or not; None for all others."""
        return None

    def first(self, view: View, value: int) -> Action | None:
        """The best choice that has to be made before a value can be cut."""
        return None

    def cost(self, view: View, value: int, four: bool = False) -> float:
        """The further cost of a successful cut of a value, perhaps of all four wires; a gain below zero."""
        return 0.0

    def cost_of_missing(self, view: View, value: int) -> float:
        """The cost of a failed cut of a value besides the step of the detonator."""
        return 0.0

    def survives_at_once(self) -> bool:
        """True if a failed cut of wires at once costs no more than a step of the detonator."""
        return False

    def help(self, view: View, actions: Sequence[Action]) -> Action | None:
        """An action that should be taken immediately, on any player's turn."""
        return None


def prepare() -> None:
    """Load all that a bot needs to think, before its time runs."""
    load("bot")
    warm_up()


JUDGEMENTS: dict[type[Part], type[Judgement[Part]]] = {}
_AT_WORK: dict[Mission, tuple[Judgement[Part], ...]] = {}


def judges(part: type[AnyPart]) -> Callable[[type[Judgement[AnyPart]]], type[Judgement[AnyPart]]]:
    """Make a class the judgement of a kind of part."""

    def register(judgement: type[Judgement[AnyPart]]) -> type[Judgement[AnyPart]]:
        JUDGEMENTS[part] = judgement  # type: ignore[assignment]
        return judgement

    return register


def judgements(view: View) -> tuple[Judgement[Part], ...]:
    """The judgements of the mission, in the order of its record."""
    mission = mission_of(view.options, view.seats)
    found = _AT_WORK.get(mission)
    if found is None:
        load("bot")
        parts = [part for part in mission.parts if type(part) in JUDGEMENTS]
        found = _AT_WORK[mission] = tuple(JUDGEMENTS[type(part)](part) for part in parts)
    return found


def first_steps(view: View, *values: int) -> list[Action]:
    """Choices that have to be made before these values can be cut; none during a draft, when it is too late."""
    if view.draft is not None:
        return []
    found = (judgement.first(view, value) for judgement in judgements(view) for value in values)
    return [action for action in found if action is not None]
