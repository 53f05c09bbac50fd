"""The missions with number cards: 9, 16, 18, 26, 36, 45, 47, 51, 62, 65."""

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.text.missions.briefing import Briefing

NUMBERS: dict[str, Briefing] = {
    "9": Briefing(
        title=Text(
            fr="Dans l’ordre",
            en="In order",
        ),
        story=Text(
            fr="Le coffre du savant a trois molettes, et il ne pardonne pas qu’on les tourne dans le désordre. "
            "La première cède facilement. Les autres attendent leur tour.",
            en="The scientist’s safe has three dials, and does not forgive those who turn them out of order. "
            "The first gives way easily. The others wait for their turn.",
        ),
        special=Text(
            fr="Trois nombres en ligne : coupez deux fils du premier avant de toucher au deuxième, puis deux du "
            "deuxième avant le troisième. Si, à son tour, un joueur n’a plus que des nombres bloqués, la bombe "
            "explose.",
            en="Three numbers in a line: cut two wires of the first before you touch the second, and two of the "
            "second before the third. If a player has only blocked numbers left on their turn, the bomb explodes.",
        ),
    ),
    "16": Briefing(
        title=Text(
            fr="Jusqu’au bout",
            en="To the very end",
        ),
        story=Text(
            fr="Le même coffre, en mieux gardé : cette fois chaque molette doit être ouverte en entier avant "
            "qu’on touche à la suivante.",
            en="The same safe, better guarded: this time each dial must be opened all the way before anybody "
            "touches the next.",
        ),
        special=Text(
            fr="Trois nombres en ligne : coupez les quatre fils de l’un avant de toucher au suivant. Si, à son tour, "
            "un joueur n’a plus que des nombres bloqués, la bombe explose.",
            en="Three numbers in a line: cut all four wires of one before you touch the next. If a player has only "
            "blocked numbers left on their turn, the bomb explodes.",
        ),
    ),
    "18": Briefing(
        title=Text(
            fr="Sous les échos",
            en="By echoes alone",
        ),
        story=Text(
            fr="Plus de lumière dans le laboratoire, seulement l’écho du radar. À chaque tour une voix demande "
            "un numéro, et quelqu’un doit y aller.",
            en="No light left in the laboratory, only the echo of the radar. Every turn a voice asks for a "
            "number, and somebody has to go.",
        ),
        special=Text(
            fr="Pas de jeton au départ : à chaque tour un nombre sort, le radar montre quels supports l’ont, et vous "
            "désignez qui le coupe. Une erreur fait avancer le détonateur, comme toujours.",
            en="No starting tokens: each turn a number comes up, the radar shows which stands have it, and you name "
            "who cuts it. A wrong cut advances the detonator as usual.",
        ),
    ),
    "26": Briefing(
        title=Text(
            fr="Chacun son numéro",
            en="One number each",
        ),
        story=Text(
            fr="Le loup a cloué douze nombres sur sa porte. Retournez-en un, et il faut le couper.",
            en="The wolf has nailed twelve numbers to his door. Turn one over, and you have to cut it.",
        ),
        special=Text(
            fr="Retournez une carte dont vous avez la valeur, puis coupez-la. Quand toutes sont retournées, on "
            "recommence.",
            en="Turn down a card whose value you have, then cut that value. When all are down, they come up again.",
        ),
    ),
    "36": Briefing(
        title=Text(
            fr="Par un bout ou par l’autre",
            en="From either end",
        ),
        story=Text(
            fr="La plage, les palmiers, et une guirlande de cinq pétards que le clown allume par les deux "
            "bouts. À vous de choisir lequel vous éteignez.",
            en="A beach, palm trees, and a string of five firecrackers that the clown lights at both ends. It "
            "is up to you which one you put out.",
        ),
        special=Text(
            fr="Cinq nombres en ligne : on n’y coupe que celui de la carte Séquence ; après deux de ses fils, celui "
            "qui les a coupés choisit le bout suivant. Si, à son tour, un joueur n’a plus que des nombres bloqués, la "
            "bombe explose.",
            en="Five numbers in a line: of these, only the one at the sequence card may be cut; after two of its "
            "wires, the cutter chooses the next end. If a player has only blocked numbers left on their turn, the "
            "bomb explodes.",
        ),
    ),
    "45": Briefing(
        title=Text(
            fr="Qui s’y colle ?",
            en="Who will do it?",
        ),
        story=Text(
            fr="Le pirate compte à voix haute et personne n’a de tour. Le premier qui lève la main descend dans "
            "la cale.",
            en="The pirate counts aloud and nobody has a turn. The first to raise a hand goes down into the hold.",
        ),
        special=Text(
            fr="Pas d’ordre de jeu : un nombre sort, et le premier volontaire le coupe. Sans volontaire, le capitaine "
            "désigne un joueur ; s’il n’a pas ce nombre, il montre un fil et le détonateur avance.",
            en="There are no turns: a number comes up, and the first volunteer cuts it. If there is none, the captain "
            "names a player; if they do not have it, they show a wire and the detonator advances.",
        ),
    ),
    "47": Briefing(
        title=Text(
            fr="Comptes de bord",
            en="Ship’s accounts",
        ),
        story=Text(
            fr="Le carnet du pirate ne parle qu’en additions et en soustractions. Il faut y penser à deux fois "
            "avant d’y arracher une page.",
            en="The pirate’s notebook speaks in sums and differences only. Think twice before tearing out a page.",
        ),
        special=Text(
            fr="Pour couper une valeur, défaussez deux cartes dont la somme ou la différence la donne. Sinon, "
            "défaussez-en deux quand même, et le détonateur avance.",
            en="To cut a value, discard two cards whose sum or difference makes it. If you cannot or will not, "
            "discard two anyway, and the detonator advances.",
        ),
    ),
    "51": Briefing(
        title=Text(
            fr="C’est tombé sur toi",
            en="Your number is up",
        ),
        story=Text(
            fr="La roue tourne, un nombre sort, et quelqu’un doit dire un nom sans demander à personne.",
            en="The wheel turns, a number comes up, and somebody has to say a name without asking anybody.",
        ),
        special=Text(
            fr="À chaque tour un nombre sort, et vous désignez, sans demander, qui le coupe. Si ce joueur ne l’a pas, "
            "il montre un de ses fils et le détonateur avance.",
            en="Each turn a number comes up and you name, without asking, who cuts it. If that player does not have "
            "it, they show one of their wires and the detonator advances.",
        ),
    ),
    "62": Briefing(
        title=Text(
            fr="Sur le fil",
            en="On the brink",
        ),
        story=Text(
            fr="Le docteur a réglé le détonateur sur son dernier cran. Quelques nombres bien finis lui font "
            "desserrer les doigts.",
            en="The doctor has set the detonator to its last step. A few numbers well finished make him loosen "
            "his grip.",
        ),
        special=Text(
            fr="Le détonateur est à son dernier cran : une erreur, et la bombe explose. Chaque nombre affiché que "
            "vous terminez le fait reculer d’un cran.",
            en="The detonator is on its last step: one mistake and the bomb explodes. Each number on display that you "
            "complete moves it back one step.",
        ),
    ),
    "65": Briefing(
        title=Text(
            fr="De main en main",
            en="From hand to hand",
        ),
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
    ),
}
