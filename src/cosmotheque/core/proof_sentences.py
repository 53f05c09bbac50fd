"""Sentences of the verification of a deal, in both languages."""

from cosmotheque.core.text import Text

SEAT = Text(fr="Place {0}", en="Seat {0}")
NO_CHANCE = Text(
    fr="Ce jeu se joue sans hasard : il n’y a rien à vérifier.",
    en="This game has no luck in it: there is nothing to verify.",
)
NO_PROOF = Text(
    fr="Cette partie ne porte pas la preuve de sa donne : elle n’est pas vérifiable.",
    en="This record has no proof of its deal: it is not verifiable.",
)
REPEATED = Text(
    fr="Cette donne a déjà été jouée ; la preuve est celle de la première table.",
    en="This deal was played before; the proof is that of the first table.",
)
SEAL_FITS = Text(
    fr="Le secret du serveur correspond au sceau publié avant le début.",
    en="The server’s secret fits the seal that was told before the start.",
)
SEAL_BROKEN = Text(
    fr="Le secret du serveur ne correspond pas à son sceau : ce n’est pas celui qui était promis.",
    en="The server’s secret does not fit its seal: it is not the one that was promised.",
)
OTHER_SEATS = Text(
    fr="La preuve parle de {0} places, la partie en a {1}.", en="The proof speaks of {0} seats, the game has {1}."
)
NUMBER_FITS = Text(
    fr="{0} a participé au tirage : son nombre correspond à son engagement.",
    en="{0} took part: the number fits the commitment.",
)
NUMBER_WRONG = Text(
    fr="{0} : le nombre ne correspond pas à l’engagement.", en="{0}: the number does not fit the commitment."
)
BOT_FITS = Text(
    fr="{0} est un robot : son nombre découle du secret du serveur.",
    en="{0} is a bot: its number follows from the server’s secret.",
)
BOT_WRONG = Text(
    fr="{0} est un robot, et son nombre ne découle pas du secret du serveur.",
    en="{0} is a bot, and its number does not follow from the server’s secret.",
)
NO_PART = Text(
    fr="{0} n’a pas participé au tirage : aucun nombre n’a été promis pour cette place.",
    en="{0} took no part: no number was promised for this seat.",
)
NOT_OPENED = Text(
    fr="{0} avait promis un nombre et ne l’a pas révélé : il n’a pas compté.",
    en="{0} had promised a number and did not open it: it was left out.",
)
FOLLOWS = Text(
    fr="Tous les tirages au sort découlent de ce qui était scellé : {0} en tout.",
    en="All draws of chance follow from what was sealed: {0} in all.",
)
NO_DRAWS = Text(
    fr="Il n’y a aucun tirage au sort dans cet enregistrement.", en="There is no draw of chance in this record."
)
MOVES = Text(fr="Coups rejoués, tous conformes aux règles : {0}.", en="Moves played again, all by the rules: {0}.")
ALL_MOVES = Text(
    fr="Coups rejoués, tous conformes aux règles : {0} sur {1}.",
    en="Moves played again, all by the rules: {0} of {1}.",
)
OTHER_COUNT = Text(
    fr="L’enregistrement devrait avoir {1} coups ; il y en a {0}, conformes aux règles.",
    en="The record should have {1} moves; there are {0}, which keep to the rules.",
)
ENDED = Text(fr="La partie y est jusqu’à sa fin.", en="The game is there to its end.")
NOT_ENDED = Text(
    fr="La partie n’y est pas jusqu’à sa fin : l’enregistrement a été coupé, ou la partie interrompue.",
    en="The game is not there to its end: the record was cut, or the game was broken off.",
)
TORN = Text(fr="La ligne {0} s’interrompt en plein milieu.", en="Line {0} breaks off in the middle.")
ALTERED = Text(
    fr="Ligne {0} : le hasard a donné « {1} », alors que la donne veut « {2} ».",
    en="Line {0}: chance did “{1}”; by the deal it should have been “{2}”.",
)
HOUSE = Text(
    fr="C’est la donne du jour du {0} : la maison l’a choisie et en a publié le sceau ce jour-là.",
    en="This is the deal of the day of {0}: the house chose it, and told its seal on that day.",
)
TOLD_LATER = Text(
    fr="La donne elle-même est dévoilée le lendemain : elle n’est pas encore vérifiable.",
    en="The deal itself is told on the day after: it is not verifiable yet.",
)
DAY_FITS = Text(fr="La donne correspond à son sceau.", en="The deal fits its seal.")
DAY_BROKEN = Text(
    fr="La donne ne correspond pas à son sceau : ce n’est pas celle qui était promise.",
    en="The deal does not fit its seal: it is not the one that was promised.",
)
