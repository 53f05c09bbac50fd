"""The words that a game's board shares with its Python half, as message files: they are written once, in Python.

A board that mentions `m.<folder>_<key>` gets the text of that key from the game's `text` module or one of its
`FURTHER_WORDS`: a table called `CARD_NAMES` has the keys `card_…`, `EARTH_NAME` is `earth`, an end reason is
`reason_…`, and so on with options, phrases, events and the titles of sections. A message that the board has written
itself stays as it is.
"""

import json
import re
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path

from cosmotheque import games
from cosmotheque.core.game import AnyGame
from cosmotheque.core.text import Text, Words

NAMES, NAME = "_NAMES", "_NAME"
GAP = "{}"


def files(board: Path) -> Iterator[tuple[Path, str]]:
    """The message files of a board's folder, if it mentions any word of its game."""
    wanted = _named_messages(board) - _own_messages(board)
    words = {key: text for key, text in _words_of(board.name).items() if key in wanted}
    for language in ("fr", "en"):
        path = board / "messages" / f"shared.{language}.json"
        if words or path.exists():
            messages = {key: text.in_language(language) for key, text in sorted(words.items())}
            yield path, json.dumps(messages, indent=2, ensure_ascii=False) + "\n"


def _named_messages(board: Path) -> frozenset[str]:
    """The messages that the board's sources name."""
    sources = (path.read_text() for path in board.rglob("*") if path.suffix in (".ts", ".svelte"))
    return frozenset(key for source in sources for key in re.findall(r"\bm\.(\w+)", source))


def _own_messages(board: Path) -> frozenset[str]:
    """The messages that the board has in words of its own."""
    path = board / "messages" / "fr.json"
    return frozenset(json.loads(path.read_text())) if path.exists() else frozenset()


def _words_of(folder: str) -> dict[str, Text]:
    """Every text of a game that can be a message: those with gaps that have no names cannot."""
    package = f"{games.__name__}.{folder}"
    loaded: Mapping[str, AnyGame] = import_module(f"{package}.game").GAMES
    text = import_module(f"{package}.text")
    modules = (text, *getattr(text, "FURTHER_WORDS", ()))
    parts = [*(_names(vars(module)) for module in modules), *(_of_words(game.words) for game in loaded.values())]
    return {_key(f"{folder}-{key}"): text for part in parts for key, text in part if GAP not in text.fr}


def _names(module: Mapping[str, object]) -> Iterator[tuple[str, Text]]:
    """The names in a module. A table without keys has its English words for keys."""
    for name, value in module.items():
        if name.endswith(NAME) and isinstance(value, Text):
            yield name.removesuffix(NAME), value
        elif name.endswith(NAMES) and isinstance(value, Mapping | tuple):
            table = value.items() if isinstance(value, Mapping) else ((text.en, text) for text in value)
            yield from ((f"{name.removesuffix(NAMES)}-{key}", text) for key, text in table)


def _of_words(words: Words) -> Iterator[tuple[str, Text]]:
    tables = {"option": words.options, "reason": words.reasons, "phrase": words.phrases, "event": words.events}
    yield from ((f"{kind}-{key}", text) for kind, table in tables.items() for key, text in table.items())
    yield from ((f"section-{section.title.en}", section.title) for section in words.rulebook)


def _key(words: str) -> str:
    return re.sub(r"[\W_]+", "_", words.lower()).rstrip("_")
