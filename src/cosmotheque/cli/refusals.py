"""What the commands refuse, in both languages, with gaps for what was wrong."""

from cosmotheque.core.text import Text

NO_COMMAND = Text(fr="Il n'y a pas de commande {0} ; il y a {1}.", en="There is no command {0}; there is {1}.")
NO_PAIR = Text(fr="Une option s'écrit NOM=VALEUR, et non {0}.", en="An option is written NAME=VALUE, not {0}.")
NOT_READ = Text(fr="{0} ne se lit pas : {1}.", en="{0} cannot be read: {1}.")
NOT_WRITTEN = Text(fr="{0} ne s'écrit pas : {1}.", en="{0} cannot be written: {1}.")
NO_SEAT = Text(
    fr="Une place est un numéro de 0 à {0}, all ou none, et non {1}.",
    en="A seat is a number from 0 to {0}, all, or none; not {1}.",
)
TOO_MANY_BOTS = Text(fr="Il y a {0} robots mais seulement {1} places.", en="There are {0} bots but only {1} seats.")
TOO_FEW_BOTS = Text(
    fr="L'arène veut au moins deux robots, chacun nommé une fois.",
    en="The arena wants at least two bots, each named once.",
)
NO_REVIEW = Text(fr="Personne ne commente encore {0}.", en="Nobody reviews {0} yet.")
