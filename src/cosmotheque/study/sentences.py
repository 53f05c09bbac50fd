"""Sentences for lack of anything to study."""

from typing import Final

from cosmotheque.core.text import Text

NO_PACK: Final = Text(fr="Il n’y a pas encore de problèmes pour {}.", en="There are no puzzles of {} yet.")
