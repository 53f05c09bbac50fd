"""Everything the game says: rulebook, options, outcomes, and the phrases that are allowed at the table (BOM-22)."""

from cosmotheque.core.text import Text, Words
from cosmotheque.games.bomb_busters.rulebook import RULEBOOK

MISSION_NAMES = {
    **{str(number): Text(fr=f"Mission {number}", en=f"Mission {number}") for number in range(1, 9)},
    "practice": Text(fr="Entraînement libre", en="Free practice"),
    "cannes": Text(fr="Cannes : La cité de la peur", en="Cannes: La cité de la peur"),
    "balance": Text(fr="En équilibre sur le fil", en="En équilibre sur le fil"),
    "parallel": Text(fr="Fils parallèles", en="Fils parallèles"),
    "liaisons": Text(fr="Liaisons dangereuses", en="Liaisons dangereuses"),
    "valentine": Text(fr="Saint-Valentin : Mon cœur fait boum", en="Saint Valentine: Mon cœur fait boum"),
}

OPTIONS = {
    "mission": Text(fr="Mission", en="Mission"),
    **{f"mission.{name}": text for name, text in MISSION_NAMES.items()},
    "captain": Text(fr="Capitaine", en="Captain"),
    "captain.random": Text(fr="Au hasard", en="At random"),
    **{f"captain.{seat}": Text(fr=f"Place {seat + 1}", en=f"Seat {seat + 1}") for seat in range(5)},
    "characters": Text(fr="Doubles détecteurs 2000 des personnages", en="The characters' double detectors 2000"),
    "reminders": Text(fr="Aide-mémoire", en="Reminders"),
    "reminders.help": Text(
        fr="La table retient les annonces et les valeurs exclues. Sans lui, il ne reste que ce qui est posé : jetons, "
        "fils coupés, étiquettes. Les bots n'oublient rien, les conseils non plus.",
        en="The table keeps announcements and excluded values. Without them only what lies there stays: tokens, cut "
        "wires, labels. Bots forget nothing, nor does the advice.",
    ),
    "blue": Text(fr="Entraînement : bleus de 1 à…", en="Practice: blue from 1 to…"),
    "red": Text(fr="Entraînement : rouges en jeu", en="Practice: red in play"),
    "red_shown": Text(fr="Entraînement : rouges montrés (k sur n)", en="Practice: red shown (k of n)"),
    "yellow": Text(fr="Entraînement : jaunes en jeu", en="Practice: yellow in play"),
    "yellow.0": Text(fr="Aucun", en="None"),
    "yellow.2": Text(fr="Deux", en="Two"),
    "yellow.4": Text(fr="Quatre", en="Four"),
    "yellow_shown": Text(fr="Entraînement : jaunes montrés (k sur n)", en="Practice: yellow shown (k of n)"),
    "couple": Text(fr="Saint-Valentin : vous êtes un couple", en="Saint Valentine: you are a couple"),
    "couple.help": Text(
        fr="Vos années ensemble donnent les cartes Équipement ; sinon il y en a une au hasard.",
        en="Your years together give the equipment cards; otherwise there is one at random.",
    ),
    "years": Text(fr="Saint-Valentin : années ensemble", en="Saint Valentine: years together"),
}

REASONS = {
    "defused": Text(fr="La bombe est désamorcée : mission réussie.", en="The bomb is defused: mission accomplished."),
    "red": Text(fr="Un fil rouge a été coupé : la bombe explose.", en="A red wire was cut: the bomb explodes."),
    "detonator": Text(
        fr="Le détonateur a atteint la tête de mort : la bombe explose.",
        en="The detonator has reached the skull: the bomb explodes.",
    ),
    "overwound": Text(
        fr="Le détonateur a reculé au-delà de son départ : la bombe explose.",
        en="The detonator went back beyond its start: the bomb explodes.",
    ),
    "resigned": Text(fr="L'équipe a renoncé.", en="The team has given up."),
    "time": Text(fr="Temps écoulé.", en="Out of time."),
}

EQUIPMENT_NAMES = {
    1: Text(fr="l'étiquette ≠", en="the ≠ label"),
    2: Text(fr="les talkies-walkies", en="the walkie-talkies"),
    3: Text(fr="le triple détecteur 3000", en="the triple detector 3000"),
    4: Text(fr="le post-it", en="the post-it"),
    5: Text(fr="le super détecteur", en="the super detector"),
    6: Text(fr="le rembobineur", en="the rewinder"),
    7: Text(fr="les piles de secours", en="the emergency batteries"),
    8: Text(fr="le radar général", en="the general radar"),
    9: Text(fr="le stabilisateur", en="the stabilizer"),
    10: Text(fr="le rayon X ou Y", en="the X or Y ray"),
    11: Text(fr="le thermos de café", en="the coffee thermos"),
    12: Text(fr="l'étiquette =", en="the = label"),
}

PHRASES = {
    "your-turn": Text(fr="À toi de jouer.", en="Your turn."),
    "use-detector": Text(fr="Pense à ton double détecteur 2000.", en="Think of your double detector 2000."),
    "use-equipment": Text(fr="Et si on utilisait un équipement ?", en="How about using some equipment?"),
    **{
        f"use-{number}": Text(fr=f"Et si on utilisait {name.fr} ?", en=f"How about using {name.en}?")
        for number, name in EQUIPMENT_NAMES.items()
    },
    "careful": Text(fr="Attention au détonateur.", en="Mind the detonator."),
    "rules": Text(fr="Relisons les règles de la mission.", en="Let us read the rules of the mission again."),
    "well-done": Text(fr="Bien joué.", en="Well done."),
}

WORDS = Words(rulebook=RULEBOOK, options=OPTIONS, reasons=REASONS, phrases=PHRASES)
