"""Mission 30: At the double."""

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.components import YELLOW
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import FOUR, Mission, Mix
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.at_once.data import AtOnce
from cosmotheque.games.bomb_busters.parts.drill.data import SPEED

SCENARIO = Scenario(
    name="30",
    record=Mission(  # BOM-3001
        12,
        Mix(1, 2),
        FOUR,
        stuck="skip",
        box=2,
        parts=(SPEED, AtOnce("BOM-3013", "BOM-3019", target=YELLOW, told=True)),
    ),
    title=Text(fr="Au pas de course", en="At the double"),
    story=Text(
        fr="L’instructeur a un chronomètre, une pile de cartes et aucune patience. À chaque coup de sifflet, il "
        "veut autre chose, et tout de suite.",
        en="The instructor has a stopwatch, a pile of cards and no patience. At every whistle he wants something "
        "else, and right away.",
    ),
    special=Text(
        fr="Onze épreuves courtes contre la montre : trop lent sur un nombre, et le détonateur avance le plus "
        "souvent. Ratez le triple verrou, les jaunes ou les deux dernières minutes, et la bombe explose.",
        en="Eleven short drills against the clock: too slow on a number, and the detonator usually advances. Fail "
        "the triple lock, the yellow wires or the last two minutes, and the bomb explodes.",
    ),
    rules=(
        rule(
            3001,
            "Mission 30 : un rouge parmi deux, quatre jaunes, les douze cartes Nombre en pioche cachée, et une voix.",
            "Mission 30: one of two red, four yellow, the twelve number cards as a face-down deck, and a voice.",
        ),
        rule(
            3002,
            "La mission se joue en onze parties. Un signal ouvre chacune ; on joue dans le sens des aiguilles d’une "
            "montre.",
            "The mission is played in eleven parts. A signal opens each; play goes clockwise.",
        ),
        rule(
            3003,
            "Personne ne coupe avant le signal ; quand la voix parle, on s’arrête.",
            "Nobody cuts before the signal; when the voice speaks, everybody stops.",
        ),
        rule(3004, "Jeu libre : 67 secondes, ou 6 tours.", "Free play: 67 seconds, or 6 turns."),
        rule(
            3005,
            "A1 : une carte Nombre est retournée ; il faut en couper au moins deux fils. Sinon le détonateur avance. "
            "20 secondes, ou un tour de chacun qui a des fils.",
            "A1: a number card is turned up; two wires of it at least are to be cut. Otherwise the detonator "
            "advances. 20 seconds, or a turn of everybody who has wires.",
        ),
        rule(3006, "A2 : la même chose avec une nouvelle carte.", "A2: the same with a new card."),
        rule(3007, "Jeu libre : 50 secondes, ou 5 tours.", "Free play: 50 seconds, or 5 turns."),
        rule(3008, "B1 : comme A1.", "B1: as A1."),
        rule(
            3009,
            "B2 : si B1 a réussi, chacun dit combien de fils jaunes il lui reste, et cela reste connu. Puis une "
            "nouvelle carte, comme A1 : 15 secondes, ou un tour de moins qu’en A1, deux au moins.",
            "B2: if B1 was met, everybody says how many yellow wires they have left, and this stays known. Then a new "
            "card, as A1: 15 seconds, or one turn less than in A1, at least two.",
        ),
        rule(
            3010,
            "C1 : désormais plus personne ne parle. Une nouvelle carte, la même fenêtre qu’en B2 ; sinon le joueur "
            "actif tire une carte Nombre et dit s’il a encore cette valeur.",
            "C1: from now on nobody speaks. A new card, the same window as in B2; otherwise the active player draws a "
            "number card and says whether they still have that value.",
        ),
        rule(
            3011,
            "C2 : une nouvelle carte, comme C1 ; si elle réussit, le reste de cette valeur peut être fini aussitôt.",
            "C2: a new card, as C1; once it is met, the rest of that value may be finished right away.",
        ),
        rule(
            3012,
            "Triple verrou : trois cartes Nombre. On ne coupe que ces valeurs, et tous leurs fils ; sinon la bombe "
            "explose. 2 minutes, ou trois tours de chacun qui a des fils.",
            "Triple lock: three number cards. Only these values are cut, and all their wires; otherwise the bomb "
            "explodes. 2 minutes, or three turns of everybody who has wires.",
        ),
        rule(
            3013,
            "Jaune : le joueur actif doit couper d’un coup tous les fils jaunes qui restent.",
            "Yellow: the active player must cut all the yellow wires that are left, in one go.",
        ),
        rule(
            3014,
            "Le reste : on oublie les cartes Nombre. Tout ce qui reste en 2 minutes, ou en autant de tours qu’il y a "
            "de paires et de joueurs ; sinon la bombe explose.",
            "The rest: the number cards are forgotten. All that is left within 2 minutes, or as many turns as there "
            "are pairs and players; otherwise the bomb explodes.",
        ),
        rule(
            3015,
            "Deux fils d’une carte : coupés pendant la partie, par n’importe qui. Une carte dont la valeur est "
            "complète est remplacée. Ce qui réussit plus tôt finit plus tôt.",
            "Two wires of a card: cut during the part, by anybody. A card whose value is complete is replaced. What is "
            "met early ends early.",
        ),
        rule(
            3016,
            "De A à C, on peut aussi couper d’autres valeurs. Un tour sauté ne compte pas.",
            "From A to C other values may be cut too. A skipped turn does not count.",
        ),
        rule(
            3017,
            "Finir aussitôt : celui qui a coupé la paire de C2 peut couper encore une fois cette valeur, hors de son "
            "tour. Une erreur est une erreur comme une autre.",
            "Finishing right away: the player who cut the pair of C2 may make one more cut of that value, out of "
            "turn. A mistake is one like any other.",
        ),
        rule(
            3018,
            "Triple verrou : un joueur qui n’a rien à y couper saute son tour. Une valeur déjà complète est acquise. "
            "Les rouges peuvent être révélés ; le jaune n’est jamais permis.",
            "Triple lock: a player with nothing to cut there skips the turn. A value that is already complete is "
            "done. Reds may be revealed; yellow is never allowed.",
        ),
        rule(
            3019,
            "Jaune : ses propres fils et ceux des autres ; une erreur, et la bombe explose. S’il n’en reste aucun, "
            "cette partie n’a pas lieu. Le double fond agit ensuite.",
            "Yellow: your own wires and those of others; one mistake, and the bomb explodes. If none is left, this "
            "part is passed over. The false bottom acts after it.",
        ),
        rule(
            3020,
            "Le silence ferme la discussion et les phrases. Ce qu’on dit d’une carte tirée en C est connu de tous.",
            "Silence closes chat and phrases. What is said of a card drawn in C is known to all.",
        ),
        rule(
            3021,
            "La voix dit à chaque partie ce qu’elle demande, et quand c’était trop lent.",
            "The voice says in every part what it asks for, and when it was too slow.",
        ),
    ),
    lines={
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
        "BOM-3012": Text(
            fr="Trois numéros, rien d’autre, deux minutes.", en="Three numbers, nothing else, two minutes."
        ),
        "BOM-3013": Text(fr="Toi : tous les jaunes. Maintenant.", en="You: all the yellow ones. Now."),
        "BOM-3014": Text(fr="Oubliez les cartes. Deux minutes.", en="Forget the cards. Two minutes."),
        "BOM-3015": Text(
            fr="Stop. Nouveau numéro : deux fils, quinze secondes.", en="Stop. New number: two wires, fifteen seconds."
        ),
        "BOM-3021": Text(fr="Trop lent. L’aiguille avance.", en="Too slow. The needle moves."),
    },
)
