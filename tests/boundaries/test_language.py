"""Docstrings state a thing or an action, functions are verbs: those that do not are counted, and may only get fewer."""

import re
from collections import Counter

from cosmotheque.cli.checkout import written_files

from .places import ROOT

MOST_QUESTIONS = 0
"""There were 1,569 when this was first counted. Lower it when the count has fallen."""
MOST_PARTICIPLES = 290
"""Lower it when the count has fallen."""
QUESTION = re.compile(r'^ *r?"""(What|Who|Whose|Whom|Whoever|How|Whether|Where|When|Which|Why)\b', re.MULTILINE)
"""Any docstring, also one of a constant, a field or a type alias."""
PARTICIPLE = re.compile(
    r"^(?! *@.*property\b).*\n *(?:async )?def _*(?:[a-z]{2,}(?<!e)ed|begun|broken|brought|built|chosen|dealt|done"
    r"|drawn|felt|forgotten|found|given|gone|heard|held|hidden|kept|known|laid|left|lost|made|meant|met|said|seen|sent"
    r"|shown|spent|spoken|taken|taught|thought|told|won|written)(?:_(?:as|at|by|for|from|in|of|on|to|together|up|with))?[\[(]",
    re.MULTILINE,
)
"""A function that is no property. `drawn_lines` is a noun, and `read` and `put` are verbs too."""
FOLDERS = ("src", "tests", "bench", "training", "examples", "tools")


def test_docstrings_do_not_open_with_a_question() -> None:
    found = _count(QUESTION)
    assert found.total() <= MOST_QUESTIONS, found.most_common(10)


def test_functions_are_not_participles() -> None:
    found = _count(PARTICIPLE)
    assert found.total() <= MOST_PARTICIPLES, found.most_common(10)


def _count(pattern: re.Pattern[str]) -> Counter[str]:
    found = Counter[str]()
    for path in written_files(*(ROOT / folder for folder in FOLDERS)):
        if path.suffix == ".py":
            found[str(path.relative_to(ROOT).parent)] += len(pattern.findall(path.read_text("utf-8")))
    return found
