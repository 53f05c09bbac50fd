"""Mission 54: Red on every deck."""

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.pace import PACE
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import NO_RAY, NONE, Mission, Mix, cards_without
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.breaches.data import Breaches
from cosmotheque.games.bomb_busters.parts.oxygen.data import Air
from cosmotheque.games.bomb_busters.parts.script.data import Cue, Script

RED_ALERT = Script(
    PACE,
    (
        Cue(0, "BOM-5410"),
        Cue(100, "BOM-5411", ("breach",)),
        Cue(200, "BOM-5412", ("pump",)),
        Cue(300, "BOM-5413", ("breach",)),
        Cue(400, "BOM-5414", ("leak",)),
        Cue(440, "BOM-5415", ("pump",)),
        Cue(500, "BOM-5416", ("breach",)),
        Cue(600, "BOM-5417", silent=True),
        Cue(700, "BOM-5418", ("breach", "pump")),
        Cue(900, "BOM-5419", ("boom",)),
    ),
)
BREACH = Text(fr="Voie d’eau !", en="Breach!")
PUMP = Text(fr="La pompe tourne.", en="Pump running.")

SCENARIO = Scenario(
    name="54",
    record=Mission(  # BOM-5401
        12,
        Mix(0, 11),
        NONE,
        cards_without(10),
        markers="none",
        box=4,
        new_characters=NO_RAY,
        parts=(Air("purse", "depth", (9, 6, 3, 2), "BOM-5403", silent=False), Breaches(), RED_ALERT),
    ),
    title=Text(fr="Rouge à tous les étages", en="Red on every deck"),
    story=Text(
        fr="Le lapin rouge s’est accroché à votre sous-marin et perce la coque à coups de rouges. À vous de "
        "désamorcer avant la plongée, en comptant chaque bouffée d’air.",
        en="The red rabbit has latched on to your submarine and is punching red holes into the hull. Defuse the "
        "bomb before she dives, and count every breath.",
    ),
    special=Text(
        fr="Chaque coupe coûte de votre oxygène, et une voie d’eau (un rouge sur votre support) les rend plus "
        "chères tant que vous ne payez pas 2 pour la colmater. Après quinze minutes, ou si un rouge est coupé, la "
        "bombe explose.",
        en="Cuts cost your own oxygen, and a breach (a red wire on your stand) makes yours dearer until you pay 2 "
        "to seal it. After 15 minutes, or if you cut a red, the bomb explodes.",
    ),
    rules=(
        rule(
            5401,
            "Mission 54 : les onze rouges ne sont pas mélangés aux autres fils. Ils forment une pile face cachée, et "
            "on distribue les 48 bleus.",
            "Mission 54: the eleven reds are not mixed in. They lie face down in a pile, and the 48 blue wires are "
            "dealt.",
        ),
        rule(
            5402,
            "Chacun a 9 jetons à deux joueurs, 6 à trois, 3 à quatre, 2 à cinq ; les autres forment la réserve.",
            "Each player has 9 tokens with two players, 6 with three, 3 with four, 2 with five; the others are the "
            "reserve.",
        ),
        rule(
            5403,
            "Une coupe coûte 1, 2 ou 3 jetons selon la profondeur, versés à la réserve. Trop peu de jetons pour toute "
            "valeur en main : on passe et le détonateur avance. Si l’on peut jouer, on le doit.",
            "A cut costs 1, 2 or 3 tokens by depth, paid into the reserve. Too few tokens for any value in hand: the "
            "turn is skipped and the detonator advances. If you can play, you must.",
        ),
        rule(
            5404,
            "Chaque fois qu’un nombre est complet, chacun prend 1 jeton de la réserve.",
            "Each time a number is complete everybody takes 1 token from the reserve.",
        ),
        rule(
            5405,
            "Une voix donne des consignes dès le premier tour. La mission réussie ouvre la boîte 5.",
            "A voice gives cues from the first turn on. Win the mission to open box 5.",
        ),
        rule(
            5406,
            "Le script dure 15 minutes ; si les tours comptent, 45 tours de 20 secondes. Voie d’eau : le joueur "
            "concerné prend un rouge de la pile, le regarde seul et le range à sa place sur un de ses supports. Tous "
            "voient où, et savent qu’il est rouge. La première touche le capitaine, les suivantes les joueurs suivants "
            "à qui il reste autre chose que du rouge.",
            "The script runs 15 minutes; where turns count, 45 turns of 20 seconds. Breach: the player concerned takes "
            "a red wire of the pile, sees it alone and files it in order on a stand of theirs. All see where, and know "
            "that it is red. The first one concerns the captain, the next ones the next players who have more than "
            "red wires left.",
        ),
        rule(
            5407,
            "Tant qu’une voie d’eau reste ouverte chez un joueur, chacune de ses coupes coûte 1 jeton de plus.",
            "While a breach is open on a player’s hand, each of their cuts costs 1 token more.",
        ),
        rule(
            5408,
            "Colmater, à la place d’une coupe : payer 2 jetons et poser une de ses voies d’eau. Avec ses derniers "
            "fils, on les révèle comme les autres rouges, sans rien payer.",
            "Seal, in place of a cut: pay 2 tokens and lay down one own breach. With the last wires they are revealed "
            "like other reds, free of charge.",
        ),
        rule(
            5409,
            "Pompe : chacun prend 1 jeton de la réserve, 2 à deux joueurs.",
            "Pump: everybody takes 1 token from the reserve, 2 with two players.",
        ),
        rule(5410, "0:00. La pendule démarre.", "0:00. The clock starts."),
        rule(5411, "1:40 (avant le 6e tour). Voie d’eau.", "1:40 (before turn 6). A breach."),
        rule(5412, "3:20 (avant le 11e tour). La pompe.", "3:20 (before turn 11). The pump."),
        rule(5413, "5:00 (avant le 16e tour). Voie d’eau.", "5:00 (before turn 16). A breach."),
        rule(
            5414,
            "6:40 (avant le 21e tour). Chaque joueur qui a des jetons en rend 1.",
            "6:40 (before turn 21). Everybody who has tokens returns 1.",
        ),
        rule(5415, "7:20 (avant le 23e tour). La pompe.", "7:20 (before turn 23). The pump."),
        rule(5416, "8:20 (avant le 26e tour). Voie d’eau.", "8:20 (before turn 26). A breach."),
        rule(
            5417,
            "10:00 (avant le 31e tour). Silence jusqu’à la consigne suivante.",
            "10:00 (before turn 31). Silence until the next cue.",
        ),
        rule(
            5418,
            "11:40 (avant le 36e tour). Voie d’eau, puis la pompe. On parle à nouveau.",
            "11:40 (before turn 36). A breach, then the pump. Speech again.",
        ),
        rule(5419, "15:00 (avant le 46e tour). La bombe explose.", "15:00 (before turn 46). The bomb explodes."),
    ),
    lines={
        "BOM-5410": Text(fr="Alerte rouge. Il est sur la coque.", en="Red alert. He is on the hull."),
        "BOM-5411": BREACH,
        "BOM-5412": PUMP,
        "BOM-5413": BREACH,
        "BOM-5414": Text(fr="Ils sont aux vannes !", en="They are at the valves!"),
        "BOM-5415": PUMP,
        "BOM-5416": BREACH,
        "BOM-5417": Text(fr="Silence à bord.", en="Silent running."),
        "BOM-5418": Text(fr="Voie d’eau ! Dernière pompe.", en="Breach! Last pump."),
        "BOM-5419": Text(fr="Plongée, plong…", en="Dive, dive, d…"),
    },
)
