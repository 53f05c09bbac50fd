"""Refusals about campaigns, in both languages."""

from cosmotheque.core.text import Text

BOX_CLOSED = Text(
    fr="Cette boîte est encore fermée. Ouvrez-la d’abord, ou gagnez la boîte d’avant.",
    en="This box is still closed. Open it first, or win the box before it.",
)
CAMPAIGN_FULL = Text(
    fr="Cette campagne a déjà trop de tables. Commencez-en une autre.",
    en="This campaign has had too many tables already. Start another one.",
)
CAMPAIGN_HOST_ONLY = Text(
    fr="C’est à la personne responsable de la campagne d’en décider.",
    en="Only the leader of the campaign can decide that.",
)
MEMBERS_ONLY = Text(fr="Rejoignez d’abord la campagne.", en="Join the campaign first.")
NOT_SURE = Text(
    fr="Cette boîte révélera ses surprises avant l’heure. Confirmez pour l’ouvrir.",
    en="This box would give its surprises away before their time. Confirm to open it.",
)
NO_CAMPAIGN = Text(fr="Ce jeu n’a pas de campagne.", en="This game has no campaign.")
NO_SUCH_CAMPAIGN = Text(fr="Cette campagne n’existe pas.", en="There is no such campaign.")
NO_SUCH_MEMBER = Text(
    fr="Parmi les joueurs, il faut vous-même et des membres de la campagne, chacun une fois.",
    en="The players must be members of the campaign, each of them once, and you among them.",
)
NO_SUCH_STAGE = Text(fr="Cette campagne n’a pas cette étape.", en="This campaign has no such stage.")
STAGE_SHUT = Text(
    fr="Ce n’est pas encore ouvert : gagnez d’abord ce qui précède.",
    en="This is not open yet: win what comes before it.",
)
TOO_MANY_CAMPAIGNS = Text(
    fr="Vous avez déjà beaucoup de campagnes. Continuez-en une.",
    en="You have many campaigns already. Continue one of them.",
)
TOO_MANY_MEMBERS = Text(fr="Cette campagne est au complet.", en="This campaign has as many members as it can.")
