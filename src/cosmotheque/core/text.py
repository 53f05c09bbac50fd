"""Words in the two languages of the house.

Games keep their sentences here as data: the terminal, refusals and the rules page read the same ones.
"""

from collections.abc import Callable, Iterable
from typing import Literal, NewType

import msgspec

Language = Literal["fr", "en"]
RuleId = NewType("RuleId", str)

TURNING = (*range(0x202A, 0x202F), *range(0x2066, 0x206A))
"""Marks that turn the direction of writing, and so the order of the words around them."""


class Text(msgspec.Struct, frozen=True):
    """One sentence or name in French and in English."""

    fr: str
    en: str

    def in_language(self, language: Language) -> str:
        return self.fr if language == "fr" else self.en

    def filled(self, *values: object) -> "Text":
        """The text with values in its gaps, `{}`; a value that is a text itself is put there in each language."""
        fr = (value.fr if isinstance(value, Text) else value for value in values)
        en = (value.en if isinstance(value, Text) else value for value in values)
        return Text(self.fr.format(*fr), self.en.format(*en))


UNSAID = Text("", "")
"""The empty text."""


class Rule(msgspec.Struct, frozen=True):
    """One paragraph of the rulebook in our own words, under its id."""

    id: RuleId
    text: Text


def rule_maker(prefix: str) -> Callable[[int, str, str], Rule]:
    """The maker of a game's rules: `rule = rule_maker("BOM")`, then `rule(12, "…", "…")` is BOM-12."""

    def rule(number: int, fr: str, en: str) -> Rule:
        return Rule(RuleId(f"{prefix}-{number}"), Text(fr, en))

    return rule


class Section(msgspec.Struct, frozen=True):
    """Rules under a title. Those that only matter from a `box` of the campaign on, by its key, are not told before."""

    title: Text
    rules: tuple[Rule, ...]
    box: str = ""


class Picture(msgspec.Struct, frozen=True):
    """A sentence or two of how the game is played; `figure` is the rule whose figure the board draws beside it."""

    said: Text
    figure: RuleId | None = None


class Primer(msgspec.Struct, frozen=True):
    """The game for a player who has never seen it: three lines, then how it is played, read in a minute."""

    want: Text
    """The goal of a player."""
    turn: Text
    """The player's choices in a turn."""
    end: Text
    """The end of the game."""
    played: tuple[Picture, ...] = ()


class Briefing(msgspec.Struct, frozen=True):
    """The briefing of an option's value that makes a chapter of its own: a mission, a scenario."""

    title: Text
    story: Text
    """Two or three sentences."""
    special: Text
    """A line or two about the new or different rules."""
    rules: tuple[RuleId, ...] = ()
    """Its own rules."""


class Words(msgspec.Struct, frozen=True):
    """The texts of a game about itself.

    `options` names option fields and their values, `"opening"` and `"opening.halves"`; `"opening.help"` says what it
    decides, `"opening.halves.help"` what a value means. `reasons` has a sentence for each `Outcome.reason`; `phrases`
    are the lines a player may say by one tap. `briefings` are told before the game, by field and value like `options`:
    `"mission.9"`. `events` tells what happened where no board does: a sentence for the tag of an event, with its fields
    as gaps, `"{card}"`; `"{seat}"` is who sits there. An event without one needs no words.
    """

    rulebook: tuple[Section, ...]
    options: dict[str, Text] = {}
    reasons: dict[str, Text] = {}
    phrases: dict[str, Text] = {}
    events: dict[str, Text] = {}
    primer: Primer | None = None
    briefings: dict[str, Briefing] = {}

    def rule(self, rule: RuleId) -> Text:
        """The text of a rule; an id without a text is a fault of the game."""
        for section in self.rulebook:
            for entry in section.rules:
                if entry.id == rule:
                    return entry.text
        raise KeyError(rule)


def sentence(fr: str, en: str, *parts: object) -> Text:
    """A sentence with these put into its gaps, `{}`."""
    return Text(fr, en).filled(*parts)


def join(*sentences: Text | None) -> Text:
    """Sentences one after the other; those that say nothing are left out."""
    spoken = [sentence for sentence in sentences if sentence is not None and sentence.fr]
    return Text(" ".join(sentence.fr for sentence in spoken), " ".join(sentence.en for sentence in spoken))


AND = Text("et", "and")
OR = Text("ou", "or")


def join_names(names: Iterable[Text | str], conjunction: Text = AND) -> Text:
    """Names as a sentence has them: "a, b and c"; nothing where there are none."""
    known = [name if isinstance(name, Text) else Text(name, name) for name in names]
    return Text(
        _join_names([name.fr for name in known], conjunction.fr),
        _join_names([name.en for name in known], conjunction.en),
    )


def _join_names(names: list[str], conjunction: str) -> str:
    return f"{', '.join(names[:-1])} {conjunction} {names[-1]}" if len(names) > 1 else "".join(names)


def whole_percent(share: float) -> int:
    """The share in whole percents, between 1 and 99 unless it is exactly 0 or 1."""
    return round(share) * 100 if share in {0.0, 1.0} else min(99, max(1, round(100 * share)))


def percent(share: float) -> Text:
    whole = whole_percent(share)
    return Text(f"{whole}\u202f%", f"{whole}%")
