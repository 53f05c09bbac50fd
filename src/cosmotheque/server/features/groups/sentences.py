"""Refusals about groups, in both languages."""

from cosmotheque.core.text import Text

GROUP_FULL = Text(fr="Ce groupe est au complet.", en="This group has as many members as it can.")
GROUP_LEADER_ONLY = Text(
    fr="C’est à la personne responsable du groupe d’en décider.", en="Only the leader of the group can decide that."
)
NO_SUCH_GROUP = Text(
    fr="Ce groupe n’existe pas, ou son lien a changé.", en="There is no such group, or its link has changed."
)
NO_SUCH_GROUP_MEMBER = Text(fr="Cette personne n’est plus dans le groupe.", en="This person is no longer in the group.")
TOO_MANY_GROUPS = Text(
    fr="Vous êtes déjà dans beaucoup de groupes. Quittez-en un d’abord.",
    en="You are in many groups already. Leave one of them first.",
)
