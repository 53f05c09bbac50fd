"""Mission 14: First day at work."""

from dataclasses import replace

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import FOUR, THREE, TWO, Mission, Mix
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.roles.data import Role

RECORD = Mission(  # BOM-1401, BOM-1402
    12, TWO, Mix(2, 3), box=1, parts=(Role("rookie", "BOM-1402", fatal=True, stabilizer=False),)
)

SCENARIO = Scenario(
    name="14",
    record=RECORD,
    others={2: replace(RECORD, red=THREE, yellow=FOUR)},
    title=Text(fr="Premier jour", en="First day at work"),
    story=Text(
        fr="Une recrue a signé ce matin et veut déjà toucher à tout. Personne n’ose lui dire que les bombes ne "
        "pardonnent pas.",
        en="A recruit signed on this morning and wants a hand in everything. Nobody dares to say that bombs do "
        "not forgive.",
    ),
    special=Text(
        fr="Un joueur tiré au sort est le novice ; il n’a pas droit au stabilisateur. S’il rate une coupe, même "
        "avec un détecteur, la bombe explose.",
        en="One player, drawn at random, is the rookie, who may not use the stabilizer. If the rookie’s cut "
        "fails, even with a detector, the bomb explodes.",
    ),
    rules=(
        rule(
            1401,
            "Un novice est tiré au sort, tout le monde le sait : ses erreurs sont fatales.",
            "A rookie is drawn, and everybody knows: their failures are fatal.",
        ),
        rule(
            1402,
            "Le novice n’utilise pas le stabilisateur. Le reste lui est permis, le double détecteur aussi.",
            "The rookie may not use the stabilizer. Everything else is allowed, the double detector too.",
        ),
    ),
)
