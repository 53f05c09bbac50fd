"""What the commands say in both languages: what they refuse, and what they tell during play and replay."""

from cosmotheque.core.text import Language, Text

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

HELP = Text(
    fr=(
        "Tapez un coup, son numéro, ou un début de coup pour réduire la liste ; Entrée montre la suite.\n"
        "annuler   reprendre votre dernier coup\n"
        "indice    ce que jouerait le meilleur robot\n"
        "plateau   revoir le plateau\n"
        "règles    les règles, ou une seule : règles {rule}\n"
        "aide      ces lignes\n"
        "quitter   quitter la partie"
    ),
    en=(
        "Type an action, its number, or how it begins to narrow the list; Enter shows what follows.\n"
        "undo      take back your last move\n"
        "hint      what the best bot would play\n"
        "board     show the board again\n"
        "rules     the rules, or one of them: rules {rule}\n"
        "help      these lines\n"
        "quit      leave the game"
    ),
)
PHRASES = {
    "help": HELP,
    "welcome": Text(fr="« aide » dit tout ce qui se tape.", en='"help" tells all that can be typed.'),
    "you": Text(fr="vous", en="you"),
    "seat": Text(fr="place {seat}", en="seat {seat}"),
    "turn": Text(fr="À {name} de jouer.", en="{name} to move."),
    "your turn": Text(fr="À vous de jouer.", en="Your move."),
    "played": Text(fr="{name} : {action}", en="{name}: {action}"),
    "thinking": Text(fr="{name} réfléchit …", en="{name} is thinking …"),
    "more": Text(
        fr="… encore {count} ; Entrée montre la suite, un début de coup réduit la liste.",
        en="… {count} more; Enter shows what follows, how an action begins narrows the list.",
    ),
    "none": Text(
        fr="Aucun coup possible ne s'écrit {text} ; un coup s'écrit comme {example}.",
        en="No possible action is written {text}; one is written like {example}.",
    ),
    "no rule": Text(fr="Il n'y a pas de règle {rule}.", en="There is no rule {rule}."),
    "hint": Text(fr="{name} jouerait {action}.", en="{name} would play {action}."),
    "hand over": Text(
        fr="Passez l'écran : {seat}, puis Entrée.", en="Hand the screen over to {seat}, then press Enter."
    ),
    "time": Text(fr="Le temps est écoulé.", en="Time is up."),
    "over": Text(fr="Fin de partie. {reason}", en="The game is over. {reason}"),
    "left": Text(fr="Partie quittée.", en="You left the game."),
    "saved": Text(fr="Partie enregistrée dans {path}.", en="The game was saved in {path}."),
    "steps": Text(
        fr="Entrée avance, b recule, un numéro y va, f va à la fin, q quitte.",
        en="Enter steps on, b steps back, a number goes there, e goes to the end, q quits.",
    ),
    "chance": Text(fr="hasard", en="chance"),
    "clock": Text(fr="horloge", en="clock"),
    "start": Text(fr="Début", en="Start"),
    "best": Text(fr="meilleur coup", en="best"),
    "good": Text(fr="bon coup", en="good"),
    "dubious": Text(fr="coup douteux", en="dubious"),
    "mistake": Text(fr="erreur", en="mistake"),
    "paired": Text(
        fr="{played} parties par paire, et non {wanted} : chaque tirage se joue deux fois, places échangées.",
        en="{played} games per pair, not {wanted}: each seed is played twice, with seats swapped.",
    ),
    "mcp": Text(
        fr="Un client du Model Context Protocol est attendu sur l'entrée standard ; Ctrl-C arrête.",
        en="Waiting for a client of the Model Context Protocol on standard input; control-C ends it.",
    ),
    "unfinished": Text(fr="La partie n'est pas finie.", en="The game is not finished."),
}


def say(phrase: str, language: Language, **fields: object) -> str:
    """A phrase with its blanks filled in."""
    return PHRASES[phrase].in_language(language).format(**fields)
