"""The weak link in words."""

from collections.abc import Iterator

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.model.kinds import NOBODY
from cosmotheque.games.bomb_busters.parts.constraints.words import CONSTRAINT_NAMES
from cosmotheque.games.bomb_busters.view.seen import View

EVENTS = {
    "accused": Text(
        "{accuser} croit que {seat} est le maillon faible et obéit à {letter}. Juste : {right}.",
        "{accuser} takes {seat} for the weak link, bound by {letter}. Right: {right}.",
    ),
    "link-stuck": Text("{seat} est le maillon faible.", "{seat} is the weak link."),
}

LINK = Text("vous êtes le maillon faible : {}", "you are the weak link: {}")
NOT_LINK = Text("un maillon faible inconnu", "an unknown weak link")
KNOWN_LINK = Text("maillon faible : place {}", "weak link: seat {}")


def lines(view: View) -> Iterator[Text]:
    """The weak link, as far as the seat knows it."""
    link = view.parts.weak_link
    if link is None:
        return
    letter = link.letters[link.seat] if link.seat != NOBODY else None
    if link.seat == NOBODY:
        yield NOT_LINK
    elif letter is not None and link.seat == view.seat:
        yield LINK.filled(CONSTRAINT_NAMES[letter])
    else:
        yield KNOWN_LINK.filled(link.seat)
