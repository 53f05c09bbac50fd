"""A mission in parts: mission 30."""

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.text.missions.briefing import Briefing

BRIEFINGS = {
    "30": Briefing(
        Text(fr="Au pas de course", en="At the double"),
        Text(
            fr="L’instructeur a un chronomètre, une pile de cartes et aucune patience. À chaque coup de sifflet, il "
            "veut autre chose, et tout de suite.",
            en="The instructor has a stopwatch, a pile of cards and no patience. At every whistle he wants something "
            "else, and right away.",
        ),
        Text(
            fr="Onze épreuves courtes contre la montre : trop lent sur un nombre, et le détonateur avance le plus "
            "souvent. Ratez le triple verrou, les jaunes ou les deux dernières minutes, et la bombe explose.",
            en="Eleven short drills against the clock: too slow on a number, and the detonator usually advances. Fail "
            "the triple lock, the yellow wires or the last two minutes, and the bomb explodes.",
        ),
    ),
}
LINES = {
    "BOM-3003": Text(
        fr="Au signal, on s’arrête et on écoute. D’ici là, coupez ce que vous voulez.",
        en="At the signal you stop and listen. Until then, cut what you like.",
    ),
    "BOM-3005": Text(
        fr="Stop. Nouveau numéro : deux fils, vingt secondes.", en="Stop. New number: two wires, twenty seconds."
    ),
    "BOM-3007": Text(fr="Repos. Jouez comme vous voulez.", en="At ease. Play as you like."),
    "BOM-3009": Text(
        fr="Bien. Montrez combien de jaunes il vous reste.", en="Good. Show how many yellow ones you have."
    ),
    "BOM-3010": Text(fr="À partir d’ici, plus un mot.", en="From here on, not a word."),
    "BOM-3012": Text(fr="Trois numéros, rien d’autre, deux minutes.", en="Three numbers, nothing else, two minutes."),
    "BOM-3013": Text(fr="Toi : tous les jaunes. Maintenant.", en="You: all the yellow ones. Now."),
    "BOM-3014": Text(fr="Oubliez les cartes. Deux minutes.", en="Forget the cards. Two minutes."),
    "BOM-3015": Text(
        fr="Stop. Nouveau numéro : deux fils, quinze secondes.", en="Stop. New number: two wires, fifteen seconds."
    ),
    "BOM-3021": Text(fr="Trop lent. L’aiguille avance.", en="Too slow. The needle moves."),
}
STAGE_NAMES = {
    "BOM-3004": Text(fr="Jeu libre", en="Free play"),
    "BOM-3005": Text(fr="A1", en="A1"),
    "BOM-3006": Text(fr="A2", en="A2"),
    "BOM-3007": Text(fr="Jeu libre encore", en="Free play again"),
    "BOM-3008": Text(fr="B1", en="B1"),
    "BOM-3009": Text(fr="B2", en="B2"),
    "BOM-3010": Text(fr="C1, en silence", en="C1, in silence"),
    "BOM-3011": Text(fr="C2, en silence", en="C2, in silence"),
    "BOM-3012": Text(fr="Triple verrou", en="Triple lock"),
    "BOM-3013": Text(fr="Tous les jaunes", en="All the yellow ones"),
    "BOM-3014": Text(fr="Le reste", en="The rest"),
}
