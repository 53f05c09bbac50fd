"""Refusals about civility, in both languages."""

from cosmotheque.core.text import Text

ADMIN_ONLY = Text(
    fr="Cette page est réservée à l’administrateur. Donnez sa clé.",
    en="This page is for the admin. Enter the key.",
)
BANNED = Text(
    fr="L’administrateur vous a exclu des tables et des discussions : « {0} » Vos parties restent à vous.",
    en="The admin keeps you from tables and chat: “{0}” Your games stay yours.",
)
BANNED_UNTIL = Text(
    fr="Jusqu’au {0}, l’administrateur vous exclut des tables et des discussions : « {1} » Vos parties restent à vous.",
    en="Until {0} the admin keeps you from tables and chat: “{1}” Your games stay yours.",
)
NO_SUCH_BAN = Text(fr="Cette mesure n’existe plus.", en="This measure no longer exists.")
NO_SUCH_LINE = Text(
    fr="Cette personne n’a pas dit cela ici, ou il y a trop longtemps.",
    en="This person has not said that here, or too long ago.",
)
NO_SUCH_PERSON = Text(fr="Cette personne n’est plus à cette table.", en="This person is no longer at this table.")
NO_SUCH_REPORT = Text(fr="Ce signalement n’existe plus.", en="This report no longer exists.")
TOO_MANY_REPORTS = Text(
    fr="Vous avez déjà beaucoup signalé. L’administrateur doit d’abord tout lire.",
    en="You have sent many reports already. The admin has to read them first.",
)
TOO_MANY_BLOCKS = Text(
    fr="Votre liste est pleine. Retirez-en d’abord quelqu’un.", en="Your list is full. Take somebody off it first."
)
WRONG_KEY = Text(
    fr="Ce n’est pas la clé. La commande « cosmotheque admin » l’affiche sur la machine du serveur.",
    en="That is not the key. The command `cosmotheque admin` prints it on the server’s machine.",
)
