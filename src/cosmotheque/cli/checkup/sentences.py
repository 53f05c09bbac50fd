"""Sentences of `cosmotheque doctor` in both languages: a finding, and what to do about a bad one."""

from cosmotheque.core.text import Text

GRADES = {
    "ok": Text(fr="ok", en="ok"),
    "warn": Text(fr="à voir", en="warn"),
    "bad": Text(fr="grave", en="bad"),
}

SERVER = Text(fr="serveur", en="server")
PAGE = Text(fr="interface", en="page")
DISK = Text(fr="disque", en="disk")
MEMORY = Text(fr="mémoire", en="memory")
DATABASE = Text(fr="base de données", en="database")
CLOCK = Text(fr="heure", en="clock")
KEY = Text(fr="clé", en="key")
ADMIN_KEY = Text(fr="clé d’administration", en="administrator’s key")
PUSH = Text(fr="appels", en="calls")
COPY = Text(fr="copie", en="copy")
PROXY = Text(fr="relais", en="proxy")

WELL = Text(fr="{0} répond, lit et écrit.", en="{0} answers, reads and writes.")
NO_ANSWER = Text(
    fr="{0} ne répond pas ({1}). Démarrez le serveur, ou donnez son adresse par --port ou --url.",
    en="{0} does not answer ({1}). Start the server, or say where it is by --port or --url.",
)
STRANGE_ANSWER = Text(
    fr="{0} répond {1}. Un autre programme occupe cette adresse, ou le serveur est plus ancien que cette commande.",
    en="{0} answers {1}. Another program has this address, or the server is older than this command.",
)
PAGE_THERE = Text(fr="elle est dans {0}.", en="it is in {0}.")
NO_PAGE = Text(
    fr="rien dans {0}. Réinstallez le paquet, ou lancez make web.",
    en="nothing in {0}. Install the wheel again, or run make web.",
)

FREE = Text(fr="{0} Mo libres pour {1}.", en="{0} MB are free for {1}.")
MAKE_ROOM = Text(
    fr="{0} Mo libres pour {1}. Faites de la place : sur un disque plein, rien ne s’enregistre.",
    en="{0} MB are free for {1}. Make room: on a full disk nothing can be stored.",
)
NO_FOLDER = Text(
    fr="{0} n’est pas accessible ({1}). Le dossier est-il le bon (--data, --config) ?",
    en="{0} cannot be reached ({1}). Is it the right folder (--data, --config)?",
)
MEMORY_FREE = Text(fr="{0} Mo disponibles.", en="{0} MB are to be had.")
MEMORY_SHORT = Text(
    fr="{0} Mo disponibles. Ajoutez-en, ou réduisez bot_workers.",
    en="{0} MB are to be had. Add some, or set bot_workers lower.",
)

CURRENT = Text(fr="à jour (étape {0}).", en="of today’s shape (step {0}).")
TO_MIGRATE = Text(
    fr="étape {0}, le programme en est à {1}. Redémarrez le serveur, ou arrêtez-le et lancez cosmotheque migrate.",
    en="at step {0}, the program is at {1}. Restart the server, or stop it and run cosmotheque migrate.",
)
TOO_NEW = Text(
    fr="écrite par une version plus récente. Mettez à jour, ou restaurez la copie d’avant.",
    en="written by a later version. Update the program, or put back the copy from before.",
)
READ_ONLY = Text(
    fr="elle ne prend pas d’écriture. Est-ce une réplique ? Donnez l’adresse de la base principale.",
    en="it takes no writes. Is it a replica? Give the address of the primary.",
)
NO_DATABASE = Text(
    fr="illisible ({0}). Vérifiez data et database, ou restaurez une copie.",
    en="it cannot be read ({0}). Check data and database, or put back a copy.",
)
ON_TIME = Text(fr="{0}.", en="{0}.")
SET_BACK = Text(
    fr="une table date de {0}, et il serait {1}. Remettez la machine à l’heure (NTP).",
    en="a table is from {0}, and it is said to be {1}. Set the machine’s clock (NTP).",
)
SKEWED = Text(
    fr="{0} s d’écart avec le serveur ou sa base de données. Mettez les machines à l’heure (NTP).",
    en="{0} s beside that of the server or its database. Set the clocks of the machines (NTP).",
)

