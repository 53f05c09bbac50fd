"""Refusals about invitations, in both languages."""

from cosmotheque.core.text import Text

NO_SUCH_COMPANION = Text(fr="Vous n’avez pas joué avec cette personne.", en="You have not played with this person.")
NO_SUCH_INVITATION = Text(fr="Cette invitation n’existe plus.", en="This invitation is no longer open.")
TOO_MANY_INVITATIONS = Text(
    fr="Vous avez déjà beaucoup invité. Attendez un peu, ou envoyez le lien.",
    en="You have invited many already. Wait a little, or send the link.",
)
