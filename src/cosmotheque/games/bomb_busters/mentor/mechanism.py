"""The mentor's words about the mechanisms of a mission.

One saying for each kind of `Part`, in `parts/<part>/mentor.py`; without one a part has nothing to say.
"""

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

from cosmotheque.core.mentor import Grade
from cosmotheque.core.text import UNSAID, Text
from cosmotheque.games.bomb_busters.bots.mechanism import prepare as prepare_bots
from cosmotheque.games.bomb_busters.bots.plans import Outlook
from cosmotheque.games.bomb_busters.missions.shelf import mission_of
from cosmotheque.games.bomb_busters.model.kinds import Part
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.loading import load
from cosmotheque.games.bomb_busters.view.seen import View

AnyPart = TypeVar("AnyPart", bound=Part)


class Reason(NamedTuple):
    """A reason for a cut that its odds do not give.

    `but` is said of the other one before a move: it is a plain cut, so a reason that is about tools has none.
    `since` is said of the preferred one after the game.
    """

    since: Text
    but: Text = UNSAID


class Saying(Generic[AnyPart]):
    """Every method has nothing to say."""

    def __init__(self, part: AnyPart) -> None:
        self.part = part

    def advise(self, outlook: Outlook, action: Action) -> Text | None:
        """Do this, and why: a choice that the game waits for, or an action of the mechanism."""
        return None

    def describe(self, view: View, action: Action) -> Text | None:
        """The same in the words of a review: nobody is addressed."""
        return None

    def still_good(self, action: Action) -> float:
        """The margin by which a choice may be worth less, in its own measure, and still be a good one."""
        return 1.0

    def matters(self, action: Action) -> bool:
        """False of a choice for which the mechanism has no better and no worse."""
        return True

    def grade(self, action: Action, lost: float) -> Grade | None:
        """The grade of a choice that is worth so much less than the best; None where `still_good` says it."""
        return None

    def remark(self, action: Action) -> Text | None:
        """A sentence of praise for an action that helps at any time."""
        return None

    def reason(self) -> Reason | None:
        """The reason to prefer a cut whose success costs less (`Judgement.cost`)."""
        return None

    def remind(self, outlook: Outlook) -> Text | None:
        """A reminder for this turn, such as why a gate is closed or what things cost."""
        return None


def prepare() -> None:
    """Load all that the mentor needs to think, before its time runs."""
    load("mentor")
    prepare_bots()


SAYINGS: dict[type[Part], Callable[[Part], Saying[Part]]] = {}


def speaks(part: type[AnyPart]) -> Callable[[type[Saying[AnyPart]]], type[Saying[AnyPart]]]:
    """Make a class the saying of a kind of part."""

    def register(saying: type[Saying[AnyPart]]) -> type[Saying[AnyPart]]:
        SAYINGS[part] = saying  # type: ignore[assignment]
        return saying

    return register


def sayings(view: View) -> list[Saying[Part]]:
    """The sayings of the mission, in the order of its record."""
    load("mentor")
    parts = mission_of(view.options, view.seats).parts
    return [SAYINGS[type(part)](part) for part in parts if type(part) in SAYINGS]


def advise_action(outlook: Outlook, action: Action) -> Text | None:
    """The advice of the first mechanism that knows the action."""
    found = (saying.advise(outlook, action) for saying in sayings(outlook.view))
    return next((text for text in found if text is not None), None)


def describe_action(view: View, action: Action) -> Text | None:
    found = (saying.describe(view, action) for saying in sayings(view))
    return next((text for text in found if text is not None), None)


def remark_action(view: View, action: Action) -> Text | None:
    """The praise of the mechanism that knows the action."""
    found = (saying.remark(action) for saying in sayings(view))
    return next((text for text in found if text is not None), None)
