"""Everything both games say: their rulebooks, options, outcomes and table talk, in French and English."""

from cosmotheque.core.text import Text, Words
from cosmotheque.games.katarenga.rulebook import BASE_RULEBOOK, BIG_BANG_RULEBOOK

OPTIONS = {
    "board": Text(fr="Tablier (« random » ou quatre quarts, p. ex. A0 b1 C2 d3)", en="Board (random, or A0 b1 C2 d3)"),
    "position": Text(fr="Position de départ (vide : mise en place normale)", en="Start position (empty: usual setup)"),
}
OPENINGS = {
    "opening": Text(fr="Disposition des pions", en="Pattern of the pawns"),
    "opening.chequered": Text(fr="En damier", en="Chequered"),
    "opening.halves": Text(fr="Par moitiés", en="Halves"),
    "opening.quarters": Text(fr="Par quarts", en="Quarters"),
}
REASONS = {
    "repetition": Text(
        fr="Nulle : la même position pour la troisième fois.", en="Draw: the same position three times."
    ),
    "move-limit": Text(fr="Nulle : 400 coups sans vainqueur.", en="Draw: 400 moves without a winner."),
    "resigned": Text(fr="Abandon.", en="Resignation."),
    "time": Text(fr="Temps écoulé.", en="Out of time."),
}
PHRASES = {
    "hello": Text(fr="Bonjour, bonne partie !", en="Hello, have a good game!"),
    "nice": Text(fr="Joli coup.", en="Nice move."),
    "hmm": Text(fr="Hmm, laissez-moi réfléchir…", en="Hmm, let me think…"),
    "oops": Text(fr="Je ne l'avais pas vu venir.", en="I did not see that coming."),
    "thanks": Text(fr="Merci pour la partie.", en="Thank you for the game."),
    "again": Text(fr="On en refait une ?", en="Another one?"),
}

BIG_BANG_WORDS = Words(
    rulebook=BIG_BANG_RULEBOOK,
    options=OPTIONS | OPENINGS,
    reasons={
        "all-settled": Text(fr="Un joueur a installé ses huit pions.", en="One player has settled all eight pawns.")
    }
    | REASONS,
    phrases=PHRASES | {"bang": Text(fr="Et voilà l'expansion !", en="There goes the expansion!")},
)
BASE_WORDS = Words(
    rulebook=BASE_RULEBOOK,
    options=OPTIONS,
    reasons={
        "both-camps": Text(
            fr="Un joueur occupe les deux camps de l'autre.", en="One player holds both camps of the other."
        ),
        "too-few-pawns": Text(fr="Un joueur n'a plus assez de pions.", en="One player has too few pawns left."),
    }
    | REASONS,
    phrases=PHRASES,
)
