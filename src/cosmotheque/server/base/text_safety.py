"""Checks of names and lines of chat: they must show something, and hide nothing."""

import re
import unicodedata

from cosmotheque.core.text import TURNING

BLANK = "\u034f\u115f\u1160\u2800\u3164\uffa0\U0001d159"
"""Letters and signs that look like nothing: they count as spaces."""
CONTROLS = (*range(0x20), *range(0x7F, 0xA0))
BLANKED = dict.fromkeys(map(ord, BLANK), " ")
UNSEEN = dict.fromkeys((*CONTROLS, *TURNING), " ") | BLANKED
JOINER = re.compile(r"(?<=[^\0-\x7f\u200c\u200d])[\u200c\u200d](?=[^\0-\x7f\u200c\u200d])")
"""Between the parts of an emoji, or the letters of a script that joins them; among plain letters it would only hide."""


def clean_name(text: str) -> str:
    """Single spaces, none at the ends. Other characters that cannot be seen stay, for `is_readable` to find."""
    return " ".join(text.translate(BLANKED).split())


def clean_line(text: str) -> str:
    """The same, and what could reverse or hide the words beside it becomes a space."""
    return " ".join(text.translate(UNSEEN).split())


def is_readable(name: str) -> bool:
    """True if a name hides nothing: no control, no turned direction, no invisible character but joiners that join."""
    return JOINER.sub("", name).isprintable()


def is_visible(text: str) -> bool:
    """True if there is anything to see: more than spaces, marks without a letter, and formatting characters."""
    kinds = map(unicodedata.category, text)
    return any(kind[0] not in "ZM" and kind not in ("Cc", "Cf") for kind in kinds)
