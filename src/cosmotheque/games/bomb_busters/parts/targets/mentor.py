"""The mentor's words about open cards to complete."""

from cosmotheque.core.text import Text, sentence
from cosmotheque.games.bomb_busters.bots.plans import Outlook
from cosmotheque.games.bomb_busters.mentor.mechanism import Saying, speaks
from cosmotheque.games.bomb_busters.parts.numbers.rules import numbers_of
from cosmotheque.games.bomb_busters.parts.targets.data import Targets


@speaks(Targets)
class TargetSaying(Saying[Targets]):
    def remind(self, outlook: Outlook) -> Text | None:
        """The numbers that would set the detonator back."""
        numbers = numbers_of(outlook.view).open
        if not numbers:
            return None
        shown = ", ".join(map(str, numbers))
        return sentence(
            "Terminez un de ces nombres, et le détonateur recule : {}.",
            "Complete one of these numbers and the detonator goes back: {}.",
            shown,
        )
