"""Texts for players of the benchmark around a game, in both languages."""

from cosmotheque.core.text import Text

TASK = Text(
    fr="Vous jouez la place {0} sur {1} d’un jeu dont voici les règles. Score : de {2} à {3}, plus vaut mieux. À "
    "chaque position, répondez par une action de la liste : son numéro, ou telle qu’elle s’écrit, seule sur la "
    "dernière ligne de votre réponse. La dernière ligne « list X » montre les actions qui commencent par X. Une "
    "réponse illisible ou interdite est refusée avec la raison ; après {4} refus de suite, le hasard joue.",
    en="You play seat {0} of {1} in a game whose rules follow. Score: {2} to {3}, more is better. Answer each position "
    "with one action of the list: its number, or as it is written, alone on the last line of your answer. A last line "
    "“list X” shows the actions that begin with X. An answer that cannot be read or is not allowed is refused with the "
    "reason; after {4} refusals in a row an action is drawn at random.",
)
MORE = Text(
    fr="« list X » montre celles qui commencent par X ; toute action se joue aussi telle qu’elle s’écrit.",
    en="“list X” shows those that begin with X; every action can be played as it is written, too.",
)
REFUSED = Text(fr="Refusé : {0}", en="Refused: {0}")
EMPTY = Text(fr="la réponse est vide.", en="the answer is empty.")
NO_ACTION = Text(fr="aucune action ne s’écrit {0} à présent.", en="no action is written {0} now.")
ENOUGH_LISTS = Text(fr="assez de listes pour ce tour.", en="that was enough lists for one turn.")
DRAWN = Text(fr="Une action a été tirée au hasard : {0}.", en="An action was drawn at random: {0}.")
GIVEN_UP = Text(
    fr="La place a été interrogée {0} fois : la partie est abandonnée.",
    en="The seat was asked {0} times: the game is given up.",
)
OTHER_RUN = Text(
    fr="{0} contient les parties d’un autre essai ({1}) ; choisissez un autre dossier.",
    en="{0} holds the games of another run ({1}); choose another folder.",
)
NOT_ANSWERED = Text(fr="Le joueur ne répond pas : {0}.", en="The player does not answer: {0}.")
NOT_READ = Text(fr="La réponse du joueur ne va pas. {0}", en="The player’s answer will not do. {0}")
ALL_PLAYED = Text(fr="Toutes les parties sont jouées.", en="All games are played.")
NOT_BEGUN = Text(
    fr="Aucune partie n’est en cours ; begin en commence une.", en="No game is going on; begin starts one."
)
NO_KEY = Text(fr="La variable {0} n’est pas définie.", en="The variable {0} is not set.")
NEEDS = Text(fr="Le joueur {0} a besoin de {1}.", en="The player {0} needs {1}.")
INSTRUCTIONS = Text(
    fr="Un banc d’essai : begin commence la partie suivante et en donne les règles ; answer y répond, position après "
    "position. Continuez jusqu’à ce que toutes les parties soient jouées.",
    en="A benchmark: begin starts the next game and gives its rules; answer answers it, position after position. Go on "
    "until all games are played.",
)
BEGIN = Text(
    fr="Commencer la partie suivante : règles, légende, première position.",
    en="Start the next game: rules, legend, first position.",
)
ANSWER = Text(
    fr="Répondre à la position ; la réponse est la suivante, un refus avec sa raison, ou la fin.",
    en="Answer the position; what comes back is the next one, a refusal with its reason, or the end.",
)
TEXT = Text(
    fr="Votre réponse : seule compte sa dernière ligne, le numéro ou la notation d’une action, ou « list X ».",
    en="Your answer: its last line counts alone, the number or notation of an action, or “list X”.",
)
