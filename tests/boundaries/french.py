"""The French that people read, wherever it is written, and what a compositor or an editor would find wrong with it."""

import ast
import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

SPACE, NARROW = "\u00a0", "\u202f"
SAYING = {"Text", "sentence"}
"""The calls whose first two words are French and English; the makers of rules, by `rule_maker`, are such calls too."""
GAP = re.compile(r"\{[^{}]*\}|«\s[;:?!%]\s»")
"""A gap for a value in a sentence, or a sign that is spoken of."""
FAULTS = {
    "no U+00A0 before a colon": re.compile(rf"(?<!{SPACE}):(?=\s|$)"),
    "no U+202F before ; ? ! %": re.compile(rf"(?<=[^\s?!…({NARROW}])[;?!%]|[^{NARROW}\S][;?!%]"),
    "no U+00A0 inside « »": re.compile(rf"«(?!{SPACE})|(?<!{SPACE})»"),
    "a straight apostrophe": re.compile(r"(?<=\w)'(?=\w)"),
    "an ellipsis of three dots": re.compile(r"\.\.\."),
}
FORBIDDEN = {
    "bot": "robot",
    "bots": "robots",
    "chat": "discussion",
    "horloge": "pendule",
    "ne se lit pas": "illisible",
    "partie est finie": "partie est terminée",
    "essayez encore": "réessayez",
    "tirer le rideau": "fermer le rideau",
    "au trait": "à jouer",
}
"""Words that have another in the glossary of the house."""


def in_python(paths: Iterable[Path]) -> Iterator[tuple[str, str]]:
    """Places of French texts and the texts themselves; values put into them are left as gaps."""
    for path in paths:
        tree = ast.parse(path.read_text())
        makers = SAYING | {"rule"} | set(_makers(tree))
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in makers:
                yield from ((f"{path.name}:{call.lineno}", text) for text in _texts(_french(call)))


def _makers(tree: ast.Module) -> Iterator[str]:
    for node in tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Call(func=ast.Name(id="rule_maker"))):
                yield name
            case _:
                pass


def _french(call: ast.Call) -> ast.expr | None:
    """The French of a call: named, else the first of its two texts; a rule has its number before them."""
    named = next((keyword.value for keyword in call.keywords if keyword.arg == "fr"), None)
    given = [one for one in call.args if not (isinstance(one, ast.Constant) and isinstance(one.value, int))]
    return named if named is not None or not given else given[0]


def _texts(node: ast.expr | None) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.JoinedStr(values=parts):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in parts)
        case ast.IfExp(body=one, orelse=other):
            yield from _texts(one)
            yield from _texts(other)
        case _:
            pass


def in_messages(paths: Iterable[Path]) -> Iterator[tuple[str, str]]:
    for path in paths:
        for key, message in json.loads(path.read_text()).items():
            yield from ((f"{path.parents[1].name}: {key}", text) for text in _variants(message))


def _variants(message: object) -> Iterator[str]:
    """A message, or each of its forms where it has several."""
    if isinstance(message, str):
        yield message
    elif isinstance(message, list):
        for form in message:
            yield from form["match"].values()


def faults(text: str) -> list[str]:
    """Faults of a French sentence."""
    plain = GAP.sub("0", text)
    words = [
        f"{wrong} instead of {right}"
        for wrong, right in FORBIDDEN.items()
        if re.search(rf"\b{wrong}\b", plain.replace(SPACE, " "), re.IGNORECASE)
    ]
    return [fault for fault, pattern in FAULTS.items() if pattern.search(plain)] + words
