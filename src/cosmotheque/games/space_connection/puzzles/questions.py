"""Questions about launches: what is true in a sky, and what is true in all of them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from cosmotheque.games.space_connection.actions import Action, Rocket, Ship, SuperShip
from cosmotheque.games.space_connection.puzzles.skies import OpenSky
from cosmotheque.games.space_connection.puzzles.themes import COMPLETING, EMPTY, FINDING, PLANET
from cosmotheque.games.space_connection.rules.launching import reach
from cosmotheque.games.space_connection.state import Mask

Craft: TypeAlias = type[Rocket] | type[Ship] | type[SuperShip]
Aimed: TypeAlias = Rocket | Ship | SuperShip
SIZES: Final[Sequence[Craft]] = (Rocket, Ship, SuperShip)


class Question(NamedTuple):
    """Asked of these `crafts`, small ones first: whether something `holds` of the positions they see in a sky."""

    crafts: Sequence[Craft]
    holds: Callable[[OpenSky, Mask, Mask], bool]


def is_planet(_sky: OpenSky, seen: Mask, layout: Mask) -> bool:
    return bool(seen & layout)


def is_empty(_sky: OpenSky, seen: Mask, layout: Mask) -> bool:
    return not seen & layout


def is_completed(sky: OpenSky, seen: Mask, layout: Mask) -> bool:
    return any(not hidden & ~seen for hidden in sky.needs[layout])


QUESTIONS: Final[Mapping[str, Question]] = {
    PLANET: Question((Rocket,), is_planet),
    EMPTY: Question((Rocket,), is_empty),
    FINDING: Question(SIZES, is_planet),
    COMPLETING: Question(SIZES, is_completed),
}


def reach_of(sky: OpenSky, launch: Aimed) -> Mask:
    return reach(sky.facts.space, (), launch)


def list_asked(question: Question, actions: Sequence[Action]) -> list[tuple[int, Aimed]]:
    """The launches that a question is about, with their numbers."""
    crafts = tuple(question.crafts)
    launches = [(number, one) for number, one in enumerate(actions) if isinstance(one, Rocket | Ship | SuperShip)]
    return [(number, one) for number, one in launches if isinstance(one, crafts)]


def list_certain(sky: OpenSky, question: Question, actions: Sequence[Action]) -> list[int]:
    """The numbers of the launches of which it holds in every sky; none where there are too many skies to tell."""
    launches = list_asked(question, actions)
    if question.crafts == (Rocket,):
        wanted = sky.total if question.holds is is_planet else 0
        return [number for number, one in launches if isinstance(one, Rocket) and sky.tallies[one.at] == wanted]
    if not sky.is_small:
        return []
    seen = [(number, reach_of(sky, one)) for number, one in launches]
    return [number for number, mask in seen if all(question.holds(sky, mask, layout) for layout in sky.layouts)]
