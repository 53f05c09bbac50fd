"""Matching of a line of text with the listed actions."""

from collections.abc import Sequence


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
