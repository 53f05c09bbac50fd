"""Clues that can be said in place of a number (BOM-2503): things that come in that number, eight for each.

Some could be taken for another number as well, which is `also`; a player who gives one of these should know the hearer.
"""

from collections.abc import Iterator
from random import Random
from typing import Any, Final, NamedTuple

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.components import NUMBERS
from cosmotheque.games.bomb_busters.model.roster import Action, Event
from cosmotheque.games.bomb_busters.notation import slot_name, value_name
from cosmotheque.games.bomb_busters.parts.clues.data import EACH, LONGEST_CLUE, Hint, SayClue, clue_of, number_of
from cosmotheque.games.bomb_busters.parts.clues.rules import numbers_of
from cosmotheque.games.bomb_busters.rules.numerals import words_in
from cosmotheque.games.bomb_busters.view.seen import View


class Clue(NamedTuple):
    text: Text
    also: int = 0


def _clue(fr: str, en: str, also: int = 0) -> Clue:
    return Clue(Text(fr, en), also)


CLUES: Final[dict[int, tuple[Clue, ...]]] = {
    1: (
        _clue("Les cornes d’une licorne", "The horns of a unicorn"),
        _clue("Les yeux d’un cyclope", "The eyes of a cyclops"),
        _clue("Les roues d’un monocycle", "The wheels of a unicycle"),
        _clue("Les lunes de la Terre", "The moons of the Earth"),
        _clue("Les nez au milieu de la figure", "The noses in a face"),
        _clue("Les capitaines à bord d’un navire", "The captains on board a ship"),
        _clue("Les bosses d’un dromadaire", "The humps of a dromedary", 2),
        _clue("Les reines d’une ruche", "The queens of a beehive"),
    ),
    2: (
        _clue("Les ailes d’un oiseau", "The wings of a bird"),
        _clue("Les roues d’une bicyclette", "The wheels of a bicycle"),
        _clue("Les faces d’une pièce de monnaie", "The sides of a coin"),
        _clue("Les chaussures d’une paire", "The shoes of a pair"),
        _clue("Les joueurs d’une partie d’échecs", "The players of a game of chess"),
        _clue("Les bosses d’un chameau", "The humps of a camel", 1),
        _clue("Les amants de Vérone", "The lovers of Verona"),
        _clue("Les aiguilles pour tricoter", "The needles for knitting"),
    ),
    3: (
        _clue("Les roues d’un tricycle", "The wheels of a tricycle"),
        _clue("Les petits cochons du conte", "The little pigs of the tale"),
        _clue("Les lampes d’un feu de circulation", "The lamps of a traffic light"),
        _clue("Les côtés d’un triangle", "The sides of a triangle"),
        _clue("Les mousquetaires", "The musketeers", 4),
        _clue("Les marches d’un podium", "The steps of a podium"),
        _clue("Les ours de Boucle d’or", "Goldilocks’s bears"),
        _clue("Les pieds d’un tabouret", "The legs of a stool", 4),
    ),
    4: (
        _clue("Les pattes d’un chien", "The paws of a dog"),
        _clue("Les saisons", "The seasons"),
        _clue("Les roues d’une voiture", "The wheels of a car"),
        _clue("Les points cardinaux", "The points of the compass", 8),
        _clue("Les cordes d’un violon", "The strings of a violin"),
        _clue("Les couleurs d’un jeu de cartes", "The suits of a pack of cards"),
        _clue("Les côtés d’un carré", "The sides of a square"),
        _clue("Les feuilles d’un trèfle porte-bonheur", "The leaves of a lucky clover"),
    ),
    5: (
        _clue("Les doigts d’une main", "The fingers of a hand", 4),
        _clue("Les bras d’une étoile de mer", "The arms of a starfish"),
        _clue("Les anneaux olympiques", "The Olympic rings"),
        _clue("Les joueurs d’une équipe de basket", "The players of a basketball team"),
        _clue("Les voyelles de l’alphabet", "The vowels of the alphabet", 6),
        _clue("Les sens", "The senses", 6),
        _clue("Les orteils d’un pied", "The toes of a foot"),
        _clue("Les lignes d’une portée de musique", "The lines of a musical stave"),
    ),
    6: (
        _clue("Les pattes d’une abeille", "The legs of a bee"),
        _clue("Les faces d’un dé à jouer", "The faces of a die to play with"),
        _clue("Les cordes d’une guitare", "The strings of a guitar"),
        _clue("Les côtés d’une cellule de ruche", "The sides of a honeycomb cell"),
        _clue("Les joueurs d’une équipe de volley", "The players of a volleyball team"),
        _clue("Les œufs d’une petite boîte", "The eggs of a small box", 4),
        _clue("Les poches d’un billard américain", "The pockets of a pool table"),
        _clue("Les branches de l’étoile de David", "The points of the star of David"),
    ),
    7: (
        _clue("Les jours de la semaine", "The days of the week", 5),
        _clue("Les nains de Blanche-Neige", "Snow White’s dwarfs"),
        _clue("Les couleurs de l’arc-en-ciel", "The colours of the rainbow", 6),
        _clue("Les merveilles du monde antique", "The wonders of the ancient world"),
        _clue("Les notes de la gamme", "The notes of the scale", 8),
        _clue("Les collines de Rome", "The hills of Rome"),
        _clue("Les lieues des bottes de l’ogre", "The leagues of the ogre’s boots"),
        _clue("Les samouraïs de Kurosawa", "Kurosawa’s samurai"),
    ),
    8: (
        _clue("Les pattes d’une araignée", "The legs of a spider"),
        _clue("Les bras d’une pieuvre", "The arms of an octopus"),
        _clue("Les planètes du Soleil", "The planets of the Sun", 9),
        _clue("Les rameurs du plus long bateau d’aviron", "The rowers of the longest racing boat"),
        _clue("Les pions blancs au début des échecs", "The white pawns when chess begins"),
        _clue("Les bits d’un octet", "The bits of a byte"),
        _clue("Les côtés d’un panneau stop", "The sides of a stop sign"),
        _clue("Les sommets d’un cube", "The corners of a cube"),
    ),
    9: (
        _clue("Les vies d’un matou", "The lives of a cat", 7),
        _clue("Les mois avant une naissance", "The months before a birth"),
        _clue("Les muses", "The Muses"),
        _clue("Les joueurs d’une équipe de baseball", "The players of a baseball team"),
        _clue("Les cases du morpion", "The squares of noughts and crosses"),
        _clue("Les symphonies de Beethoven", "Beethoven’s symphonies"),
        _clue("Les membres de la Communauté de l’Anneau", "The Fellowship of the Ring"),
        _clue("Les trous d’un petit parcours de golf", "The holes of a small golf course"),
    ),
    10: (
        _clue("Les doigts d’un pianiste", "The fingers of a pianist", 8),
        _clue("Les commandements de Moïse", "The commandments of Moses"),
        _clue("Les quilles du bowling", "The pins of bowling", 9),
        _clue("Les pattes d’un homard, pinces comprises", "The legs of a lobster, claws included"),
        _clue("Les orteils d’un nageur", "The toes of a swimmer"),
        _clue("Les années d’une décennie", "The years of a decade"),
        _clue("Les plaies d’Égypte", "The plagues of Egypt"),
        _clue("Les millimètres d’un centimètre", "The millimetres of a centimetre"),
    ),
    11: (
        _clue("Les joueurs d’une équipe de football", "The players of a football team"),
        _clue("Les joueurs d’une équipe de cricket", "The players of a cricket team"),
        _clue("La bande d’Ocean, au cinéma", "Ocean’s gang, at the cinema"),
        _clue("Le jour de l’armistice, en novembre", "Armistice day, in November"),
        _clue("La place de novembre dans l’année", "The place of November in the year"),
        _clue("La mission Apollo de Neil Armstrong", "Neil Armstrong’s Apollo"),
        _clue("Les apôtres, sans Judas", "The apostles, without Judas"),
        _clue("L’heure avant midi", "The hour before noon"),
    ),
    12: (
        _clue("Les mois de l’année", "The months of the year"),
        _clue("Les heures d’un cadran", "The hours of a dial"),
        _clue("Les signes du zodiaque", "The signs of the zodiac"),
        _clue("Les œufs d’une grande boîte", "The eggs of a big box", 10),
        _clue("Les travaux d’Hercule", "The labours of Hercules", 10),
        _clue("Les étoiles du drapeau européen", "The stars of the European flag"),
        _clue("Les jurés d’un procès à l’américaine", "The jurors of a trial"),
        _clue("Les coups de minuit", "The strokes of midnight"),
    ),
}
CLUE_NAMES: Final = {clue_of(number, place): CLUES[number][place].text for place in range(EACH) for number in NUMBERS}
EVENTS = {
    "clue-given": Text("{seat} donne un indice sur {slots} : {hint}.", "{seat} gives a clue, at {slots}: {hint}."),
    "asked-again": Text("{seat} demande un autre indice.", "{seat} wants another clue."),
    "misunderstood": Text(
        "{seat} a compris {understood} ; {giver} voulait dire {meant}.",
        "{seat} understood {understood}; {giver} meant {meant}.",
    ),
    "slipped": Text("{seat} a dit un nombre.", "{seat} has said a number."),
}
LITTLE: Final = frozenset(words_in("a an au d de des du in l la le les of on s the to un une with"))  # telling nothing


