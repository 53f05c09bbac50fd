"""Mission 26: One number each."""

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import NONE, TWO, Mission, cards_without
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.open_cards.data import OpenCards

SCENARIO = Scenario(
    name="26",
    record=Mission(12, TWO, NONE, cards_without(10), stuck="skip", box=2, parts=(OpenCards(),)),
    title=Text(fr="Chacun son numéro", en="One number each"),
    story=Text(
        fr="Le loup a cloué douze nombres sur sa porte. Retournez-en un, et il faut le couper.",
        en="The wolf has nailed twelve numbers to his door. Turn one over, and you have to cut it.",
    ),
    special=Text(
        fr="Retournez une carte dont vous avez la valeur, puis coupez-la. Quand toutes sont retournées, on recommence.",
        en="Turn down a card whose value you have, then cut that value. When all are down, they come up again.",
    ),
    rules=(
        rule(
            2601,
            "Douze cartes Nombre ouvertes. À son tour on en retourne une dont on a la valeur, puis on doit couper "
            "cette valeur. Réussie ou non, la carte reste retournée.",
            "Twelve number cards lie open. At their turn the active player turns one down whose value they have, and "
            "then must cut that value. Whether it succeeds or not the card stays down.",
        ),
        rule(
            2602,
            "Si au début d’un tour aucune carte n’est ouverte, on retourne d’abord toutes celles qui restent.",
            "If at the start of a turn no card is open, all cards left are turned up first.",
        ),
        rule(
            2603,
            "La carte d’un nombre complet quitte le jeu.",
            "A complete number’s card leaves the game.",
        ),
        rule(
            2604,
            "Un joueur qui n’a aucune des valeurs ouvertes est bloqué : il passe son tour.",
            "A player with none of the open values is stuck: they skip their turn.",
        ),
        rule(
            2605,
            "Un joueur qui en a une doit jouer ; le thermos peut servir avant qu’une carte soit retournée.",
            "A player who has one must play; the thermos may be used before a card is turned.",
        ),
    ),
)
