"""The campaign: the order of the missions, and the boxes that they lie in."""

from cosmotheque.core.text import Section, Text
from cosmotheque.games.bomb_busters.model.rule import rule

CAMPAIGN = Section(
    Text("Campagne", "Campaign"),
    (
        rule(
            400,
            "Les missions se jouent de préférence dans l’ordre : chacune s’appuie sur celles d’avant. Rien n’y oblige.",
            "Missions are best played in their order: each builds on those before. Nobody has to.",
        ),
        rule(
            401,
            "Cinq boîtes suivent l’entraînement : la première s’ouvre après la mission 8, les autres après les "
            "missions 19, 30, 42 et 54.",
            "Five boxes follow the training: the first one opens after mission 8, the others after missions 19, 30, "
            "42 and 54.",
        ),
        rule(
            402,
            "Une mission réussie ouvre la suivante, et la dernière d’une boîte ouvre la boîte d’après. La personne "
            "qui a créé la campagne peut ouvrir une mission d’une boîte ouverte et, une fois prévenue, n’importe "
            "quelle boîte.",
            "A mission won opens the next, and the last one of a box opens the box after it. The player who started "
            "the campaign may open any mission of an open box and, after a warning, any box.",
        ),
        rule(
            403,
            "D’une boîte fermée on ne voit que le couvercle et les numéros. Les règles de ses missions se montrent "
            "quand elle est ouverte.",
            "Of a closed box only the lid and the numbers are seen. The rules of its missions are shown once it is "
            "open.",
        ),
        rule(
            404,
            "Chaque boîte apporte du matériel nouveau ; certaines nouveautés restent pour toutes les missions "
            "suivantes.",
            "Each box brings something new; some of it stays for all missions that follow.",
        ),
        rule(
            405,
            "Chaque boîte a son méchant, qui raconte ses missions et ne change rien aux règles.",
            "Each box has its villain, who tells its missions and changes no rule.",
        ),
        rule(
            406,
            "Après un échec, on retente la même mission avec le capitaine suivant. Victoires et défaites de chaque "
            "mission sont comptées.",
            "After a failure the same mission is tried again with the next captain. Wins and losses of each mission "
            "are counted.",
        ),
        rule(
            407,
            "Quelques missions ne se jouent pas à deux. Dans une campagne à deux, elles comptent comme réussies dès "
            "qu’on y arrive.",
            "Some missions cannot be played by two. In a campaign of two they count as won as soon as they are "
            "reached.",
        ),
        rule(
            408,
            "Le nombre de joueurs peut changer d’une mission à l’autre ; les comptes sont ceux de l’équipe.",
            "The number of players may change between missions; the count is the team’s.",
        ),
        rule(
            409,
            "Hors campagne, on choisit parmi les missions des boîtes ouvertes, à moins de vouloir tout montrer.",
            "Outside a campaign you choose from the missions of open boxes, unless you want to see everything.",
        ),
    ),
)
