"""Tripwires in words."""

from cosmotheque.core.text import Text

EVENTS = {
    "called": Text("{seat} dit que {slot} est piégé.", "{seat} calls {slot} a tripwire."),
}
