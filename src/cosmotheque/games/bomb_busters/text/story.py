"""Sentences for events: those of the base game here, those of a part with its words."""

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.parts.loading import load

BASE = {
    "dealt": Text(
        "Les fils sont distribués ; {captain} est capitaine. Pions : {markers}. Équipement : {cards}.",
        "The wires are dealt; {captain} is captain. Markers: {markers}. Equipment: {cards}.",
    ),
    "token-placed": Text("{slot} est un {value}.", "{slot} is shown to be {value}."),
    "card-chosen": Text("{seat} choisit {number}.", "{seat} chooses {number}."),
    "announced": Text(
        "{seat} vise {slots} et annonce {values} (outils : {tools}).",
        "{seat} points at {slots} and announces {values} (tools: {tools}).",
    ),
    "cut": Text(
        "{seat} coupe {slots} : {wires} (sans coéquipier : {solo}).", "{seat} cuts {slots}: {wires} (alone: {solo})."
    ),
    "missed": Text("L’annonce de {seat} était fausse.", "The announcement of {seat} was wrong."),
    "validated": Text("Les quatre {number} sont coupés.", "All four wires of {number} are cut."),
    "card-ready": Text("On peut utiliser {number}.", "Usable now: {number}."),
    "card-used": Text("{seat} utilise {number}.", "{seat} uses {number}."),
    "character-used": Text("{seat} utilise son personnage.", "{seat} uses their character."),
    "turned-up": Text("De nouveau utilisable pour {seat} : {number}.", "Usable again for {seat}: {number}."),
    "detonator": Text("Le détonateur est à {now} (de {by}).", "The detonator is at {now} (by {by})."),
    "labelled": Text("{slot} et son voisin de droite sont {equal}.", "{slot} and its right neighbour are {equal}."),
    "offered": Text("{giver} donne {slot} à {seat}, face cachée.", "{giver} hands {slot} to {seat}, face down."),
    "exchanged": Text(
        "Échange : {given} va en {given_to}, {returned} va en {returned_to}.",
        "An exchange: {given} goes to {given_to}, {returned} goes to {returned_to}.",
    ),
    "radar": Text("Radar pour {number}, support par support : {answers}.", "Radar for {number}, by stand: {answers}."),
    "passed": Text("{seat} passe ; {follower} joue ensuite.", "{seat} skips the turn; next is {follower}."),
    "reds": Text("{seat} révèle ses derniers fils : {wires}.", "{seat} reveals their last wires: {wires}."),
    "captain": Text("Capitaine : {seat}.", "Captain: {seat}."),
    "cut-together": Text("{seat} coupe d’un coup {slots} : {wires}.", "{seat} cuts {slots} in one go: {wires}."),
    "disintegrated": Text("Désintégrés, {number} : {slots}.", "Disintegrated, {number}: {slots}."),
    "hooked": Text("{seat} prend {slot} et le range en {filed}.", "{seat} takes {slot} and files it on {filed}."),
    "swung": Text("Les fils {slots} sont passés en {filed}.", "The wires {slots} were passed on to {filed}."),
    "token-drawn": Text("Jeton pour {seat} : {value} (de {giver}).", "Token for {seat}: {value} (from {giver})."),
    "note-placed": Text("Devant {slot} : {note}.", "In front of {slot}: {note}."),
    "token-beside": Text("À côté du support {stand} : {token}.", "Beside stand {stand}: {token}."),
}
EVENTS: dict[str, Text] = BASE | {
    tag: told for words in load("words") for tag, told in getattr(words, "EVENTS", {}).items()
}
