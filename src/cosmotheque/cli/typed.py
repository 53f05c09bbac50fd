"""Guesses at the meaning of a player's input at the terminal."""

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
