"""The detonator in the campaign (BOM-250 to BOM-254)."""

from cosmotheque.core.text import Section, Text
from cosmotheque.games.bomb_busters.model.rule import rule

RULES = (
    rule(
        250,
        "Le cadran a sept cases. La mèche est le nombre de pas jusqu’à la tête de mort, de 6 à 0 ; à 0 la bombe "
        "explose.",
        "The dial has seven spaces. The fuse is the number of steps to the skull, from 6 to 0; at 0 the bomb explodes.",
    ),
    rule(
        251,
        "La mèche commence au nombre de joueurs ; à 1 dans les missions 41, 55, 60 et 62, où le premier pas fait "
        "exploser ; à un de plus que les joueurs dans la mission 51. La mission 53 n’a pas de cadran.",
        "The fuse starts at the number of players; at 1 in missions 41, 55, 60 and 62, where the first step explodes; "
        "at one more than the players in mission 51. Mission 53 has no dial.",
    ),
    rule(
        252,
        "Reculer allonge la mèche, jamais au-delà de 6. Dans les missions 41, 55, 60 et 62 le rembobineur l’allonge "
        "comme tout autre recul ; ailleurs on ne recule pas au-delà du départ.",
        "A step back lengthens the fuse, never beyond 6. In missions 41, 55, 60 and 62 the rewinder does so like any "
        "other step back; elsewhere nothing goes back beyond the start.",
    ),
    rule(
        253,
        "Quand un même évènement fait avancer et reculer le détonateur, l’avancée vient d’abord.",
        "When one event both advances the detonator and sets it back, the advance comes first.",
    ),
    rule(254, "Un recul impossible est perdu.", "A step back that is not possible is lost."),
)

DETONATOR = Section(Text(fr="Le détonateur dans la campagne", en="The detonator in the campaign"), RULES)
