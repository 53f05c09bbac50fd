"""The mentor's words about a number that is like red."""

from cosmotheque.core.text import Text, sentence
from cosmotheque.games.bomb_busters.bots.plans import Outlook
from cosmotheque.games.bomb_busters.mentor.mechanism import Saying, speaks
from cosmotheque.games.bomb_busters.mentor.words import plural_word
from cosmotheque.games.bomb_busters.parts.like_red.data import LikeRed
from cosmotheque.games.bomb_busters.rules.stands import count_uncut


@speaks(LikeRed)
class OfLikeRed(Saying[LikeRed]):
    def remind(self, outlook: Outlook) -> Text | None:
        number = outlook.view.parts.gear.like_red if outlook.view.parts.gear else 0
        if not number or not count_uncut(outlook.view, number):
            return None
        return sentence("Les {} comptent comme rouges.", "The {} count as red.", plural_word(number))
