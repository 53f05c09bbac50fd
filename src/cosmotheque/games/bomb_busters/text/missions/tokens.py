"""Missions about info tokens and roles."""

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.text.missions.briefing import Briefing

BRIEFINGS = {
    "14": Briefing(
        Text(fr="Premier jour", en="First Day at Work"),
        Text(
            fr="Une recrue a signé ce matin et veut déjà toucher à tout. Personne n’ose lui dire que les bombes ne "
            "pardonnent pas.",
            en="A recruit signed on this morning and wants a hand in everything. Nobody dares to say that bombs do "
            "not forgive.",
        ),
        Text(
            fr="Un novice est tiré au sort : sa première erreur fait tout exploser. Pas de stabilisateur pour lui.",
            en="A rookie is drawn: their first mistake explodes. No stabilizer for them.",
        ),
    ),
    "17": Briefing(
        Text(fr="La langue de bois", en="A Forked Tongue"),
        Text(
            fr="Quelqu’un dans l’équipe ne sait plus dire la vérité. Il suffit de l’écouter à l’envers.",
            en="Somebody in the team has forgotten how to tell the truth. You only have to listen backwards.",
        ),
        Text(
            fr="Un menteur est tiré au sort : ses jetons disent ce qu’un fil n’est pas, et il n’a pas d’outils.",
            en="A liar is drawn: their tokens say what a wire is not, and they have no tools.",
        ),
    ),
    "21": Briefing(
        Text(fr="Pile ou face", en="Heads or Tails"),
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
        Text(fr="Ce qui manque", en="What Is Missing"),
        Text(
            fr="L’artificier a caché ses plans, mais sa liste de courses est restée sur la table. Elle dit au moins ce "
            "qu’il n’avait pas.",
            en="The bomb maker hid the plans but left a shopping list on the table. It tells at least what was not "
            "there.",
        ),
        Text(
            fr="Au départ chacun dit deux valeurs qu’il n’a pas. Après les deux premiers jaunes, chacun offre un jeton "
            "à son voisin de gauche.",
            en="At setup everybody tells two values they lack. After the first two yellows everybody gives a token to "
            "their left neighbour.",
        ),
    ),
    "24": Briefing(
        Text(fr="L’inventaire", en="Stocktaking"),
        Text(
            fr="Un comptable inspecte l’équipe. Il ne veut pas savoir quoi, il veut savoir combien.",
            en="An accountant inspects the team. What there is does not matter, only how many.",
        ),
        Text(
            fr="Les jetons disent combien de fois une valeur est sur le support, pas laquelle : ×1, ×2 ou ×3.",
            en="Tokens say how often a value is on the stand, not which one: ×1, ×2 or ×3.",
        ),
    ),
    "27": Briefing(
        Text(fr="À mains nues", en="Bare Hands"),
        Text(
            fr="Les détecteurs sont restés dans le camion, et le camion est reparti. Une boîte de jetons traîne par "
            "terre.",
            en="The detectors stayed in the van, and the van has left. A box of tokens lies about on the floor.",
        ),
        Text(
            fr="Pas de doubles détecteurs. Après les deux premiers jaunes, chacun prend un jeton tiré au hasard.",
            en="No double detectors. After the first two yellows everybody takes one of some random tokens.",
        ),
    ),
    "28": Briefing(
        Text(fr="Le chef a la tête ailleurs", en="The Chief Is Elsewhere"),
        Text(
            fr="Le capitaine n’a pas dormi et a perdu sa trousse. Il tient quand même à passer en premier.",
            en="The captain has not slept and has lost the tool bag. Going first is still a matter of honour.",
        ),
        Text(
            fr="Le capitaine n’utilise aucun outil, et sa première erreur fait tout exploser.",
            en="The captain uses no tools, and their first mistake explodes.",
        ),
    ),
    "33": Briefing(
        Text(fr="Rouge, pair et manque", en="Red, Even and Low"),
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
        Text(fr="Deux langages", en="Two Languages"),
        Text(
            fr="Les uns comptent, les autres trient. Il faudra bien que les deux moitiés de l’équipe se comprennent.",
            en="Some of you count, the others sort. The two halves of the team will have to understand each other.",
        ),
        Text(
            fr="Un joueur sur deux, à partir du capitaine, a des jetons ×1 ×2 ×3, les autres pair ou impair.",
            en="Every other player from the captain on uses ×1 ×2 ×3 tokens, the others even or odd.",
        ),
    ),
    "52": Briefing(
        Text(fr="Le bal des menteurs", en="The Liars’ Ball"),
        Text(
            fr="Tout le monde est infiltré chez tout le monde. Dans cette salle, une chose dite est une chose fausse.",
            en="Everybody is undercover with everybody. In this room whatever is said is not so.",
        ),
        Text(
            fr="Tous les jetons sont faux : ils disent ce qu’un fil n’est pas. Deux chacun au départ.",
            en="All tokens are false: they say what a wire is not. Two each at setup.",
        ),
    ),
    "58": Briefing(
        Text(fr="Silence radar", en="Not a Token"),
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
