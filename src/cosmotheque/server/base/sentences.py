"""Refusals of the server, in both languages. One sentence each, and what would work instead."""

from cosmotheque.core import sentences as core
from cosmotheque.core.text import Text

ANOTHER_ASKS = Text(
    fr="Quelqu’un d’autre demande déjà une place. Attendez un instant.",
    en="Somebody else is asking for a seat already. Wait a moment.",
)
BAD_BODY = Text(fr="Demande illisible : {0}", en="This request cannot be read: {0}")
BAD_FRAME = Text(fr="Message illisible : {0}", en="This message cannot be read: {0}")
BAD_OPTIONS = Text(fr="Ces options ne sont pas permises : {0}", en="These options are not allowed: {0}")
BAD_SEATS = Text(fr="Ce jeu se joue à {0}.", en="This game is played by {0}.")
NOBODY_ELSE = Text(
    fr="Cette table n’accueille personne d’autre en ce moment. Essayez-en une autre.",
    en="This table is not open to anybody else right now. Try another one.",
)
GROUP_ONLY = Text(
    fr="Les places sont réservées aux membres du groupe. Demandez-leur son lien.",
    en="Seats here are for members of the group. Ask them for its link.",
)
NOBODY_WAITS = Text(fr="À cette table, on n’attend plus personne.", en="This table is no longer waiting for anybody.")
TABLE_CLOSED = Text(
    fr="L’administrateur a fermé cette table. Elle reste sans résultat.",
    en="The admin has closed this table. It has no result.",
)
THAT_IS_YOU = Text(fr="C’est vous-même.", en="That is you.")
BOTS_DECIDE = Text(
    fr="Un robot joue à cette place. Prenez d’abord cette place.", en="A bot is playing this seat. Take it over first."
)
CHAT_CLOSED = Text(fr="L’hôte a fermé la discussion.", en="The host has closed the chat.")
CHAT_TOO_FAST = Text(fr="Un peu moins vite, s’il vous plaît.", en="A little slower, please.")
CRASHED = Text(
    fr="Quelque chose a mal tourné de notre côté. Rien n’est perdu : réessayez.",
    en="Something went wrong on our side. Nothing is lost: try again.",
)
DRAWING = Text(
    fr="La donne est en train d’être tirée. Encore un instant.", en="The deal is being drawn. A moment, please."
)
NOT_PROMISED = Text(
    fr="Ce n’est pas le nombre qui était promis pour la donne.",
    en="This is not the number that was promised for the deal.",
)
EMPTY_LINE = Text(fr="Ce message est vide.", en="This message is empty.")
EMPTY_NAME = Text(fr="Ce nom est vide.", en="This name is empty.")
FOREIGN_HOST = Text(fr="Ce serveur ne répond pas à ce nom.", en="This server does not answer to that name.")
FOREIGN_ORIGIN = Text(
    fr="Cette demande vient d’une autre page que la nôtre.", en="This request comes from a page that is not ours."
)
FREE_TEXT_CLOSED = Text(
    fr="Ce jeu n’admet en ce moment que les phrases toutes faites.", en="This game allows only quick phrases right now."
)
GAME_OVER = core.GAME_OVER
HAS_STARTED = Text(fr="La partie a déjà commencé.", en="The game has already started.")
HOST_ONLY = Text(fr="C’est à l’hôte de la table d’en décider.", en="Only the host of the table can decide that.")
CLOCK_STANDS = Text(
    fr="La pendule est arrêtée : personne ne joue avant qu’elle reparte.",
    en="The clock is stopped: nobody can play until it runs again.",
)
ONE_CLOCK = Text(
    fr="Une partie par correspondance n’a pas de pendule : choisissez l’une ou l’autre.",
    en="A correspondence game has no clock: choose one or the other.",
)
TOO_LIVELY = Text(
    fr="Ce jeu se joue contre la montre : il ne peut pas se jouer par correspondance.",
    en="This game is played against the clock: it cannot be a correspondence game.",
)
BAD_DEVICE = Text(fr="Ce serveur ne peut pas prévenir ce navigateur.", en="This server cannot notify this browser.")
NO_CLOCK = Text(fr="Cette partie n’a pas de pendule à arrêter.", en="This game has no clock to stop.")
METRICS_ARE_PRIVATE = Text(
    fr="On ne peut lire ces chiffres que depuis la machine du serveur, ou avec son jeton.",
    en="These figures can only be read on the server’s own machine, or with its token.",
)
NOBODY_ASKS = Text(fr="Personne ne demande de place en ce moment.", en="Nobody is asking for a seat right now.")
BOTS_BUSY = Text(
    fr="Les robots ont déjà beaucoup de donnes à jouer. Réessayez dans un moment.",
    en="The bots have many deals to play already. Try again in a moment.",
)
HOUSE_ONLY = Text(
    fr="À la donne du jour, tout le monde joue avec les mêmes robots, ceux de la maison.",
    en="In the deal of the day everybody plays with the same bots, those of the house.",
)
NO_COACH_TODAY = Text(
    fr="La donne du jour se joue sans conseiller.", en="The deal of the day is played without a coach."
)
BY_HEART = Text(
    fr="Cette partie se joue de mémoire : le conseiller se tait jusqu’à la fin.",
    en="This game is played from memory: the coach stays silent until the end.",
)
NO_COACH = Text(fr="Cette table n’a pas de conseiller.", en="This table has no coach.")
NO_GUEST = Text(fr="Ouvrez d’abord la page d’accueil.", en="Open the home page first.")
NO_PAGE = Text(fr="Il n’y a rien à cette adresse.", en="There is nothing at this address.")
NO_PHRASE = Text(fr="Ce jeu n’a pas cette phrase.", en="This game does not have that phrase.")
NO_REQUEST = Text(fr="Personne ne demande d’annuler un coup.", en="Nobody is asking to undo a move.")
NO_REVIEW = Text(fr="Il n’y a pas encore d’analyse pour ce jeu.", en="There is no review for this game yet.")
NO_SEAT = Text(fr="Cette table n’a pas cette place.", en="This table does not have that seat.")
NO_SEQUEL = Text(fr="Ce n’est pas une suite de cette partie.", en="That does not follow this game.")
NO_SIGNAL = Text(fr="Les signes ne sont pas permis en ce moment.", en="Signs are not allowed right now.")
NO_SUCH_BOT = Text(fr="Ce jeu n’a pas ce robot.", en="This game does not have that bot.")
NO_SUCH_CHAPTER = Text(fr="Ce jeu n’a pas ce chapitre.", en="This game has no such chapter.")
NO_SUCH_GAME = Text(fr="Ce jeu n’est pas sur l’étagère.", en="This game is not on the shelf.")
NO_SUCH_TABLE = Text(fr="Cette table n’existe pas.", en="There is no such table.")
NOT_OVER = Text(fr="La partie n’est pas terminée.", en="The game is not over yet.")
NOT_SEATED = Text(fr="Vous n’avez pas de place à cette table.", en="You have no seat at this table.")
NOT_STARTED = Text(fr="La partie n’a pas commencé.", en="The game has not started yet.")
NOT_STORED = Text(
    fr="Cela n’a pas pu être enregistré et ne compte donc pas. Réessayez dans un moment.",
    en="This could not be stored, so it does not count. Try again in a moment.",
)
NOT_THERE = Text(
    fr="La partie est terminée : seuls ceux qui étaient à la table s’y parlent encore.",
    en="The game is over: only those who were at the table still talk there.",
)
NOT_YOUR_SEAT = Text(fr="Cette place n’est pas la vôtre.", en="This seat is not yours.")
OLD_RULES = Text(
    fr="Cette partie a été jouée avec d’anciennes règles et ne peut plus être ouverte.",
    en="This game was played by older rules and can no longer be opened.",
)
ONE_SEAT = Text(
    fr="Un joueur ne peut pas prendre une autre place : il y verrait des secrets.",
    en="A player cannot take a second seat: they would see secrets.",
)
ASKER_GONE = Text(fr="Personne n’attend plus la réponse.", en="Nobody is waiting for the answer any more.")
REVIEWER_BUSY = Text(
    fr="Le conseiller a déjà beaucoup de parties à analyser. Réessayez dans un moment.",
    en="The coach already has many games to review. Try again in a moment.",
)
SEAT_TAKEN = Text(fr="Cette place est prise.", en="This seat is taken.")
SEATS_OPEN = Text(fr="Il reste des places libres.", en="Some seats are still open.")
SEATS_TWICE = Text(fr="Une place est donnée deux fois.", en="A seat is given twice.")
MINDED = Text(
    fr="Message non envoyé : la règle interdit de dire cela en ce moment.",
    en="Not sent: the rules forbid saying that right now.",
)
SILENCE = Text(fr="Ce jeu demande le silence en ce moment.", en="This game calls for silence right now.")
STALE = Text(fr="La table a changé entre-temps.", en="The table has changed in the meantime.")
TIME_UP = Text(fr="Votre temps est écoulé.", en="Your time is up.")
TOO_BIG = Text(fr="Ce message est trop long.", en="This message is too long.")
TOO_MANY_REQUESTS = Text(
    fr="Trop de demandes à la fois. Attendez un instant.", en="Too many requests at a time. Wait a moment."
)
TOO_MUCH_WORK = Text(
    fr="Le serveur a beaucoup travaillé pour vous ou depuis votre adresse. Réessayez dans {0} s.",
    en="The server has done a lot of work for you or your address. Try again in {0} s.",
)
TOO_MANY_PUBLIC = Text(
    fr="Il y a déjà beaucoup de tables publiques venues d’ici. Rejoignez-en une, ou invitez par un lien.",
    en="There are many public tables from here already. Join one, or invite people by a link.",
)
TOO_MANY_TABLES = Text(
    fr="Vous avez déjà trop de parties en cours. Finissez-en une d’abord.",
    en="You already have too many games running. Finish one first.",
)
TOO_LONG_TO_REPLAY = Text(
    fr="Cette partie est trop longue pour être rejouée ici ; vous pouvez télécharger son fichier.",
    en="This game is too long to be shown again here; you can download its file.",
)
UNDONE_TOO_OFTEN = Text(
    fr="Vous ne pouvez plus annuler de coup dans cette partie.",
    en="You have used all your undos in this game.",
)
UNDO_PENDING = Text(fr="Une demande attend déjà une réponse.", en="A request is already waiting for an answer.")
UNDO_REFUSED = Text(fr="Ce coup reste : l’annulation a été refusée.", en="This move stays: the undo was refused.")
UNREADABLE_NAME = Text(
    fr="Ce nom contient des caractères invisibles. Retirez-les.",
    en="This name has invisible characters. Write it without them.",
)
WRONG_METHOD = Text(fr="Cette demande n’est pas possible à cette adresse.", en="This request is not possible here.")
TOO_MANY_GUESSES = Text(
    fr="Trop d’essais. Attendez une minute avant le prochain.", en="Too many tries. Wait a minute before the next one."
)
RATED_ALONE = Text(
    fr="Une partie classée se joue à une personne par place et sans conseiller.",
    en="A rated game is played by one person a seat, without a coach.",
)
RATED_BOTS = Text(
    fr="Une partie classée se joue avec les robots de la maison, dont la force est mesurée.",
    en="A rated game is played with the house’s own bots, whose strength is measured.",
)
RATED_NO_UNDO = Text(
    fr="Dans une partie classée, on n’annule pas de coup.", en="You cannot undo moves in a rated game."
)
RATED_SEATS = Text(
    fr="Dans une partie classée, chacun joue lui-même jusqu’à la fin ; si vous quittez la partie, vous la perdez.",
    en="In a rated game everybody plays their own seat to the end; if you leave, you lose.",
)
NO_SUCH_TOKEN = Text(
    fr="Ce jeton n’est pas valable, ou ne l’est plus.", en="This token is not valid, or no longer valid."
)
NOT_FOR_BOTS = Text(
    fr="Les robots ne font pas cela : ils jouent aux tables où on les a installés.",
    en="Bots do not do this: they play at the tables they were brought to.",
)
MAKER_LOOKS = Text(
    fr="Dans ce jeu, chacun a ses secrets, et l’auteur d’un robot du réseau voit ceux du robot : pas de place pour "
    "les deux quand d’autres jouent.",
    en="In this game everybody has secrets, and the maker of a network bot sees those of the bot: they cannot both "
    "have a seat while others play.",
)
DISK_FULL = Text(
    fr="Le disque est plein : il reste {0} Mo, il en faut {1}. Rien de nouveau ne peut être enregistré.",
    en="The disk is full: {0} MB are left, {1} are needed. Nothing new can be stored.",
)
NOT_WELL = Text(
    fr="Le serveur répond, mais il ne peut pas lire ou écrire ses données.",
    en="The server answers, but it cannot read or write its data.",
)
STORE_SLOW = Text(
    fr="Le serveur répond, mais ses données ne répondent pas depuis {0} secondes.",
    en="The server answers, but its database has not answered for {0} seconds.",
)
