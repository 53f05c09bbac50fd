"""Refusals about ratings, in both languages."""

from cosmotheque.core.text import Text

NOT_RATED_GAME = Text(
    fr="Ce jeu n’a pas de classement : on y gagne et perd ensemble.",
    en="This game has no ratings: everybody wins or loses together.",
)
RATED_FROM_THE_START = Text(
    fr="Une partie classée se joue depuis le début.",
    en="A rated game has to be played from the start.",
)
NO_RATING_YET = Text(
    fr="Vous n’avez pas encore de classement à ce jeu : jouez d’abord une partie classée.",
    en="You have no rating in this game yet: play a rated game first.",
)
