"""Missions about info tokens and roles."""

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.text.missions.briefing import Briefing

BRIEFINGS = {
    "14": Briefing(
        Text(fr="Premier jour", en="First day at work"),
        Text(
            fr="Une recrue a signé ce matin et veut déjà toucher à tout. Personne n’ose lui dire que les bombes ne "
            "pardonnent pas.",
            en="A recruit signed on this morning and wants a hand in everything. Nobody dares to say that bombs do "
            "not forgive.",
        ),
        Text(
            fr="Un joueur tiré au sort est le novice ; il n’a pas droit au stabilisateur. S’il rate une coupe, même "
            "avec un détecteur, la bombe explose.",
            en="One player, drawn at random, is the rookie, who may not use the stabilizer. If the rookie’s cut "
            "fails, even with a detector, the bomb explodes.",
        ),
    ),
    "17": Briefing(
        Text(fr="La langue de bois", en="A forked tongue"),
        Text(
            fr="Quelqu’un dans l’équipe ne sait plus dire la vérité. Il suffit de l’écouter à l’envers.",
            en="Somebody in the team has forgotten how to tell the truth. You only have to listen backwards.",
        ),
        Text(
            fr="Un joueur tiré au sort est le menteur : ses jetons disent ce qu’un fil n’est pas, et il n’a pas "
            "d’outils.",
            en="One player, drawn at random, is the liar: their tokens say what a wire is not, and they have no tools.",
        ),
    ),
    "21": Briefing(
        Text(fr="Pile ou face", en="Heads or tails"),
        Text(
            fr="La peinture des jetons a coulé dans la soute. On y lit encore si le nombre est pair, et c’est tout.",
            en="The paint of the tokens has run in the hold. You can still read whether a number is even, and no more.",
        ),
        Text(
            fr="Les jetons disent seulement pair ou impair.",
            en="Tokens only say even or odd.",
        ),
    ),
    "22": Briefing(
        Text(fr="Ce qui manque", en="What is missing"),
        Text(
            fr="L’artificier a caché ses plans, mais sa liste de courses est restée sur la table. Elle dit au moins ce "
            "qu’il n’avait pas.",
            en="The bomb maker hid the plans but left a shopping list on the table. It tells at least what was not "
            "there.",
        ),
        Text(
            fr="Au départ chacun dit deux valeurs qu’il n’a pas. Après les deux premiers jaunes, chacun offre un jeton "
            "à son voisin de gauche.",
            en="At the start everybody tells two values they do not have. After the first two yellow wires, everybody "
            "gives a token to the player on their left.",
        ),
    ),
    "24": Briefing(
        Text(fr="L’inventaire", en="Stocktaking"),
        Text(
            fr="Un comptable inspecte l’équipe. Il ne demande pas ce que vous avez, seulement combien.",
            en="An accountant is inspecting the team. He does not ask what you have, only how many.",
        ),
        Text(
            fr="Les jetons disent combien de fois une valeur est sur le support, pas laquelle : ×1, ×2 ou ×3.",
            en="Tokens say how often a value is on the stand, not which one: ×1, ×2 or ×3.",
        ),
    ),
    "27": Briefing(
        Text(fr="À mains nues", en="Bare hands"),
        Text(
            fr="Les détecteurs sont restés dans le camion, et le camion est reparti. Une boîte de jetons traîne par "
            "terre.",
            en="The detectors stayed in the van, and the van has left. A box of tokens lies about on the floor.",
        ),
        Text(
            fr="Pas de doubles détecteurs. Après les deux premiers jaunes, chacun prend un des jetons tirés au hasard.",
            en="No double detectors. After the first two yellow wires, everybody takes one of the tokens drawn at "
            "random.",
        ),
    ),
    "28": Briefing(
        Text(fr="Le chef a la tête ailleurs", en="The captain is daydreaming"),
        Text(
            fr="Le capitaine n’a pas dormi et a perdu sa trousse. Il tient quand même à passer en premier.",
            en="The captain has not slept and has lost the tool bag. Going first is still a matter of honour.",
        ),
        Text(
            fr="Le capitaine joue sans équipement et sans double détecteur. S’il rate une coupe, la bombe explose.",
            en="The captain has no equipment and no double detector. If the captain’s cut fails, the bomb explodes.",
        ),
    ),
    "33": Briefing(
        Text(fr="Rouge, pair et manque", en="Red, even and low"),
        Text(
            fr="La bombe est sous la table de roulette. Le croupier n’annonce que ce qu’il sait : pair ou impair.",
            en="The bomb is under the roulette table. The croupier only calls what croupiers call: even or odd.",
        ),
        Text(
            fr="Les jetons disent seulement pair ou impair, et il y a plus de rouges que d’habitude.",
            en="Tokens only say even or odd, and there are more reds than usual.",
        ),
    ),
    "40": Briefing(
        Text(fr="Deux langages", en="Two languages"),
        Text(
            fr="Les uns comptent, les autres trient. Il faudra bien que les deux moitiés de l’équipe se comprennent.",
            en="Some of you count, the others sort. The two halves of the team will have to understand each other.",
        ),
        Text(
            fr="Un joueur sur deux, à partir du capitaine, a des jetons ×1 ×2 ×3, les autres pair ou impair.",
            en="Starting with the captain, every other player uses ×1 ×2 ×3 tokens, the others even or odd ones.",
        ),
    ),
    "52": Briefing(
        Text(fr="Le bal des menteurs", en="The liars’ ball"),
        Text(
            fr="Dans cette salle, tout le monde est agent double. Rien de ce qui s’y dit n’est vrai.",
            en="Everybody in this room is a double agent. Nothing anybody says here is true.",
        ),
        Text(
            fr="Tous les jetons sont faux : ils disent ce qu’un fil n’est pas. Chacun en pose deux au départ.",
            en="All tokens are false: they say what a wire is not. Everybody places two at the start.",
        ),
    ),
    "58": Briefing(
        Text(fr="Silence radar", en="Not a token"),
        Text(
            fr="Plus un seul jeton dans le tiroir, mais les détecteurs viennent d’être rechargés et n’arrêtent plus.",
            en="Not one token left in the drawer, but the detectors have just been charged and will not stop.",
        ),
        Text(
            fr="Aucun jeton. Chacun peut utiliser son double détecteur à chaque tour.",
            en="No tokens. Everybody may use their double detector every turn.",
        ),
    ),
}
