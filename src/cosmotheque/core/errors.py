"""Everything that can be refused, as one small tree. A message is one sentence a user can act on."""

from typing import Any

from cosmotheque.core.text import Language, RuleId, Text


class CosmothequeError(Exception):
    """The root: catch it to catch every refusal of this package."""

    @property
    def said(self) -> Text:
        """The whole sentence. Where there is no French one, the English stands for both."""
        return Text(fr=str(self), en=str(self))

    def in_language(self, language: Language) -> str:
        return self.said.in_language(language)


class Said(CosmothequeError):
    """An error with a sentence in both languages, for a form, a board or a terminal."""

    def __init__(self, text: Text | str) -> None:
        self.text = text if isinstance(text, Text) else Text(fr=text, en=text)
        super().__init__(self.text.en)

    def __reduce__(self) -> tuple[type["Said"], tuple[Text], dict[str, Any]]:
        return type(self), (self.text,), self.__dict__

    @property
    def said(self) -> Text:
        return self.text


class UnknownGame(Said):
    """No folder of that name stands on the shelf, or its rules are not written yet."""


class UnknownBot(Said):
    """The game has no bot of that name."""


class UnknownChapter(Said):
    """The game's lesson has no chapter of that name."""


class BadSeats(Said):
    """The game is not played by that number of players, or the seat does not exist."""


class BadOptions(Said):
    """An option that the game does not have, or a value it does not allow; the message names the field."""


class BadNotation(Said):
    """A move, position or frame that cannot be read."""


class NoNumber(Said):
    """An action that has no number, or a number that no action has where it is asked for."""


class BadRecord(Said):
    """A record that cannot be read or does not replay; the message names the line."""


class OtherVersion(BadRecord):
    """A record of rules that are not these."""


class Refused(CosmothequeError):
    """An action that the rules forbid. `rule` is the paragraph, `text` says it in both languages."""

    def __init__(self, rule: RuleId, text: Text) -> None:
        super().__init__(f"{text.en} ({rule})")
        self.rule = rule
        self.text = text

    def __reduce__(self) -> tuple[type["Refused"], tuple[RuleId, Text], dict[str, Any]]:
        return Refused, (self.rule, self.text), self.__dict__

    @property
    def said(self) -> Text:
        return Text(fr=f"{self.text.fr} ({self.rule})", en=f"{self.text.en} ({self.rule})")


class CannotUndo(Said):
    """Something was revealed or drawn since, or there is nothing to take back."""


class GameOver(Said):
    """The game has ended; nothing more can be played."""
