"""The campaign in words (BOM-400 ff.): what stands on each box, who is behind it, and its missions by their names."""

from typing import Final

from cosmotheque.core.campaign import Box, Campaign, Stage
from cosmotheque.core.text import UNSAID, Text
from cosmotheque.games.bomb_busters.missions.shelf import SCENARIOS
from cosmotheque.games.bomb_busters.model.options import MissionName
from cosmotheque.games.bomb_busters.rules.campaign import LAST_OF_BOX, missions_in, seats_for

TITLES: Final[dict[str, Text]] = {
    "training": Text("L’entraînement", "Training"),
    "box-1": Text("Le savant fou", "The mad scientist"),
    "box-2": Text("Le Grand Méchant Loup", "The Big Bad Wolf"),
    "box-3": Text("Le Joker", "The Joker"),
    "box-4": Text("Lapin le Rouge", "Rabbit the Red"),
    "box-5": Text("Le docteur Nope", "Doctor Nope"),
}
STORIES: Final[dict[str, Text]] = {
    "training": Text(
        "Bienvenue dans l’équipe. Huit bombes d’exercice vous attendent au sous-sol ; le café est au premier étage.",
        "Welcome to the team. Eight practice bombs are waiting in the basement; coffee is on the first floor.",
    ),
    "box-1": Text(
        "Un savant que personne n’invite plus a trouvé comment se faire remarquer. Ses bombes ont des numéros, un "
        "ordre et beaucoup d’humeur.",
        "A scientist whom nobody invites any more has found a way to be noticed. His bombs have numbers, an order and "
        "a temper.",
    ),
    "box-2": Text(
        "La forêt est bien calme. Le Loup a soufflé sur les étiquettes : il faudra écouter, compter, et ne pas croire "
        "les grands-mères.",
        "The forest is very quiet. The Wolf has blown at the labels: you will have to listen, to count, and not to "
        "believe grandmothers.",
    ),
    "box-3": Text(
        "Le cirque est en ville et son clown ne fait rire que lui. Chaque numéro a ses règles, et le public, c’est "
        "vous.",
        "The circus is in town, and its clown amuses nobody but himself. Every act has rules of its own, and the "
        "audience is you.",
    ),
    "box-4": Text(
        "Cap au large : un pirate à longues oreilles a truffé les fonds marins de fils. Respirez lentement, l’air est "
        "compté.",
        "Out to sea: a pirate with long ears has filled the deep with wires. Breathe slowly, air is counted.",
    ),
    "box-5": Text(
        "Le docteur Nope dit non à tout, surtout à la paix. Tout ce que vous avez appris servira, jusqu’au dernier "
        "bunker.",
        "Doctor Nope says no to everything, and most of all to peace. All that you have learned will be needed, down "
        "to the last bunker.",
    ),
}
NEWS: Final[dict[str, Text]] = {
    "training": Text("Fils, détonateur, premiers équipements.", "Wires, a detonator, the first equipment."),
    "box-1": Text(
        "Des cartes Nombre, une carte Séquence et l’équipement jaune.",
        "Number cards, a sequence card and the yellow equipment.",
    ),
    "box-2": Text("Des jetons X, pair ou impair, ×1 ×2 ×3.", "X tokens, even and odd ones, ×1 ×2 ×3."),
    "box-3": Text("Des cartes Contrainte et quatre personnages.", "Constraint cards and four characters."),
    "box-4": Text("Un robot et des jetons Oxygène.", "A robot, and oxygen tokens."),
    "box-5": Text(
        "Des cartes Défi, des équipements à deux nombres et un bunker.",
        "Challenge cards, equipment with two numbers, and a bunker.",
    ),
}


def campaign() -> Campaign:
    """All boxes in which there are missions already."""
    filled = {key: tuple(_stage(mission) for mission in missions_in(key)) for key in LAST_OF_BOX}
    return Campaign(
        tuple(Box(key, TITLES[key], STORIES[key], NEWS[key], stages) for key, stages in filled.items() if stages)
    )


def _stage(mission: MissionName) -> Stage:
    """A mission of the training has no story: its special rule is told."""
    told = SCENARIOS[mission]
    story = told.special if told.story == UNSAID else told.story
    return Stage(mission, {"mission": mission}, told.title, seats_for(mission), story)
