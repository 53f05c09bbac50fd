"""How a rule of this book is written."""

from cosmotheque.core.text import Rule, RuleId, Text


def rule(number: int, fr: str, en: str) -> Rule:
    return Rule(RuleId(f"BB-{number}"), Text(fr, en))
