"""Sentences of the commands in both languages: refusals, and news during play and replay."""

from cosmotheque.core.mentor import Grade
from cosmotheque.core.text import Text
from cosmotheque.core.verifying import Verdict

NO_COMMAND = Text(
    fr="Il n’y a pas de commande {0} ; choix possibles : {1}.", en="There is no command {0}; there is {1}."
)
NO_PAIR = Text(fr="Une option s’écrit NOM=VALEUR, et non {0}.", en="An option is written NAME=VALUE, not {0}.")
NOT_READ = Text(fr="Impossible de lire {0} : {1}.", en="{0} cannot be read: {1}.")
NO_MISSION_FILES = Text(fr="{0} n’a pas de fichier en {1}.", en="{0} has no file that ends with {1}.")
BOTS_TRY = Text(fr="des robots s’y essaient", en="bots are trying it")
MISSION_HOLDS = Text(
    fr="« {0} » se joue. Essais où les lois sont respectées : {1}.",
    en="“{0}” can be played. Trials in which the laws hold: {1}.",
)
BOTS_WIN = Text(fr="Des robots gagnent {0} parties sur {1}.", en="Bots win {0} of {1} games.")
BOTS_NEVER_WIN = Text(
    fr="Attention : des robots gagnent {0} partie sur {1}. Vérifiez que la mission peut être gagnée.",
    en="Mind: bots win {0} of {1} games. See whether the mission can be won at all.",
)
MISSION_IS_CALLED = Text(
    fr="Pour y jouer : cosmotheque serve --missions DOSSIER, ou cosmotheque play {0} --missions DOSSIER {1}",
    en="To play it: cosmotheque serve --missions FOLDER, or cosmotheque play {0} --missions FOLDER {1}",
)
NOT_WRITTEN = Text(fr="Impossible d’écrire {0} : {1}.", en="{0} cannot be written: {1}.")
NO_SEAT = Text(
    fr="Une place est un numéro de 0 à {0}, all ou none, et non {1}.",
    en="A seat is a number from 0 to {0}, all, or none; not {1}.",
)
TOO_MANY_BOTS = Text(fr="Il y a {0} robots mais seulement {1} places.", en="There are {0} bots but only {1} seats.")
TOO_FEW_BOTS = Text(
    fr="Il faut au moins deux robots, chacun nommé une fois.",
    en="The arena needs at least two bots, each named once.",
)
NO_BOTS = Text(
    fr="Il faut dire quels robots se rencontrent, par {0}, ou les prendre tous, par {1}.",
    en="Say which bots meet, by {0}, or take them all, by {1}.",
)
OTHER_TERMS = Text(
    fr="{0} contient des parties jouées autrement : autre jeu, options, places, tirages ou limites.",
    en="{0} has games that were played otherwise: another game, options, seats, seeds or limits.",
)
BY_THE_CLOCK = Text(
    fr="Les robots qui réfléchissent à la pendule dépendent de la machine ; --nodes les rend presque tous répétables.",
    en="Bots that think by the clock depend on the machine; --nodes makes most of them repeatable.",
)
NO_STEP = Text(
    fr="Cette partie a {0} coups ; il n’y a pas de coup {1}.", en="This game has {0} moves; there is no move {1}."
)
NO_PUZZLES = Text(fr="Il n’y a pas encore de problèmes pour {0}.", en="There are no puzzles for {0} yet.")
NO_REVIEW = Text(fr="Il n’y a pas encore d’analyse pour {0}.", en="There is no review for {0} yet.")

