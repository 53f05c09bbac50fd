"""Everything the game says: rulebook, options, outcomes, and the phrases that are allowed at the table (BOM-22)."""

from cosmotheque.core.text import UNSAID, Briefing, Text, Words
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.missions.shelf import SCENARIOS
from cosmotheque.games.bomb_busters.parts.loading import load
from cosmotheque.games.bomb_busters.rulebook import RULEBOOK
from cosmotheque.games.bomb_busters.text.nouns import NOUNS as NOUNS
from cosmotheque.games.bomb_busters.text.primer import PRIMER
from cosmotheque.games.bomb_busters.text.story import EVENTS

FURTHER_WORDS = load("words")
"""Modules with more names that boards share."""

MISSION_NAMES = {name: scenario.heading for name, scenario in SCENARIOS.items()}

OPTIONS = {
    "mission": Text(fr="Mission", en="Mission"),
    "mission.help": Text(
        fr="Les missions 1 à 8 apprennent le jeu pas à pas ; une mission réussie mène à la suivante. Les autres sont "
        "des bonus.",
        en="Missions 1 to 8 teach the game step by step; a mission won leads to the next. The others are bonuses.",
    ),
    **{f"mission.{name}": heading for name, heading in MISSION_NAMES.items()},
    **{f"mission.{name}.help": scenario.special for name, scenario in SCENARIOS.items()},
    "captain": Text(fr="Capitaine", en="Captain"),
    "captain.help": Text(
        fr="Le capitaine pose le premier jeton et joue en premier. À trois joueurs, il a deux supports.",
        en="The captain places the first token and plays first. With three players the captain has two stands.",
    ),
    "captain.random": Text(fr="Au hasard", en="At random"),
    **{f"captain.{seat}": Text(fr=f"Place {seat + 1}", en=f"Seat {seat + 1}") for seat in range(5)},
    "characters": Text(fr="Doubles détecteurs 2000 des personnages", en="The characters’ double detectors 2000"),
    "characters.help": Text(
        fr="Chacun peut, une fois par mission, viser deux fils au lieu d’un.",
        en="Once per mission, each player may point at two wires instead of one.",
    ),
    "new_characters": Text(
        fr="Nouveaux personnages (à partir de la mission 31)", en="New characters (from mission 31)"
    ),
    "new_characters.help": Text(
        fr="Chacun, sauf le capitaine, peut échanger son double détecteur contre un radar, des talkies-walkies, un "
        "triple détecteur ou un rayon X ou Y.",
        en="Everybody but the captain may take a radar, walkie-talkies, a triple detector or an X or Y ray instead of "
        "the double detector.",
    ),
    "reminders": Text(fr="Aide-mémoire", en="Reminders"),
    "reminders.help": Text(
        fr="La table retient les annonces et les valeurs exclues. Sans lui, il ne reste que ce qui est posé : jetons, "
        "fils coupés, étiquettes. Les robots n’oublient rien, le conseiller non plus.",
        en="The table remembers announcements and excluded values. Without reminders, only what lies on the table "
        "stays: tokens, cut wires, labels. Bots forget nothing, nor does the coach.",
    ),
    "clock": Text(fr="Pendule", en="Clock"),
    "clock.help": Text(
        fr="Pour les missions contre la montre. Avec les tours, on compte les tours au lieu des secondes et personne "
        "ne se presse.",
        en="For missions against the clock. Counting turns instead of seconds leaves you time to think.",
    ),
    "clock.turns": Text(fr="Les tours comptent", en="Turns count"),
    "clock.turns.help": Text(
        fr="On joue à son rythme ; le nombre de tours est limité.",
        en="You play at your own pace; the number of turns is limited.",
    ),
    "clock.time": Text(fr="Le temps réel", en="Real time"),
    "clock.time.help": Text(fr="Une vraie minuterie ; à jouer entre humains.", en="A real timer; best among people."),
    "plain_numbers": Text(fr="Nombres en clair", en="Plain numbers"),
    "plain_numbers.help": Text(
        fr="Les nombres se disent, sans indices à comprendre.",
        en="Numbers are said aloud, with no clues to understand.",
    ),
    "light": Text(fr="Lumière", en="Light"),
    "light.help": Text(
        fr="Rien n’est à retenir : pions, jetons, journal et conseiller restent là. Pour s’entraîner, ou pour ceux "
        "qui ne peuvent pas jouer de mémoire.",
        en="Nothing has to be remembered: markers, tokens, log and coach stay. For practice, and for those who cannot "
        "play from memory.",
    ),
    "blue": Text(fr="Entraînement : bleus de 1 à…", en="Practice: blue from 1 to…"),
    "red": Text(fr="Entraînement : rouges en jeu", en="Practice: red in play"),
    "red_shown": Text(
        fr="Entraînement : rouges montrés (3 pour « 2 sur 3 »)", en="Practice: red shown (3 for “2 of 3”)"
    ),
    "blue.help": Text(
        fr="Quatre fils de chaque nombre. Moins de nombres, mission plus courte.",
        en="Four wires of each number. Fewer numbers make a shorter mission.",
    ),
    "red.help": Text(fr="Des fils que personne ne doit couper.", en="Wires that nobody may cut."),
    "red_shown.help": Text(
        fr="Plus de rouges montrés qu’en jeu : on ne sait pas lesquels sont là.",
        en="More shown than in play: nobody knows which ones are there.",
    ),
    "yellow.help": Text(
        fr="Des fils qui se coupent entre eux, où qu’ils soient rangés.",
        en="Wires that are cut with each other, wherever they are sorted.",
    ),
    "yellow_shown.help": Text(
        fr="Plus de jaunes montrés qu’en jeu : on ne sait pas lesquels sont là.",
        en="More shown than in play: nobody knows which ones are there.",
    ),
    "years.help": Text(
        fr="Chaque chiffre du nombre donne une carte Équipement ; 0 est la première année.",
        en="Each digit of the number gives an equipment card; 0 is the first year.",
    ),
    "yellow": Text(fr="Entraînement : jaunes en jeu", en="Practice: yellow in play"),
    "yellow.0": Text(fr="Aucun", en="None"),
    "yellow.2": Text(fr="Deux", en="Two"),
    "yellow.4": Text(fr="Quatre", en="Four"),
    "yellow_shown": Text(
        fr="Entraînement : jaunes montrés (3 pour « 2 sur 3 »)", en="Practice: yellow shown (3 for “2 of 3”)"
    ),
    "couple": Text(fr="Saint-Valentin : vous êtes un couple", en="Valentine’s Day: you are a couple"),
    "couple.help": Text(
        fr="Le nombre d’années passées ensemble décide des cartes Équipement ; sans couple il y en a une au hasard.",
        en="Your years together give the equipment cards; otherwise there is one at random.",
    ),
    "years": Text(fr="Saint-Valentin : années passées ensemble", en="Valentine’s Day: years together"),
}


