"""The share of parts in the drawing: functions in `parts/<part>/words.py`.

`lines` stand above the stands of the table, `lines_below` below them; `beside` stands after the name of a stand. `name`
is what a value of an event is called.
"""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.model.roster import Event
from cosmotheque.games.bomb_busters.parts.loading import load
from cosmotheque.games.bomb_busters.view.seen import View


@cache
def _functions(name: str) -> tuple[Callable[..., Any], ...]:
    return tuple(getattr(words, name) for words in load("words") if hasattr(words, name))


def lines_above(view: View) -> Iterator[Text]:
    for lines in _functions("lines"):
        yield from lines(view)


def lines_below(view: View) -> Iterator[Text]:
    for lines in _functions("lines_below"):
        yield from lines(view)


def beside_stand(view: View, stand: int) -> Iterator[Text]:
    for beside in _functions("beside"):
        yield from beside(view, stand)


def name_by_part(event: Event, field: str, value: Any) -> Text | str | None:
    """The name that the first part has for it."""
    found = (name(event, field, value) for name in _functions("name"))
    return next((named for named in found if named is not None), None)
