"""Refusals about the laboratory, in both languages."""

from cosmotheque.core.text import Text

NO_LADDER = Text(fr="Les robots de {} n’ont pas encore été mesurés.", en="The bots of {} have not been measured yet.")
