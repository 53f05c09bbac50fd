"""Roles in words (BOM-240 to BOM-243)."""

from collections.abc import Iterator

from cosmotheque.core.text import Section, Text
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.roles.rules import has_role
from cosmotheque.games.bomb_busters.view.seen import View

RULES = (
    rule(
        240,
        "Les cartes Personnage, celle du capitaine comprise, sont mélangées et distribuées : le joueur qui reçoit "
        "celle du capitaine a le rôle. Le capitaine de la mise en place commence quand même.",
        "The character cards, the captain’s among them, are shuffled and dealt: the player who gets the captain’s has "
        "the role. The captain of the setup still begins.",
    ),
    rule(
        241,
        "Tout le monde voit qui a le rôle ; dans la mission 34, chacun ne voit que sa propre carte.",
        "Everybody sees who has the role; in mission 34 everybody sees only their own card.",
    ),
    rule(
        242,
        "Erreur fatale : une Coupe en duo ratée par ce joueur fait exploser la bombe, avec ou sans détecteur.",
        "Fatal failure: if this player fails a dual cut, with or without a detector, the bomb explodes.",
    ),
    rule(
        243,
        "Sans outils : ce joueur n’utilise ni équipement ni personnage, mais répond au radar et aux talkies-walkies.",
        "No tools: this player uses no equipment and no character, but answers the radar and the walkie-talkies.",
    ),
)

ROLES = Section(Text(fr="Rôles", en="Roles"), RULES)

EVENTS = {
    "role": Text("{seat} a le rôle.", "{seat} has the role."),
}

ROLE = Text("(rôle)", "(role)")


def beside(view: View, stand: int) -> Iterator[Text]:
    """The character card that has the role."""
    if has_role(view, view.stands[stand].owner):
        yield ROLE
