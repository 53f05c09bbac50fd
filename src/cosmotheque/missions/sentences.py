"""Sentences about missions of players, in both languages."""

from cosmotheque.core.text import Text

BAD_NAME = Text(
    fr="Le nom du fichier, {0}, doit être fait de minuscules, de chiffres et de traits d’union, commencer par une "
    "lettre, avoir 40 caractères au plus et se terminer par {1}.",
    en="The name of the file, {0}, has to be made of small letters, digits and hyphens, begin with a letter, have at "
    "most 40 characters and end with {1}.",
)
NOT_READ = Text(fr="Le fichier ne peut pas être lu : {0}.", en="The file cannot be read: {0}.")
TOO_LONG = Text(
    fr="Le fichier a plus de {0} octets, ce qui est le maximum.",
    en="The file has more than {0} bytes, the most it may.",
)
NOT_TOML = Text(fr="Ce n’est pas du TOML : {0}.", en="This is not TOML: {0}.")
NO_TEXT = Text(fr="Le fichier n’est pas un texte en UTF-8.", en="The file is no text in UTF-8.")
TOO_DEEP = Text(fr="Le fichier a trop de tables les unes dans les autres.", en="The file nests tables too deeply.")
BAD_SIGN = Text(
    fr="{0} : le signe U+{1} ne s’affiche pas ou change le sens de l’écriture.",
    en="{0}: the sign U+{1} is not shown, or turns the direction of writing.",
)
NO_GAME = Text(
    fr="game : il faut le nom du jeu, parmi {0}.", en="game: the name of the game is wanted; it has to be {0}."
)
NO_FOLDER = Text(
    fr="{0} n’est pas un dossier de missions qui peut être lu : {1}.",
    en="{0} is no folder of missions that can be read: {1}.",
)
TOO_MANY_FILES = Text(
    fr="Ce fichier est laissé de côté : le dossier a plus de {0} missions.",
    en="This file is left out: the folder has more than {0} missions.",
)
BROKEN = Text(
    fr="À {0} joueurs, avec la graine {1} : la loi {2} n’est pas respectée. {3}",
    en="With {0} players and seed {1}: law {2} does not hold. {3}",
)
FAILS = Text(
    fr="À {0} joueurs, avec la graine {1} : la partie échoue, les parties de la mission ne vont pas ensemble ({2}).",
    en="With {0} players and seed {1}: the game fails, the parts of the mission do not go together ({2}).",
)
NOT_SET_UP = Text(
    fr="À {0} joueurs, la mission ne peut pas commencer : {1}", en="With {0} players the mission cannot begin: {1}"
)
