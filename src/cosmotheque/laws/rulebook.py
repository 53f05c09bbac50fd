"""Law 12: every rule of the specification has a text, and a test that names it."""

import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from cosmotheque.core.game import AnyGame
from cosmotheque.laws.broken import LawBroken

SPECIFIED = re.compile(r"\*\*([A-Z]{2,5}-\d+)")
NAMED = re.compile(r"\b[A-Z]{2,5}-\d+\b")


def check_rulebook(games: Sequence[AnyGame], folder: Path, specifications: Iterable[str] = ()) -> None:
    """Law 12 for the games of one folder; without a specification their own rulebooks stand for it."""
    slugs = ", ".join(game.meta.slug for game in games)
    written = [rule for game in games for rule in rules_of(game)]
    specified = specified_rules(specifications, {rule.partition("-")[0] for rule in written})
    if missing := _in_order(specified - set(written)):
        raise LawBroken(12, f"No rulebook has a text for {', '.join(missing)}.", slugs)
    tests = "\n".join(path.read_text() for path in sorted(folder.rglob("tests/**/*.py")))
    if missing := _in_order((specified | set(written)) - set(NAMED.findall(tests))):
        raise LawBroken(12, f"No test names {', '.join(missing)}.", slugs)


def rules_of(game: AnyGame) -> list[str]:
    """The ids of a rulebook, each of which stands there once and has a text in both languages."""
    rules = [rule for section in game.words.rulebook for rule in section.rules]
    ids: list[str] = [rule.id for rule in rules]
    if twice := _in_order({rule for rule in ids if ids.count(rule) > 1}):
        raise LawBroken(12, f"The rulebook has {', '.join(twice)} more than once.", game.meta.slug)
    if empty := [rule.id for rule in rules if not rule.text.fr.strip() or not rule.text.en.strip()]:
        raise LawBroken(12, f"The rulebook says nothing about {', '.join(empty)}.", game.meta.slug)
    return ids


def specified_rules(specifications: Iterable[str], prefixes: set[str]) -> set[str]:
    """The ids that specifications name and that begin like one of this game's own."""
    named = {rule for text in specifications for rule in SPECIFIED.findall(text)}
    return {rule for rule in named if rule.partition("-")[0] in prefixes}


def _in_order(rules: Iterable[str]) -> list[str]:
    return sorted(rules, key=lambda rule: (rule.partition("-")[0], int(rule.partition("-")[2])))
