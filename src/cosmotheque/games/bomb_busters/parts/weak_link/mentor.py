"""The weak link in words: whom to accuse, and what one has to obey oneself (mission 34)."""

from cosmotheque.core.text import Text, sentence
from cosmotheque.games.bomb_busters.bots.plans import Outlook
from cosmotheque.games.bomb_busters.mentor.mechanism import Saying, speaks
from cosmotheque.games.bomb_busters.mentor.words import percent
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.constraints.words import CONSTRAINT_NAMES
from cosmotheque.games.bomb_busters.parts.weak_link.bot import likeliest
from cosmotheque.games.bomb_busters.parts.weak_link.data import Accuse, WeakLink
from cosmotheque.games.bomb_busters.parts.weak_link.rules import obeyed_constraint
from cosmotheque.games.bomb_busters.view.seen import View


@speaks(WeakLink)
class OfTheLink(Saying[WeakLink]):
    def advise(self, outlook: Outlook, action: Action) -> Text | None:
        best = likeliest(outlook.view)
        if not isinstance(action, Accuse) or best is None:
            return None
        return sentence(
            "Accusez le joueur {} avec la contrainte {} ({}) : probabilité estimée {}, et les personnages en valent la "
            "peine.",
            "Accuse player {} with constraint {} ({}): estimated chance {}, and the characters are worth it.",
            action.seat + 1,
            action.letter,
            CONSTRAINT_NAMES[action.letter],
            percent(best[1]),
        )

    def describe(self, view: View, action: Action) -> Text | None:
        if not isinstance(action, Accuse):
            return None
        return sentence("Joueur {} accusé ({}).", "Player {} accused ({}).", action.seat + 1, action.letter)

    def remind(self, outlook: Outlook) -> Text | None:
        view = outlook.view
        letter = obeyed_constraint(view, view.active)
        if letter is not None:
            return sentence(
                "Vous êtes le maillon faible : {}. Personne d’autre ne le sait.",
                "You are the weak link: {}. Nobody else knows.",
                CONSTRAINT_NAMES[letter],
            )
        best = likeliest(view)
        if best is None:
            return None
        (seat, suspected), chance = best
        return sentence(
            "Le maillon faible le plus probable : joueur {} avec {} ({}, estimation).",
            "The likeliest weak link: player {} with {} ({}, an estimate).",
            seat + 1,
            suspected,
            percent(chance),
        )
