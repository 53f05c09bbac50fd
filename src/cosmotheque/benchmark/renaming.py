"""A game in made-up words: its own nouns are replaced wherever it speaks, so that nobody plays it from memory.

The same noun always becomes the same word, which follows from the key of the suite.
"""

import re
from collections.abc import Iterator
from hashlib import sha256

from cosmotheque.benchmark.suite import KEY
from cosmotheque.core.game import AnyGame
from cosmotheque.core.text import Language

BEGINNINGS = ("b", "br", "d", "dr", "f", "g", "gl", "k", "kr", "m", "n", "p", "pl", "t", "tr", "v", "z")
VOWELS = ("a", "e", "i", "o", "u")
ENDINGS = ("b", "ld", "lk", "m", "mp", "n", "nd", "rg", "rk", "rv", "sk", "v", "zz")
SIGNS = "△▽◇☆✚✦✧◈"
"""Replacements of signs: one for one, so that drawings keep their shape."""
PLURAL = "s|es|x"


class Renaming:
    """The words of one game in one language, there and back."""

    def __init__(self, game: AnyGame, language: Language) -> None:
        self._new: dict[str, str] = {}  # by every form of a noun
        self._old: dict[str, str] = {}  # the first form, as a notation would write it
        for forms in _nouns(game, language):
            made = self._make_up(forms[0])
            self._old[made] = forms[0].replace(" ", "-")
            self._new.update(dict.fromkeys(forms, made))
        self._there, self._back = _pattern(self._new), _pattern(self._old)

    def hide(self, text: str) -> str:
        """A text of the game in made-up words."""
        return self._there.sub(lambda found: _like(found[0], self._new[_plain(found["word"])]) + _rest(found), text)

    def recover(self, text: str) -> str:
        """An answer in the game's own words."""
        return self._back.sub(lambda found: self._old[_plain(found["word"])] + _rest(found), text)

    def finds(self, text: str) -> list[str]:
        """The nouns of the game that stand in a text: none where it is hidden."""
        return [found[0] for found in self._there.finditer(text)]

    def _make_up(self, noun: str) -> str:
        if not any(letter.isalnum() for letter in noun):
            return next(sign for sign in SIGNS if sign not in self._old)
        return next(word for word in _words(noun) if word not in self._old)


def _nouns(game: AnyGame, language: Language) -> Iterator[tuple[str, ...]]:
    """Forms of each noun: those that the game names, the words of its title, and what its rule ids begin with."""
    seen: set[str] = set()
    named = [noun.in_language(language) for noun in game.nouns]
    title = re.findall(r"\w{3,}", game.meta.title.in_language(language))
    prefixes = {entry.id.partition("-")[0] for section in game.words.rulebook for entry in section.rules}
    for noun in (*named, *title, *sorted(prefixes)):
        forms = tuple(_plain(form) for form in noun.split("|"))
        if not any(form == known or re.fullmatch(rf"{form}(?:{PLURAL})", known) for form in forms for known in seen):
            new = tuple(form for form in forms if form not in seen)
            seen.update(new)
            yield new


def _words(noun: str) -> Iterator[str]:
    """Words that follow from a noun and mean nothing; the first is taken, unless another noun has it."""
    for number in range(100):
        a, b, c, d, e = sha256(f"{KEY}/{noun}/{number}".encode()).digest()[:5]
        first = BEGINNINGS[a % len(BEGINNINGS)] + VOWELS[b % len(VOWELS)]
        yield first + BEGINNINGS[c % len(BEGINNINGS)] + VOWELS[d % len(VOWELS)] + ENDINGS[e % len(ENDINGS)]


def _pattern(words: dict[str, str]) -> re.Pattern[str]:
    """Any of the words, the longest first, with an ending of its own language's plural; hyphens stand for spaces."""
    if not words:
        return re.compile(r"(?!)(?P<word>)(?P<plural>)")
    known = "|".join(re.escape(word).replace(r"\ ", r"[\s-]") for word in sorted(words, key=len, reverse=True))
    return re.compile(rf"(?<!\w)(?P<word>{known})(?P<plural>{PLURAL})?(?!\w)|(?P<sign>(?!))", re.IGNORECASE)


def _plain(word: str) -> str:
    return re.sub(r"[\s-]+", " ", word).lower()


def _rest(found: re.Match[str]) -> str:
    return found["plural"] or ""


def _like(old: str, new: str) -> str:
    """The word in capitals, or with one, as it stood before."""
    return new.upper() if old.isupper() and len(old) > 1 else new.capitalize() if old[0].isupper() else new
