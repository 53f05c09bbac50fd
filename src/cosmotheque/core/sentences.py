"""Refusals of the host, in both languages, with gaps for what was wrong."""

from cosmotheque.core.text import Text

NO_SUCH_SEAT = Text(
    fr="Les places vont de 0 à {0} ; la place {1} n’existe pas.", en="There are seats 0 to {0}; {1} is none of them."
)
NOT_SO_MANY = Text(fr="{0} se joue à {1}, et non à {2}.", en="{0} is played by {1} seats, not {2}.")
NO_SUCH_GAME = Text(fr="Il n’y a pas de jeu {0} ; {1}", en="There is no game {0}; {1}")
DID_YOU_MEAN = Text(fr="vouliez-vous dire {0} ?", en="did you mean {0}?")
THERE_IS = Text(fr="choix possibles : {0}.", en="there is {0}.")
NOT_PLAYABLE_YET = Text(
    fr="{0} est sur l’étagère mais ne se joue pas encore.", en="{0} stands on the shelf but cannot be played yet."
)
NO_MISSIONS = Text(fr="{0} ne prend pas de missions de joueurs.", en="{0} takes no missions of players.")
NO_SUCH_BOT = Text(fr="{0} n’a pas de robot {1} ; choix possibles : {2}.", en="{0} has no bot {1}; there is {2}.")
NOT_IMPORTED = Text(fr="{0} ne peut pas servir : {1}.", en="{0} cannot be used: {1}.")
TAKEN = Text(fr="{0} n’est pas pris en compte : {1} existe déjà ici.", en="{0} is left out: {1} is taken here.")
BOTS_OF_NO_GAME = Text(
    fr="{0} a des robots pour {1}, un jeu qui n’est pas ici.", en="{0} has bots for {1}, a game that is not here."
)
NO_OUTSIDE_BOT = Text(
    fr="{0} n’est ni un BotSpec ni ce qui fait un robot d’un jeu et d’une graine.",
    en="{0} is neither a BotSpec nor what makes a bot of a game and a seed.",
)
NOBODY_BRINGS = Text(fr="Aucun paquet installé n’apporte de robot {0}.", en="No installed package brings a bot {0}.")
NO_SUCH_CHAPTER = Text(
    fr="La leçon de {0} n’a pas de chapitre {1} ; choix possibles : {2}.",
    en="The lesson of {0} has no chapter {1}; there is {2}.",
)

GAME_OVER = Text(fr="La partie est terminée.", en="The game is over.")
OUT_ALREADY = Text(
    fr="Cette place n’est plus dans la partie : elle n’a rien à abandonner.",
    en="This seat is out of the game: it has nothing left to give up.",
)
NO_DEADLINE = Text(fr="Aucun délai ne court.", en="No deadline is running.")
NO_ACTION = Text(
    fr="{0} n’est pas une action de {1} ; la partie en donne la liste : actions({2}).",
    en="{0} is no action of {1}; the match lists them: actions({2}).",
)
NO_NUMBER = Text(fr="{0} n’a pas de numéro ici.", en="{0} has no number here.")
NO_NUMBERED = Text(fr="Aucune action n’a ici le numéro {0}.", en="No action has the number {0} here.")
NOTHING_TO_UNDO = Text(fr="Il n’y a pas de coup à annuler.", en="There is no move to undo.")
REVEALED = Text(
    fr="Quelque chose a été révélé ou tiré au sort depuis : on ne peut plus annuler ce coup.",
    en="Something has been revealed or drawn since: this move can no longer be undone.",
)
NEEDS_CONSENT = Text(
    fr="D’autres ont joué depuis : ils doivent être d’accord.",
    en="Others have moved since: they must agree.",
)

UNREADABLE = Text(fr="Texte illisible : {0}.", en="This cannot be read: {0}.")
LINE = Text(fr="Ligne {0} : {1}", en="Line {0}: {1}")
NO_HEADER = Text(fr="La ligne 1 n’est pas l’en-tête d’une partie. {0}", en="Line 1 is not the header of a record. {0}")
NO_MOVE = Text(fr="La ligne {0} n’est pas un coup de ce jeu. {1}", en="Line {0} is not a move of this game. {1}")
OTHER_FORMAT = Text(
    fr="ce programme lit les parties au format {0}, et non {1}.",
    en="this program reads records of format {0}, not {1}.",
)
OTHER_GAME = Text(fr="c’est une partie de {0}, et non de {1}.", en="this is a record of {0}, not of {1}.")
OTHER_RULES = Text(
    fr="jouée avec la version {0} des règles ; version actuelle : {1}.", en="played by rules version {0}; there is {1}."
)
NOT_BY_SO_MANY = Text(fr="{0} ne se joue pas à {1}.", en="{0} is not played by {1} seats.")
NOT_TO_MOVE = Text(fr="ce n’est pas au joueur {0} de jouer.", en="seat {0} is not to move.")
BACKWARDS = Text(fr="le temps recule.", en="time runs backwards.")
NOT_BY_THE_CLOCK = Text(fr="la pendule ne fait pas cela.", en="the clock does not do that.")
NOT_HERE = Text(fr="ce coup ne peut pas être joué ici.", en="this move cannot be made here.")
