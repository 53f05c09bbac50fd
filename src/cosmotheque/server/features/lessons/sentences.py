"""Refusals about lessons, in both languages."""

from cosmotheque.core.text import Text

OTHER_LESSON = Text(
    fr="La leçon a changé depuis : recommencez ce chapitre.",
    en="The lesson has changed since: start this chapter again.",
)
