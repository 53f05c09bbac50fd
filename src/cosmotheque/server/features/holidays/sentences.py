"""Refusals about holidays, in both languages."""

from cosmotheque.core.text import Text

NO_SUCH_HOLIDAY = Text(
    fr="Une absence commence aujourd’hui ou dans l’année qui vient, et n’est pas encore passée.",
    en="Time away starts today or within a year, and must not be over yet.",
)
AWAY_ALREADY = Text(
    fr="Vous avez déjà annoncé une absence pour ces jours.",
    en="You have already said that you are away on these days.",
)
HOLIDAY_TOO_LONG = Text(
    fr="Les autres attendent : pour un an, il vous reste en jours d’absence : {}.",
    en="Others are waiting. Days you may still be away within a year: {}.",
)
