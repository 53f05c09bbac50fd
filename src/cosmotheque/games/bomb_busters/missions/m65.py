"""Mission 65: From hand to hand."""

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import NO_RAY, NONE, THREE, Mission, cards_without
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.own_cards.data import OwnCards

SCENARIO = Scenario(
    name="65",
    record=Mission(12, THREE, NONE, cards_without(10), seats=(3, 5), box=5, new_characters=NO_RAY, parts=(OwnCards(),)),
    title=Text(fr="De main en main", en="From hand to hand"),
    story=Text(
        fr="Chacun ne coupe que ce que ses cartes lui permettent, et les cartes ne restent pas en place : à "
        "chaque tour l’une d’elles change de main.",
        en="Everybody cuts only what their cards allow, and the cards do not stay: every turn one of them "
        "changes hands.",
    ),
    special=Text(
        fr="Coupez seulement les nombres des cartes devant vous, et donnez-en une à la fin de votre tour. Si vous "
        "n’avez aucun de ces fils, vous passez et le détonateur avance.",
        en="Cut only numbers on the cards in front of you, and give one card away at the end of your turn. If you "
        "have none of those wires, you skip and the detonator advances.",
    ),
    rules=(
        rule(
            6501,
            "À trois, quatre ou cinq. Les douze cartes Nombre sont distribuées, visibles, devant les joueurs : "
            "quatre chacun à trois, trois à quatre ; à cinq, trois au capitaine et à son voisin de gauche, deux aux "
            "autres.",
            "Three to five players. The twelve number cards are dealt, open, in front of the players: four each with "
            "three, three each with four; with five the captain and their left neighbour three, the others two.",
        ),
        rule(
            6502,
            "On ne coupe que la valeur d’une de ses propres cartes ouvertes.",
            "You may only cut values on your own open number cards.",
        ),
        rule(
            6503,
            "Un joueur qui n’en a aucune est bloqué : il passe son tour et le détonateur avance.",
            "A player with none of them is stuck: they skip their turn and the detonator advances.",
        ),
        rule(
            6504,
            "Dans tous les cas, à la fin de son tour, on donne une de ses cartes à un coéquipier, l’une et l’autre "
            "au choix.",
            "In all cases, at the end of the turn, the active player gives one of their number cards to a teammate, "
            "both their choice.",
        ),
        rule(
            6505,
            "La carte d’un nombre complet est retournée sur place ; on peut encore la donner. Sans carte on ne donne "
            "rien ; celui qui reçoit doit avoir des fils, tant que quelqu’un d’autre en a.",
            "A complete number’s card is turned down where it lies; it may still be given. With no card none is "
            "given; the receiver must have uncut wires if anybody else has.",
        ),
        rule(
            6506,
            "Thermos : tout le tour est sauté, on ne donne rien.",
            "Thermos: the whole turn is skipped, nothing is given.",
        ),
        rule(
            6507,
            "Un joueur qui n’a plus de fils donne une carte ouverte, sans que le détonateur avance, chaque fois que "
            "le tour passe par-dessus lui et tant qu’il en a une.",
            "A player without uncut wires gives one open card, and the detonator stays, whenever the turn passes "
            "over them, as long as they have one.",
        ),
    ),
)
