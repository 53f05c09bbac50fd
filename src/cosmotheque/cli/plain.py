"""Text that others wrote, made fit for a terminal: what would steer it is shown as a sign instead."""

from cosmotheque.core.text import TURNING

NEWLINE = ord("\n")
CONTROLS = {code: 0x2400 + code for code in range(32)} | {127: 0x2421} | dict.fromkeys(range(128, 160), 0xFFFD)
"""Escape becomes ␛, and so on; those above ASCII have no sign of their own."""
SIGNS = CONTROLS | dict.fromkeys(TURNING, 0xFFFD)
SIGNS_IN_LINES = {code: sign for code, sign in SIGNS.items() if code != NEWLINE}


def plain(text: str) -> str:
    """A name or the like, on one line."""
    return text.translate(SIGNS)


def plain_lines(text: str) -> str:
    """The same for what may have several lines."""
    return text.translate(SIGNS_IN_LINES)
