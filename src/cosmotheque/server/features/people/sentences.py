"""Refusals about devices, passkeys and codes, in both languages."""

from cosmotheque.core.text import Text

BAD_PASSKEY = Text(
    fr="Cette clé d’accès n’a pas pu être vérifiée. Réessayez, ou utilisez un code depuis un autre appareil.",
    en="This passkey could not be verified. Try again, or use a code from another device.",
)
COPIED_PASSKEY = Text(
    fr="Refusé : cette clé d’accès compte à rebours, comme le ferait une copie. Prenez une autre clé ou un code "
    "depuis l’un de vos appareils ; puis, sur votre page, supprimez celle-ci et créez-en une nouvelle.",
    en="Refused: this passkey counts backwards, as a copy of it would. Use another passkey or a code from one of your "
    "devices; then remove this one on your page and make a new one.",
)
LAST_DEVICE = Text(
    fr="C’est votre seul appareil ici : sans lui, vous perdriez tout. Ajoutez d’abord un appareil ou une clé d’accès.",
    en="This is your only device here: without it you would lose everything. Add another device or a passkey first.",
)
MAKER_JOINS = Text(
    fr="Un robot de l’un de ces appareils joue avec l’autre, à une table où chacun a ses secrets. "
    "Terminez d’abord la partie.",
    en="A bot of one of these devices plays with the other, at a table where everybody has secrets. "
    "Finish that game first.",
)
NOBODY_CLAIMS = Text(
    fr="Aucun appareil n’attend votre réponse. Montrez un nouveau code.",
    en="No device is waiting for your answer. Show a new code.",
)
NOT_YOUR_NAME = Text(
    fr="Pour confirmer, écrivez votre nom exactement comme ici : {0}.",
    en="To confirm, write your name exactly as it is here: {0}.",
)
NO_SUCH_CODE = Text(
    fr="Ce code n’est pas valable : faux, déjà utilisé ou trop ancien. Demandez-en un nouveau sur l’autre appareil.",
    en="This code is not valid: it is wrong, already used or too old. Ask for a new one on the other device.",
)
NO_SUCH_DEVICE = Text(fr="Cet appareil n’est pas dans la liste.", en="This device is not in the list.")
PASSKEYS_NEED_TLS = Text(
    fr="Les clés d’accès ne fonctionnent que sur une page sécurisée (https). Utilisez un code.",
    en="Passkeys only work on a secure page (https). Use a code.",
)
SAME_PERSON = Text(
    fr="Cet appareil est déjà à vous : c’est celui-là même, ou l’un des vôtres.",
    en="This device is already yours: it is this very one, or one of yours.",
)
SAME_TABLE = Text(
    fr="Ces deux appareils jouent à la même table. Terminez d’abord la partie, ou quittez l’une des places.",
    en="These two devices play at the same table. Finish the game first, or leave one of the seats.",
)
TOO_MANY_DEVICES = Text(
    fr="Vous avez déjà beaucoup d’appareils. Déconnectez-en un d’abord.",
    en="You have many devices already. Sign one of them out first.",
)
TOO_MANY_PASSKEYS = Text(
    fr="Vous avez déjà {0} clés d’accès, et pas plus ne sont permises. Supprimez-en une d’abord.",
    en="You have {0} passkeys already, and no more are allowed. Remove one of them first.",
)
UNVERIFIED_PASSKEY = Text(
    fr="Refusé : cette clé d’accès a répondu sans vérifier que c’est vous. Activez le verrouillage de l’écran de"
    " l’appareil, ou donnez un code PIN à la clé de sécurité, et réessayez ; ou utilisez un code depuis un autre"
    " appareil.",
    en="Refused: this passkey answered without checking that it is you. Turn on the device’s screen lock, or give the"
    " security key a PIN, and try again; or use a code from another device.",
)
