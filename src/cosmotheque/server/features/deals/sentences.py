"""Refusals about deals, in both languages."""

from cosmotheque.core.text import Text

BEGUN_TODAY = Text(
    fr="Vous avez déjà commencé la donne du jour : une autre partie n’est plus qu’un entraînement.",
    en="You have already started the deal of the day: another game of it is practice.",
)
FINISH_FIRST = Text(
    fr="Finissez d’abord votre partie de la donne du jour : les résultats vous attendent.",
    en="Finish your own game of the deal of the day first: the results will wait.",
)
NO_DEAL = Text(
    fr="La donne de cette partie n’a pas été gardée : on ne peut pas la rejouer.",
    en="The deal of this game was not kept: it cannot be played again.",
)
NO_DAY = Text(fr="Il n’y a pas de donne pour ce jour.", en="There is no deal for that day.")
