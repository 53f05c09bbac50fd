"""The sequence card in words (BOM-130 to BOM-134)."""

from cosmotheque.core.text import Section, Text
from cosmotheque.games.bomb_busters.model.rule import rule

RULES = (
    rule(
        130,
        "La carte Séquence désigne une carte Nombre d’une ligne. Face A : deux fils coupés de ce nombre ouvrent "
        "le suivant ; face B : il en faut quatre.",
        "The sequence card points at one number card of a line. Side A: two cut wires of that number open the "
        "next one; side B: all four.",
    ),
    rule(
        131,
        "Les nombres de la ligne qui viennent après sont bloqués ; celui qui est désigné est permis ; ceux qui n’ont "
        "pas de carte dans la ligne le sont toujours.",
        "Numbers of the line behind it are blocked; the one pointed at is allowed; values without a card in the line "
        "are always allowed.",
    ),
    rule(
        132,
        "Une carte terminée est retournée, ou retirée dans la mission 36 ; sa valeur est permise désormais.",
        "A card that is done is turned down, or removed in mission 36; its value is allowed from then on.",
    ),
    rule(
        133,
        "Un nombre qui a déjà assez de fils coupés quand vient son tour est terminé aussitôt, et ainsi de suite.",
        "If a number already has enough cut wires when its turn comes, it is done right away, and so on down the line.",
    ),
    rule(
        134,
        "Si une séquence bloque un joueur, la bombe explose.",
        "If a sequence leaves a player stuck, the bomb explodes.",
    ),
)

SEQUENCE_CARD = Section(Text(fr="Carte Séquence", en="Sequence card"), RULES)

EVENTS = {
    "sequence-laid": Text("{seat} commence la ligne par {number}.", "{seat} starts the line at {number}."),
}