def in_list(clue: int) -> Clue:
    return CLUES[number_of(clue)][clue // len(NUMBERS)]


def read_clue(words: str) -> int | None:
    """The one number that the list knows for typed words; None where there is none, or several."""
    typed = _telling_words(words)
    found = {number for number, clues in CLUES.items() for clue in clues if typed and _fits(typed, clue.text)}
    return found.pop() if len(found) == 1 else None


def _fits(typed: frozenset[str], text: Text) -> bool:
    """True if a clue has all words that were typed, or these have all words of the clue, in either language."""
    return any(typed <= listed or listed <= typed for listed in (_telling_words(text.fr), _telling_words(text.en)))


def _telling_words(text: str) -> frozenset[str]:
    return frozenset(words_in(text)) - LITTLE


def measure(view: View, action: Action, rng: Random) -> Action:
    """Fill in a clue for play at random: the words of the list, for the number that is meant (BOM-2503)."""
    if type(action) is not SayClue or view.parts.clues is None or view.parts.clues.meant is None:
        return action
    number = numbers_of(view.parts.clues.meant)[len(view.parts.clues.given)]
    said = CLUES[number][rng.randrange(EACH)].text
    return SayClue(rng.choice((said.fr, said.en))[:LONGEST_CLUE].strip())


MEANT = Text("la place {} annonce {} {}", "seat {} announces {} {}")
CLUE = Text("  «\u00a0{}\u00a0»", "  “{}”")


def lines(view: View) -> Iterator[Text]:
    """The announcement that waits, as far as the seat knows it, its wires, and the clues to it."""
    clues = view.parts.clues
    if clues is None or clues.meant is None:
        return
    values = "/".join(value_name(value) if value else "?" for value in clues.meant.values)
    yield MEANT.filled(clues.meant.seat, values, " ".join(map(slot_name, clues.meant.slots)))
    for hint in clues.given:
        typed = hint.words.replace("[", r"\[")  # no markup of rich
        yield CLUE.filled(typed or in_list(hint.clue).text)


def name(event: Event, field: str, value: Any) -> Text | str | None:
    """A clue, in its giver's words or those of the list."""
    return value.words or in_list(value.clue).text if isinstance(value, Hint) else None