def card(scenario: Scenario) -> Briefing:
    """The briefing that players read before a mission begins."""
    rules = tuple(rule.id for rule in scenario.rules)
    return Briefing(scenario.heading, scenario.story, scenario.special, rules)


REASONS = {
    "defused": Text(fr="La bombe est désamorcée : mission réussie.", en="The bomb is defused: mission accomplished."),
    "red": Text(fr="Un fil rouge a été coupé : la bombe explose.", en="A red wire was cut: the bomb explodes."),
    "detonator": Text(
        fr="Le détonateur a atteint la tête de mort : la bombe explose.",
        en="The detonator has reached the skull: the bomb explodes.",
    ),
    "overwound": Text(
        fr="Le détonateur a reculé au-delà de son départ : la bombe explose.",
        en="The detonator went back beyond its start: the bomb explodes.",
    ),
    "late": Text(fr="Le temps est écoulé : la bombe explose.", en="Time has run out: the bomb explodes."),
    "fatal": Text(
        fr="Une erreur qui ne se pardonne pas : la bombe explose.",
        en="One mistake was too many: the bomb explodes.",
    ),
    "stuck": Text(
        fr="Plus personne ne peut jouer : la bombe explose.", en="Nobody can play any more: the bomb explodes."
    ),
    "robot": Text(
        fr="Le robot est allé trop loin : la bombe explose.",
        en="The robot has gone too far: the bomb explodes.",
    ),
    "not-red": Text(
        fr="Un fil pris pour un rouge ne l’était pas : la bombe explose.",
        en="A wire that was called red was not: the bomb explodes.",
    ),
    "resigned": Text(fr="L’équipe a renoncé.", en="The team has given up."),
    "time": Text(fr="Temps écoulé.", en="Out of time."),
}

CUE_NAMES = {rule: line for scenario in SCENARIOS.values() for rule, line in scenario.lines.items()}

EQUIPMENT_NAMES = {
    1: Text(fr="l’étiquette ≠", en="the ≠ label"),
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
    12: Text(fr="l’étiquette =", en="the = label"),
    13: Text(fr="le double fond", en="the false bottom"),
    22: Text(fr="l’étiquette fil unique", en="the single wire label"),
    33: Text(fr="le largage d’urgence", en="the emergency drop"),
    99: Text(fr="le coupe-file", en="the fast pass"),
    110: Text(fr="le désintégrateur", en="the disintegrator"),
    121: Text(fr="le grappin", en="the grappling hook"),
}

PHRASES = {
    "your-turn": Text(fr="À toi de jouer.", en="Your turn."),
    "use-detector": Text(fr="Pense à ton double détecteur.", en="Think of your double detector."),
    "use-equipment": Text(fr="Et si on utilisait un équipement ?", en="How about using some equipment?"),
    **{
        f"use-{number}": Text(fr=f"Et si on utilisait {name.fr} ?", en=f"How about using {name.en}?")
        for number, name in EQUIPMENT_NAMES.items()
    },
    "careful": Text(fr="Attention au détonateur.", en="Mind the detonator."),
    "rules": Text(fr="Relisons les règles de la mission.", en="Let us read the rules of the mission again."),
    "well-done": Text(fr="Bien joué.", en="Well done."),
}

WORDS = Words(
    rulebook=RULEBOOK,
    options=OPTIONS,
    reasons=REASONS,
    phrases=PHRASES,
    events=EVENTS,
    primer=PRIMER,
    briefings={f"mission.{name}": card(scenario) for name, scenario in SCENARIOS.items() if scenario.story != UNSAID},
)
