"""What is said of a mission before it begins."""

from typing import NamedTuple

from cosmotheque.core.text import Text


class Briefing(NamedTuple):
    """`title` is ours, `story` two or three sentences, `special` in one or two lines what is new or different."""

    title: Text
    story: Text
    special: Text
