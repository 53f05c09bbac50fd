"""What a player at the terminal may have meant."""

from collections.abc import Sequence
from enum import Enum, auto


class Wish(Enum):
    """A wish that is not a move."""

    UNDO = auto()
    HINT = auto()
    BOARD = auto()
    RULES = auto()
    HELP = auto()
    QUIT = auto()


WORDS = {
    Wish.UNDO: ("undo", "annuler"),
    Wish.HINT: ("hint", "indice"),
    Wish.BOARD: ("board", "plateau"),
    Wish.RULES: ("rules", "règles", "regles"),
    Wish.HELP: ("help", "aide", "?"),
    Wish.QUIT: ("quit", "quitter", "exit"),
}
WISHES = {word: wish for wish, words in WORDS.items() for word in words}


def read_wish(text: str) -> tuple[Wish, str] | None:
    """A wish and what follows it: `rules KEY-7` is a wish for one rule."""
    word, _, rest = text.partition(" ")
    wish = WISHES.get(word.casefold())
    return None if wish is None else (wish, rest.strip())


def find_action(text: str, written: Sequence[str]) -> int | None:
    """The one action that is so written, capitals aside if need be, or so numbered from 1 on."""
    folded = [action.casefold() for action in written]
    for candidates, wanted in ((written, text), (folded, text.casefold())):
        if candidates.count(wanted) == 1:
            return candidates.index(wanted)
    if text.isdecimal() and 1 <= int(text) <= len(written):
        return int(text) - 1
    return None


def narrow(text: str, written: Sequence[str]) -> list[int]:
    """The actions that begin so or, when none does, contain it."""
    folded, wanted = [action.casefold() for action in written], text.casefold()
    beginning = [i for i, action in enumerate(folded) if action.startswith(wanted)]
    return beginning or [i for i, action in enumerate(folded) if wanted in action]
