"""The mentor's words about wires that are cut all together."""

from cosmotheque.core.text import Text, sentence
from cosmotheque.games.bomb_busters.bots.plans import Outlook
from cosmotheque.games.bomb_busters.mentor.mechanism import Saying, speaks
from cosmotheque.games.bomb_busters.mentor.words import plural_word
from cosmotheque.games.bomb_busters.parts.at_once.data import AtOnce
from cosmotheque.games.bomb_busters.rules.stands import count_uncut
from cosmotheque.games.bomb_busters.rules.together import target_of


@speaks(AtOnce)
class OfAtOnce(Saying[AtOnce]):
    def remind(self, outlook: Outlook) -> Text | None:
        target = target_of(outlook.view)
        if not target or not count_uncut(outlook.view, target):
            return None
        word = plural_word(target)
        return sentence("Il faut couper tous les {} d’un coup.", "The {} must all be cut in one go.", word)
