"""Refusals about network bots, in both languages."""

from cosmotheque.core.text import Text

TOO_MANY_BOTS = Text(
    fr="Vous avez déjà {0} robots. Supprimez-en un d’abord.", en="You have {0} bots already. Delete one of them first."
)
NO_SUCH_BOT = Text(
    fr="Ce robot n’est pas à vous, ou n’est pas en ligne.", en="This bot is not yours, or is not online."
)
FOR_BOTS = Text(fr="Ceci est pour les robots, qui montrent leur jeton.", en="This is for bots, which show their token.")
NO_BOTS_HERE = Text(
    fr="Pas de robot du réseau dans une partie classée, ni dans une campagne, ni à la donne du jour, "
    "ni là où l’on attend quelqu’un.",
    en="No bots over the network in a rated game, a campaign or the deal of the day, nor where anybody is waited for.",
)
