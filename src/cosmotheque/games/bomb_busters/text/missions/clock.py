"""Missions against time."""

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.text.missions.briefing import Briefing

BRIEFINGS = {
    "10": Briefing(
        Text(fr="Contre la montre", en="Against the clock"),
        Text(
            fr="La minuterie du professeur tourne déjà. Pas le temps de se demander à qui le tour : vous savez ? "
            "Coupez !",
            en="The professor’s timer is running already. There is no time to ask whose turn it is: if you know, cut!",
        ),
        Text(
            fr="Quinze minutes (douze à deux) et pas d’ordre de jeu : le premier prêt joue, mais jamais deux fois de "
            "suite, sauf à deux. À zéro, la bombe explose.",
            en="You have 15 minutes (12 with two players) and no turn order: the first player ready plays, but never "
            "twice in a row, except with two. At zero, the bomb explodes.",
        ),
    ),
    "19": Briefing(
        Text(fr="La galerie sans fin", en="The endless gallery"),
        Text(
            fr="Au fond de la mine, une voix dans l’oreillette connaît le chemin. Elle ne répétera pas : quand elle "
            "parle, on écoute.",
            en="Deep down in the mine a voice in your ear knows the way. It will not say things twice: when it speaks, "
            "you listen.",
        ),
        Text(
            fr="Pendant douze minutes, une voix donne des ordres : plus d’outils, changez de sens, lâchez une carte. "
            "Dans les deux dernières, une erreur coûte deux crans ; à zéro, la bombe explose.",
            en="For 12 minutes a voice gives orders: no tools, the other way round, drop a card. In the last two "
            "minutes a mistake costs two steps, and at zero the bomb explodes.",
        ),
    ),
    "42": Briefing(
        Text(fr="Entrez dans la piste", en="Into the ring"),
        Text(
            fr="Sous le chapiteau, le spectacle continue, et la bombe est au programme. Monsieur Loyal annonce les "
            "numéros ; à vous de les jouer sans filet.",
            en="Under the big top the show goes on, and the bomb is on the bill. The ringmaster announces the acts; it "
            "is for you to perform them without a net.",
        ),
        Text(
            fr="Pendant quatorze minutes, une voix annonce six numéros, chacun avec sa règle ; sur le fil tendu, une "
            "erreur coûte deux crans. Au baisser du rideau, la bombe explose.",
            en="For 14 minutes a voice announces six acts, each with its own rule; on the tightrope a mistake costs "
            "two steps. When the curtain falls, the bomb explodes.",
        ),
    ),
    "54": Briefing(
        Text(fr="Rouge à tous les étages", en="Red on every deck"),
        Text(
            fr="Le lapin rouge s’est accroché à votre sous-marin et perce la coque à coups de rouges. À vous de "
            "désamorcer avant la plongée, en comptant chaque bouffée d’air.",
            en="The red rabbit has latched on to your submarine and is punching red holes into the hull. Defuse the "
            "bomb before she dives, and count every breath.",
        ),
        Text(
            fr="Chaque coupe coûte de votre oxygène, et une voie d’eau (un rouge sur votre support) les rend plus "
            "chères tant que vous ne payez pas 2 pour la colmater. Après quinze minutes, ou si un rouge est coupé, la "
            "bombe explose.",
            en="Cuts cost your own oxygen, and a breach (a red wire on your stand) makes yours dearer until you pay 2 "
            "to seal it. After 15 minutes, or if you cut a red, the bomb explodes.",
        ),
    ),
}
BREACH = Text(fr="Voie d’eau !", en="Breach!")
PUMP = Text(fr="La pompe tourne.", en="Pump running.")
LINES = {
    "BOM-1001": Text(fr="Le temps est écoulé.", en="Time is up."),
    "BOM-1903": Text(
        fr="Allumez les lampes. Douze minutes d’air. Quand je parle, plus personne ne touche aux fils.",
        en="Lamps on. Twelve minutes of air. When I speak, hands off the wires.",
    ),
    "BOM-1904": Text(fr="Des chauves-souris ! Couvrez les lampes !", en="Bats! Cover the lamps!"),
    "BOM-1905": Text(
        fr="Parties. La galerie fait demi-tour : nous aussi.",
        en="They are gone. The gallery turns back on itself: so do we.",
    ),
    "BOM-1906": Text(fr="Éboulement ! Lâchez du lest et courez !", en="Rockfall! Drop something and run!"),
    "BOM-1907": Text(
        fr="Des vers luisants. Un instant, on y voit clair.", en="Glow-worms. For a moment you see clearly."
    ),
    "BOM-1908": Text(fr="Une grille jaune.", en="A yellow gate."),
    "BOM-1909": Text(fr="Sa machine chauffe. Plus un faux pas.", en="His machine is warming up. No more slips."),
    "BOM-1910": Text(fr="Trop tard.", en="Too late."),
    "BOM-4203": Text(fr="La parade ! Dans l’autre sens !", en="Parade! The other way round!"),
    "BOM-4204": Text(fr="Chut : le mime.", en="Hush: the mime."),
    "BOM-4205": Text(fr="Au trapèze, attrapez !", en="On the trapeze, catch!"),
    "BOM-4206": Text(fr="Dans la cage, donnez la main au voisin !", en="Into the cage, hands to your neighbours!"),
    "BOM-4207": Text(fr="Le fil tendu. Ne regardez pas en bas.", en="The tightrope. Do not look down."),
    "BOM-4208": Text(
        fr="Le final : le canon ! Le clown pleure-t-il encore jaune ?",
        en="Finale: the cannon! Is the clown still crying yellow?",
    ),
    "BOM-4209": Text(fr="Rideau.", en="Curtain."),
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
}
