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
            fr="Une ligne de trois nombres : deux fils du premier, puis le deuxième, puis le troisième. Qui n’a "
            "plus rien de permis fait tout exploser.",
            en="A line of three numbers: two wires of the first, then the second, then the third. Whoever has "
            "nothing left that is allowed blows everything up.",
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
            fr="Une ligne de trois nombres : les quatre fils de l’un avant le premier du suivant. Être bloqué, "
            "c’est perdre.",
            en="A line of three numbers: all four wires of one before the first of the next. Being stuck means losing.",
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
            fr="Aucun jeton au début. Le radar répond à chaque carte, puis le joueur actif désigne qui coupe.",
            en="No tokens at the start. The radar answers for every card, then the active player names who cuts.",
        ),
    ),
    "26": Briefing(
        title=Text(
            fr="Chacun son numéro",
            en="One number each",
        ),
        story=Text(
            fr="Le loup a laissé douze plaques numérotées sur sa porte. On les retourne une à une, et ce qui "
            "est retourné est promis.",
            en="The wolf has left twelve numbered plates on his door. They are turned one by one, and what is "
            "turned is promised.",
        ),
        special=Text(
            fr="Retournez une carte dont vous tenez la valeur, puis coupez-la. Quand toutes sont retournées, on "
            "recommence.",
            en="Turn down a card whose value you hold, then cut it. When all are down they come up again.",
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
            fr="Cinq nombres en ligne ; un seul des bouts passe. Qui l’a servi choisit le bout suivant.",
            en="Five numbers in a line; only one end passes. Whoever has served it chooses the next end.",
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
            fr="Le capitaine révèle un nombre ; chacun décide en secret d’y aller ou de se taire. Sans "
            "volontaire, il désigne.",
            en="The captain reveals a number; everybody decides in secret to go or to keep silent. Without a "
            "volunteer the captain names one.",
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
            fr="Pour couper une valeur, défaussez deux cartes dont la somme ou la différence la donne. Passer "
            "coûte un cran.",
            en="To cut a value, discard two cards whose sum or difference gives it. Passing costs a step.",
        ),
    ),
    "51": Briefing(
        title=Text(
            fr="C’est toi que ça tombe",
            en="You it is",
        ),
        story=Text(
            fr="La roue tourne, un nombre sort, et quelqu’un doit dire un nom sans demander à personne.",
            en="The wheel turns, a number comes up, and somebody has to say a name without asking anybody.",
        ),
        special=Text(
            fr="À chaque tour une carte, et vous désignez qui la coupe. Qui ne l’a pas montre un fil et le "
            "détonateur avance.",
            en="A card every turn, and you name who cuts it. Who has none shows a wire and the detonator advances.",
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
            fr="La première erreur fait tout exploser ; chaque nombre affiché qu’on termine donne un cran de plus.",
            en="The first mistake blows everything up; each number on display that is completed gives one more step.",
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
            fr="Les cartes devant vous disent ce que vous pouvez couper. À la fin de votre tour, donnez-en une.",
            en="The cards in front of you say what you may cut. At the end of your turn, give one away.",
        ),
    ),
}