HELP = Text(
    fr=(
        "Tapez un coup, son numéro, ou un début de coup pour réduire la liste ; Entrée montre la suite.\nannuler   "
        "annuler votre dernier coup\nindice    ce que jouerait le meilleur robot\nplateau   revoir le plateau\nrègles "
        "   les règles, ou une seule : règles {0}\naide      ces lignes\nquitter   quitter la partie"
    ),
    en=(
        "Type a move, its number, or how it starts to narrow the list; Enter shows more.\nundo      undo your last "
        "move\nhint      what the best bot would play\nboard     show the board again\nrules     the rules, or one of "
        "them: rules {0}\nhelp      these lines\nquit      leave the game"
    ),
)
WELCOME = Text(fr="Tapez « aide » pour voir les commandes.", en='Type "help" to see the commands.')
YOU = Text(fr="vous", en="you")
SEAT = Text(fr="joueur {0}", en="seat {0}")
TURN = Text(fr="Au {0} de jouer.", en="{0} to move.")
YOUR_TURN = Text(fr="À vous de jouer.", en="Your move.")
PLAYED = Text(fr="{0} : {1}", en="{0}: {1}")
THINKING = Text(fr="{0} réfléchit…", en="{0} is thinking…")
MORE = Text(
    fr="… encore {0} ; Entrée montre la suite, un début de coup réduit la liste.",
    en="… {0} more; Enter shows the rest, and the start of a move narrows the list.",
)
NO_ACTION = Text(
    fr="Aucun coup possible ne s’écrit {0} ; un coup s’écrit comme {1}.",
    en="No possible move is written {0}; one is written like {1}.",
)
NO_RULE = Text(fr="Il n’y a pas de règle {0}.", en="There is no rule {0}.")
BY_HEART = Text(
    fr="Cette partie se joue de mémoire : pas de conseil avant la fin.",
    en="This game is played from memory: no advice before the end.",
)
HINT = Text(fr="{0} jouerait {1}.", en="{0} would play {1}.")
HAND_OVER = Text(
    fr="Passez l’écran au {0}, puis appuyez sur Entrée.", en="Hand the screen over to {0}, then press Enter."
)
TIME_IS_UP = Text(fr="Le temps est écoulé.", en="Time is up.")
OVER = Text(fr="Fin de partie. {0}", en="The game is over. {0}")
LEFT = Text(fr="Partie quittée.", en="You left the game.")
SAVED = Text(fr="Partie enregistrée dans {0}.", en="The game was saved in {0}.")
STEPS = Text(
    fr="Entrée : avancer ; b : reculer ; un numéro : aller à ce coup ; f : aller à la fin ; q : quitter.",
    en="Enter: next move; b: back; a number: go to that move; e: go to the end; q: quit.",
)
CHANCE = Text(fr="hasard", en="chance")
CLOCK = Text(fr="pendule", en="clock")
START = Text(fr="Début", en="Start")
PAIRED = Text(
    fr="{0} parties par paire, et non {1} : chaque tirage se joue deux fois, places échangées.",
    en="{0} games per pair, not {1}: each seed is played twice, with seats swapped.",
)
WAITING_FOR_CLIENT = Text(
    fr="Un client du Model Context Protocol est attendu sur l’entrée standard ; Ctrl-C arrête.",
    en="Waiting for a client of the Model Context Protocol on standard input; control-C ends it.",
)
VERDICTS: dict[Verdict, Text] = {
    "verified": Text(
        fr="Vérifié : personne n’a choisi ce que le hasard a fait.", en="Verified: nobody chose what chance did."
    ),
    "altered": Text(
        fr="Non conforme : quelque chose n’est pas comme promis.", en="Altered: something is not as it was promised."
    ),
    "incomplete": Text(fr="Incomplet : ce n’est pas la partie entière.", en="Not whole: this is not the whole game."),
    "unverifiable": Text(fr="Non vérifiable.", en="Not verifiable."),
    "no-chance": Text(fr="Rien à vérifier.", en="Nothing to verify."),
}
FROM_THE_HOUSE = Text(
    fr="Vérifié : le hasard a suivi la donne que la maison avait scellée.",
    en="Verified: chance followed the deal that the house had sealed.",
)
SAME_SEAL = Text(fr="C’est bien le sceau que vous aviez noté.", en="It is the seal that you had noted.")
OTHER_SEAL = Text(
    fr="Ce n’est pas le sceau que vous aviez noté : la partie porte {0}.",
    en="It is not the seal that you had noted: the record has {0}.",
)
SAME_NUMBER = Text(fr="Votre nombre est parmi ceux qui ont compté.", en="Your number is among those that were used.")
NO_SUCH_NUMBER = Text(
    fr="Votre nombre n’est pas parmi ceux qui ont compté.", en="Your number is not among those that were used."
)
COPY_MADE = Text(fr="{0} : {1} octets, copie entière.", en="{0}: {1} bytes, whole.")
COPY_WITHOUT_KEY = Text(
    fr="ATTENTION : cette copie est SANS LA CLÉ. Sans elle, personne ne retrouve ses places : gardez « key » ailleurs.",
    en="WARNING: this copy is WITHOUT THE KEY. Without it nobody finds their seats again: keep `key` elsewhere.",
)
COPY_NOT_SENT = Text(
    fr="ATTENTION : la copie est faite, mais N’EST PAS PARTIE ailleurs ({0}).",
    en="WARNING: the copy was made but NOT SENT elsewhere ({0}).",
)
UNFINISHED = Text(fr="La partie n’est pas terminée.", en="The game is not finished.")
GRADES = {
    Grade.BEST: Text(fr="meilleur coup", en="best"),
    Grade.GOOD: Text(fr="bon coup", en="good"),
    Grade.DUBIOUS: Text(fr="coup douteux", en="dubious"),
    Grade.MISTAKE: Text(fr="erreur", en="mistake"),
}
NO_CHECKOUT = Text(
    fr="Un nouveau jeu se commence dans une copie de travail des sources (git clone) ; ceci n’en est pas une.",
    en="A new game is begun in a checkout of the source (git clone); this is none.",
)
NO_TOOLS = Text(
    fr="Il manque les outils des tests : « make check GAME=… » les installe, pour n’importe quel jeu.",
    en="The tools of the tests are missing: make check GAME=…, for any game, installs them.",
)
NO_TITLE = Text(
    fr="{0} ne peut pas être un titre : des mots, le premier commence par une lettre.",
    en="{0} cannot be a title: words, the first of which begins with a letter.",
)
NAME_TAKEN = Text(
    fr="{0} se trouve déjà ici : {1}. Le nom d’un jeu ne se trouve nulle part ailleurs : choisissez-en un autre.",
    en="{0} stands here already: {1}. A game’s name stands nowhere else: choose another.",
)
NO_PREFIX = Text(
    fr="{0} ne peut pas être un début de numéro de règle : de deux à cinq majuscules, par {1}.",
    en="{0} cannot begin the ids of rules: two to five capitals, by {1}.",
)
PREFIX_TAKEN = Text(
    fr="Des numéros de règles commencent déjà par {0} : choisissez-en un autre, par {1}.",
    en="Ids of rules begin with {0} already: choose another, by {1}.",
)
NOT_MADE = Text(
    fr="Les dossiers du jeu sont là, mais une étape a échoué : {0} ({1}).",
    en="The folders of the game are there, but a step failed: {0} ({1}).",
)
GAME_MADE = Text(
    fr=(
        "{0} se trouve dans {1} et {2}.\n"
        "cosmotheque play {3}        y jouer\nmake check GAME={3}         tout vérifier\n"
        "La suite, fichier par fichier : docs/adding-a-game.md"
    ),
    en=(
        "{0} lies in {1} and {2}.\n"
        "cosmotheque play {3}        play it\nmake check GAME={3}         check all of it\n"
        "What comes next, file by file: docs/adding-a-game.md"
    ),
)