KEY_WHOLE = Text(fr="{0} est entière et privée.", en="{0} is whole and private.")
KEY_THERE = Text(fr="dans la base de données, entière.", en="in the database, whole.")
NO_KEY = Text(
    fr="{0} n’existe pas. Restaurez une copie, ou le serveur en fera une neuve et personne ne sera reconnu.",
    en="there is no {0}. Put back a copy, or the server makes a new one and knows nobody.",
)
NO_ADMIN_KEY = Text(
    fr="{0} n’existe pas. Lancez cosmotheque admin, qui en fait une.",
    en="there is no {0}. Run cosmotheque admin, which makes one.",
)
NO_KEY_THERE = Text(
    fr="la base de données n’en donne pas d’entière. Restaurez une sauvegarde.",
    en="the database gives none that is whole. Restore a dump.",
)
KEY_BROKEN = Text(
    fr="{0} n’est pas entière. Restaurez celle d’une copie.", en="{0} is not whole. Put back the one of a copy."
)
KEY_UNREADABLE = Text(
    fr="{0} n’est pas lisible pour vous. Lancez cette commande sous le compte du serveur.",
    en="{0} is not for you to read. Run this command as the server’s user.",
)
KEY_OPEN = Text(
    fr="d’autres comptes peuvent lire {0}. Lancez chmod 600 sur ce fichier.",
    en="others on this machine can read {0}. Run chmod 600 on it.",
)
OPEN_FOLDER = Text(
    fr="d’autres comptes peuvent entrer dans {0}. Lancez chmod 700 sur ce dossier.",
    en="others on this machine can enter {0}. Run chmod 700 on it.",
)
CALLS = Text(
    fr="le serveur signe avec la clé qui est enregistrée.", en="the server signs them with the key that is stored."
)
NO_CALLS = Text(fr="désactivés (push_services est vide).", en="switched off (push_services is empty).")
OTHER_KEY = Text(
    fr="le serveur qui tourne a une autre clé que celle-ci. Redémarrez-le, ou donnez les bons data et --port.",
    en="the running server has another key than this one. Restart it, or give the right data and --port.",
)
NO_OPERATOR = Text(
    fr="les services d’appel ne savent pas à qui s’adresser. Donnez hosts ou push_operator.",
    en="push services do not know whom to turn to. Set hosts or push_operator.",
)

COPY_AGE = Text(fr="faite il y a {0} h : {1}.", en="made {0} h ago: {1}.")
COPY_OLD = Text(
    fr="la dernière date d’il y a {0} h : {1}. Voyez pourquoi la copie nocturne ne passe plus.",
    en="the last one was made {0} h ago: {1}. See why the nightly one is not made any more.",
)
NO_COPY = Text(
    fr="aucune. Lancez cosmotheque backup chaque nuit (deploy/cosmotheque-backup.timer).",
    en="none. Run cosmotheque backup every night (deploy/cosmotheque-backup.timer).",
)
NOTE_UNREADABLE = Text(
    fr="la note de la dernière copie est illisible ({0}). Lancez cette commande sous le compte du serveur.",
    en="the note of the last copy cannot be read ({0}). Run this command as the server’s user.",
)
DUMP = Text(
    fr="PostgreSQL se copie par pg_dump ; rien ici ne sait de quand date la dernière.",
    en="PostgreSQL is copied by pg_dump; nothing here knows how old the last one is.",
)
COPY_KEYLESS = Text(
    fr="elle est sans la clé. Gardez le fichier key ailleurs, ou faites-la sans --without-key.",
    en="it is without the key. Keep the file key elsewhere, or make it without --without-key.",
)
COPY_STAYED = Text(
    fr="elle n’est pas partie ailleurs. Essayez à la main la commande de backup_then.",
    en="it did not get elsewhere. Try the command of backup_then by hand.",
)
COPY_GONE = Text(fr="{0} n’existe plus. Faites-en une autre.", en="{0} is there no longer. Make another one.")
SAME_DISK = Text(
    fr="elle est sur le même disque que les parties. Envoyez-la ailleurs par backup_then.",
    en="it is on the same disk as the games. Send it elsewhere by backup_then.",
)

NOT_ASKED = Text(
    fr="pas regardé. Ajoutez l’adresse par laquelle on arrive : {0}.",
    en="not looked at. Add the address by which people come: {0}.",
)
ARRIVES = Text(fr="on arrive par {0}, et l’adresse {1} est vue.", en="people come by {0}, and the address {1} is seen.")
UNKNOWN_HOST = Text(
    fr="le serveur ne connaît pas le nom {0}. Ajoutez-le à hosts.",
    en="the server does not know the name {0}. Add it to hosts.",
)
WRONG_SCHEME = Text(
    fr="demandé par {0}, vu comme {1}. Le relais doit envoyer X-Forwarded-Proto, depuis une adresse de proxies.",
    en="asked by {0}, seen as {1}. The proxy has to send X-Forwarded-Proto, from an address in proxies.",
)
WRONG_HOST = Text(
    fr="demandé à {0}, vu comme {1}. Le relais doit passer l’en-tête Host tel quel.",
    en="asked at {0}, seen as {1}. The proxy has to pass on the Host header as it is.",
)
WRONG_ADDRESS = Text(
    fr="demandé depuis {0}, vu comme {1} : tout le monde compte pour un. Le relais doit envoyer X-Forwarded-For.",
    en="asked from {0}, seen as {1}: everybody counts as one. The proxy has to send X-Forwarded-For.",
)
OTHER_ADDRESS = Text(
    fr="demandé depuis {0}, vu comme {1}. Si c’est l’adresse du relais, ajoutez-la à proxies.",
    en="asked from {0}, seen as {1}. If that is the proxy’s address, add it to proxies.",
)
FORGEABLE = Text(
    fr="n’importe qui peut se donner une adresse. Le relais doit remplacer X-Forwarded-For, et non le passer.",
    en="anybody can make up their address. The proxy has to replace X-Forwarded-For, not pass it on.",
)
OPEN_METRICS = Text(
    fr="/metrics est ouvert à tous. Fermez-le dans le relais.",
    en="/metrics is open to everybody. Close it in the proxy.",
)
NO_REDIRECT = Text(
    fr="http://{0} ne renvoie pas vers https. Ajoutez une redirection au relais.",
    en="http://{0} does not lead to https. Add a redirect to the proxy.",
)
