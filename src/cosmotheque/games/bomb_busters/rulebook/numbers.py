"""Number cards, the sequence card, named values and cutters (BOM-120 ff., BOM-130 ff., BOM-260 ff.)."""

from cosmotheque.core.text import Section, Text
from cosmotheque.games.bomb_busters.model.rule import rule

CARDS = (
    rule(
        120,
        "Douze cartes Nombre, de 1 à 12. Révélées, elles restent visibles ; une pioche est mélangée, face "
        "cachée, inconnue de tous.",
        "Twelve number cards, 1 to 12. Once revealed they lie open; a face-down deck is shuffled and unknown to all.",
    ),
    rule(
        121,
        "Quand une pioche dit quoi couper : les cartes révélées vont à la défausse ; une carte quitte le jeu dès "
        "que sa valeur est complète ; la pioche vide, on mélange celles qui restent.",
        "Where a deck says what to cut: revealed cards go to a discard pile; a card leaves the game as soon as "
        "its value is complete; when the deck is empty the cards left are shuffled into a new one.",
    ),
    rule(
        122,
        "Une carte révélée dont la valeur est déjà complète est retirée, et la suivante révélée aussitôt.",
        "A revealed card whose value is complete already is removed, and the next one is revealed right away.",
    ),
    rule(
        123,
        "Les cartes Nombre sont tirées au hasard après la distribution des fils, qui n’en dépend donc pas.",
        "Number cards are drawn at random after the wires are dealt, so the deal does not depend on them.",
    ),
)

SEQUENCE = (
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

NAMED = (
    rule(
        260,
        "Valeur imposée : le tour dit quelle valeur couper. Une coupe de cette valeur suit, en duo ou en solo, "
        "avec équipement et personnage comme d’habitude.",
        "Named value: the turn prescribes the value. A cut action of it follows, dual or solo, with equipment "
        "and character as usual.",
    ),
    rule(
        261,
        "Coupeur désigné : c’est lui qui coupe ; le tour suivant se compte à partir de celui qui l’a désigné.",
        "Named cutter: the player named performs the cut; the next turn is counted from the player who named them.",
    ),
    rule(
        262,
        "On ne désigne que quelqu’un qui a des fils, et pas seulement des rouges. Un joueur désigné qui n’a que des "
        "rouges le dit, et on en désigne un autre.",
        "A player may only be named if they have uncut wires that are not all red. A player named with only reds says "
        "so, and somebody else is named.",
    ),
    rule(
        263,
        "Le thermos se prend avant que la carte soit révélée, par celui dont c’est le tour ; le tour passe comme "
        "toujours.",
        "The player whose turn it is uses the thermos before the card is revealed; the turn passes as always.",
    ),
    rule(
        264,
        "Pour le stabilisateur, le début du tour est le moment qui précède la coupe du joueur désigné.",
        "For the stabilizer the start of the turn is the moment before the named cutter’s cut.",
    ),
)

NUMBER_CARDS = Section(Text(fr="Cartes Nombre", en="Number cards"), CARDS)
SEQUENCE_CARD = Section(Text(fr="Carte Séquence", en="Sequence card"), SEQUENCE)
NAMED_VALUES = Section(Text(fr="Valeurs imposées et coupeurs désignés", en="Named values and named cutters"), NAMED)
