"""Mission 18: By echoes alone."""

from dataclasses import replace

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import NO_CARDS, NONE, THREE, TWO, Mission, Tokens
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.called.data import Called

RECORD = Mission(12, TWO, NONE, NO_CARDS, Tokens(at_setup=False), box=1, parts=(Called(1800, radar=True),))

SCENARIO = Scenario(
    name="18",
    record=RECORD,
    others={2: replace(RECORD, red=THREE)},
    title=Text(fr="Sous les échos", en="By echoes alone"),
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
    rules=(
        rule(
            1801,
            "Pas de jetons au début. La seule carte Équipement est le radar, qui sert à chaque tour et seulement "
            "ainsi. Une pioche de cartes Nombre.",
            "No tokens at setup. The only equipment card is the radar, which works every turn and only so. A deck of "
            "number cards.",
        ),
        rule(
            1802,
            "À son tour : la première carte est révélée ; tous les supports répondent au radar pour elle ; le joueur "
            "actif désigne qui doit couper cette valeur, lui-même peut-être.",
            "A turn: the top card is revealed; all stands answer the radar for it; the active player names who must "
            "cut this value, themselves included.",
        ),
        rule(
            1803,
            "On ne désigne que quelqu’un dont le jeu a répondu oui ; ni le fil ni le support ne sont nommés.",
            "Only somebody whose hand answered yes may be named; neither wire nor stand is.",
        ),
        rule(
            1804,
            "Le joueur désigné coupe cette valeur, avec son double détecteur s’il veut. Une erreur coûte comme "
            "toujours : un cran et un jeton.",
            "The named player makes a cut of this value, with the double detector if they like. Failure as usual: "
            "one step and a token.",
        ),
        rule(
            1805,
            "Le tour suivant est celui du voisin de gauche du joueur actif ; on saute ceux qui n’ont plus de fils.",
            "The next turn is that of the active player’s left neighbour; players without uncut wires are skipped.",
        ),
        rule(
            1806,
            "Un joueur qui n’a que des rouges au début de son tour les révèle ; aucune carte n’est révélée.",
            "A player with only reds at the start of their turn reveals them instead; no card is revealed.",
        ),
        rule(
            1807,
            "On ne revient pas sur les réponses : elles restent visibles jusqu’à la fin du tour, et le journal ne "
            "les garde pas.",
            "Earlier answers may not be asked about: they lie open until the end of the turn, and the log does not "
            "keep them.",
        ),
    ),
)
