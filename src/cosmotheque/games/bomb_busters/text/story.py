"""What happened, in a sentence for each event."""

from cosmotheque.core.text import Text

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
    "heart": Text("{seat} pose le cœur au support {stand}.", "{seat} lays the heart at stand {stand}."),
    "line": Text("{seat} relie le cartouche {cartouche}.", "{seat} joins the cartouche {cartouche}."),
    "ticked": Text("La case {cell} de la grille est cochée.", "Cell {cell} of the grid is ticked."),
    "passed": Text("{seat} passe ; {follower} joue ensuite.", "{seat} skips the turn; next is {follower}."),
    "reds": Text("{seat} révèle ses derniers fils : {wires}.", "{seat} reveals their last wires: {wires}."),
}
BONDS = {
    "constraint-taken": Text("Contrainte de {seat} : {letter}.", "Constraint of {seat}: {letter}."),
    "constraint-opened": Text("Contrainte pour tous : {letter}.", "Constraint for all: {letter}."),
    "constraint-released": Text("{seat} n’a plus de contrainte.", "{seat} has no constraint any more."),
    "constraints-paired": Text(
        "Contraintes des nombres 1 à 12 : {letters}.", "Constraints of the numbers 1 to 12: {letters}."
    ),
    "constraints-dealt": Text("Contraintes, place par place : {letters}.", "Constraints, by seat: {letters}."),
    "ring-turned": Text("Les contraintes tournent de {by} place.", "The constraints move by {by} place."),
    "accused": Text(
        "{accuser} croit que {seat} est le maillon faible et obéit à {letter}. Juste : {right}.",
        "{accuser} takes {seat} for the weak link, bound by {letter}. Right: {right}.",
    ),
    "link-stuck": Text("{seat} est le maillon faible.", "{seat} is the weak link."),
    "number-laid": Text("{seat} pose une carte Nombre face cachée.", "{seat} lays a number card, face down."),
    "guess-shown": Text(
        "La carte était {number} ; {seat} la prend. Touché : {hit}.",
        "The card was {number}; {seat} takes it. Hit: {hit}.",
    ),
    "number-taken": Text("{seat} prend la carte sans la voir.", "{seat} takes the card without looking at it."),
    "numbers-gone": Text("Défaussées chez {seat} : {numbers}.", "Discarded at {seat}: {numbers}."),
    "number-drawn": Text("{seat} pioche une carte Nombre.", "{seat} has drawn a number card."),
    "hand-returned": Text(
        "{seat} remet ses cartes Nombre sous la pioche.", "{seat} puts the number cards under the deck."
    ),
}
PLACES = {
    "bunker": Text(
        "Autour du bunker : {sides} ; pour agir : {action}.", "Round the bunker: {sides}; to act: {action}."
    ),
    "stepped": Text(
        "La figurine est à l’étage {floor}, colonne {column}, ligne {row}.",
        "The figure is on floor {floor}, column {column}, row {row}.",
    ),
    "job": Text("{job}", "{job}"),
    "spotted": Text("Repérés : {by}.", "Spotted: {by}."),
    "carrier-moved": Text("Le robot est sur {place}.", "The robot is on {place}."),
    "wire-taken": Text("{seat} range en {slot} un fil du robot.", "{seat} files a wire of the robot on {slot}."),
    "robot-line": Text("Ligne de cartes Nombre : {numbers}.", "Line of number cards: {numbers}."),
    "robot": Text("Le robot est sur {place}.", "The robot is on {place}."),
    "robot-turned": Text("Le robot a fait demi-tour.", "The robot has turned round."),
    "air": Text("Oxygène : {count}, de {giver} à {seat}.", "Oxygen: {count}, from {giver} to {seat}."),
    "air-promised": Text("{giver} donnera son oxygène à {seat}.", "{giver} will give their oxygen to {seat}."),
    "skipped": Text("{seat} passe.", "{seat} skips the turn."),
    "air-shared": Text(
        "Oxygène de la réserve pour {seats} : {count}.", "Oxygen from the reserve for {seats}: {count}."
    ),
    "breached": Text("Une brèche : {seat} range un rouge en {slot}.", "A breach: {seat} files a red wire on {slot}."),
    "sealed": Text("{seat} a colmaté {slot} : {wire}.", "{seat} has sealed {slot}: {wire}."),
}
CARDS = {
    "challenges-drawn": Text("Défis : {cards}.", "Challenges: {cards}."),
    "challenge-numbers": Text("Nombres du défi : {numbers}.", "Numbers of the challenge: {numbers}."),
    "challenge": Text("Le défi {number} est réussi.", "Challenge {number} is done."),
    "odd-claimed": Text("Le support {stand} n’a plus que des impairs.", "Stand {stand} has only odd wires left."),
    "red-called": Text("{seat} dit que {slot} est rouge : {wire}.", "{seat} says that {slot} is red: {wire}."),
    "clue-given": Text("{seat} donne un indice sur {slots} : {hint}.", "{seat} gives a clue, at {slots}: {hint}."),
    "asked-again": Text("{seat} demande un autre indice.", "{seat} wants another clue."),
    "misunderstood": Text(
        "{seat} a compris {understood} ; {giver} voulait dire {meant}.",
        "{seat} understood {understood}; {giver} meant {meant}.",
    ),
    "slipped": Text("{seat} a dit un nombre.", "{seat} has said a number."),
    "yellows-shown": Text("Jaunes, place par place : {counts}.", "Yellow wires, by seat: {counts}."),
    "number-owned": Text(
        "{seat} tire la carte {number} et en a encore : {held}.", "{seat} draws the card {number}; still held: {held}."
    ),
    "captain": Text("Capitaine : {seat}.", "Captain: {seat}."),
    "character": Text("{seat} choisit son personnage : {number}.", "{seat} chooses a character: {number}."),
    "number-shown": Text("Carte Nombre révélée : {number}.", "A number card comes up: {number}."),
    "cards-laid": Text("Équipement : {numbers}.", "Equipment: {numbers}."),
    "card-locked": Text("La carte Nombre {number} bloque {card}.", "The number card {number} locks {card}."),
    "card-discarded": Text("Une carte est défaussée ; il en reste {left}.", "A card is discarded; {left} are left."),
    "numbers-dealt": Text("Cartes Nombre, place par place : {counts}.", "Number cards, by seat: {counts}."),
    "cut-together": Text("{seat} coupe d’un coup {slots} : {wires}.", "{seat} cuts {slots} in one go: {wires}."),
    "disintegrated": Text("Désintégrés, {number} : {slots}.", "Disintegrated, {number}: {slots}."),
    "single": Text("{slot} est unique sur son support.", "The value of {slot} occurs once on its stand."),
    "hooked": Text("{seat} prend {slot} et le range en {filed}.", "{seat} takes {slot} and files it on {filed}."),
    "called": Text("{seat} dit que {slot} est piégé.", "{seat} calls {slot} a tripwire."),
    "wires-mixed": Text("Les fils sont mélangés.", "The wires are mixed."),
}
NUMBERS = {
    "numbers-laid": Text("Cartes Nombre ouvertes ({seat}) : {numbers}.", "Open number cards ({seat}): {numbers}."),
    "number-revealed": Text(
        "Carte Nombre : {number} (déjà complète : {complete}).", "Number card: {number} (complete already: {complete})."
    ),
    "number-done": Text("La carte Nombre {number} est terminée.", "Number card {number} is done."),
    "sequence-laid": Text("{seat} commence la ligne par {number}.", "{seat} starts the line at {number}."),
    "number-turned": Text("{seat} retourne la carte {number}.", "{seat} turns the card {number} down."),
    "reckoned": Text("{seat} défausse {numbers} pour {value}.", "{seat} discards {numbers} for {value}."),
    "handed-on": Text("{seat} donne la carte {number} à {to}.", "{seat} gives the card {number} to {to}."),
    "answered": Text("Tous les supports ont répondu pour {number}.", "All stands have answered for {number}."),
    "named": Text("{namer} désigne {seat} pour couper {value}.", "{namer} names {seat} to cut {value}."),
    "unheard": Text("Personne ne veut couper {value}.", "Nobody volunteers to cut {value}."),
    "told-off": Text(
        "{seat} n’a pas de {value} (que des rouges : {reds}).", "{seat} has no {value} (only red ones: {reds})."
    ),
    "cue": Text("{rule}", "{rule}"),
    "claimed": Text("{seat} prend la main.", "{seat} takes the turn."),
    "swung": Text("Les fils {slots} sont passés en {filed}.", "The wires {slots} were passed on to {filed}."),
    "card-dropped": Text("{seat} lâche {number}.", "{seat} drops {number}."),
    "token-drawn": Text("Jeton pour {seat} : {value} (de {giver}).", "Token for {seat}: {value} (from {giver})."),
    "note-placed": Text("Devant {slot} : {note}.", "In front of {slot}: {note}."),
    "token-beside": Text("À côté du support {stand} : {token}.", "Beside stand {stand}: {token}."),
    "line-laid": Text("Jetons en ligne : {values}.", "Tokens in a line: {values}."),
    "role": Text("{seat} a le rôle.", "{seat} has the role."),
}
EVENTS = BASE | BONDS | PLACES | CARDS | NUMBERS
