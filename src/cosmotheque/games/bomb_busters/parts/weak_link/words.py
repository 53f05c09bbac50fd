"""The weak link in words."""

from cosmotheque.core.text import Text

EVENTS = {
    "accused": Text(
        "{accuser} croit que {seat} est le maillon faible et obéit à {letter}. Juste : {right}.",
        "{accuser} takes {seat} for the weak link, bound by {letter}. Right: {right}.",
    ),
    "link-stuck": Text("{seat} est le maillon faible.", "{seat} is the weak link."),
}
