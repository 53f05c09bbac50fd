"""Tokens of all kinds in words: what they say, and how much that is."""

from cosmotheque.core.text import Text, sentence
from cosmotheque.games.bomb_busters.bots.choices import kind_at_hand
from cosmotheque.games.bomb_busters.bots.telling import copies_chance, parity_chance, place_chance
from cosmotheque.games.bomb_busters.components import value_of
from cosmotheque.games.bomb_busters.mentor.words import a_number, percent, say_surprise, value_word, wire_word
from cosmotheque.games.bomb_busters.missions.shelf import mission_of
from cosmotheque.games.bomb_busters.model.actions import Deny, LayBeside, Lie, MarkWire, PlaceToken
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.notation import slot_name, stand_name
from cosmotheque.games.bomb_busters.rules.tokens import copies_on, is_marked
from cosmotheque.games.bomb_busters.view.seen import View

DENIED = Text(
    fr="Dites que c’est faux : il n’y a pas de jeton, et pas d’autre choix.",
    en="Say that it is wrong: there is no token, and no other choice.",
)


def token_word(view: View, action: PlaceToken | MarkWire) -> Text:
    """The content of the token: a value, even or odd, or a number of copies."""
    match kind_at_hand(view, action):
        case "parity":
            return _parity_word(view, action.slot)
        case "count":
            copies = copies_on(view, action.slot)
            return Text(fr=f"×{copies}", en=f"×{copies}")
        case _:
            return wire_word(view, action.slot)


def say_told(view: View, action: PlaceToken | MarkWire) -> Text:
    """Say how much the token tells: the less it is expected, the more."""
    wire = view.stands[action.slot.stand].wires[action.slot.place]
    kind = kind_at_hand(view, action)
    if kind not in ("parity", "count") or is_marked(wire):
        return say_surprise(view, action.slot)
    if kind == "parity":
        per = percent(parity_chance(view, action.slot))
        word = _parity_word(view, action.slot)
        return sentence("ce fil est {} dans {} des donnes", "{1} of deals have an {0} wire there", word, per)
    per = percent(copies_chance(view, copies_on(view, action.slot)))
    return sentence(
        "dans {} des donnes, une valeur est aussi souvent sur son support",
        "in {} of deals a value is on its stand that often",
        per,
    )


def say_lie(view: View, slot: Slot, value: int) -> Text:
    """Say why a false token tells much: others would have expected the value there."""
    expected = _say_expected(view, slot, value)
    name, word = slot_name(slot), value_word(value)
    return sentence(
        "Mettez le faux jeton {} devant {} : {}, c’est donc ce qui exclut le plus.",
        "Put the false {} token in front of {}: {}, so it rules out most.",
        word,
        name,
        expected,
    )


def describe_lie(view: View, slot: Slot, value: int) -> Text:
    name, word, expected = slot_name(slot), value_word(value), _say_expected(view, slot, value)
    return sentence("{} n’est pas {} : {}.", "{} is not {}: {}.", name, word, expected)


def say_beside(stand: int, value: int) -> Text:
    word, name = value_word(value), stand_name(stand)
    return sentence(
        "Mettez le jeton {} à côté du support {} : il exclut cette valeur là où on l’attendait.",
        "Lay the {} token beside stand {}: it rules out that value where the others expect it.",
        word,
        name,
    )


def describe_beside(stand: int, value: int) -> Text:
    word, name = value_word(value), stand_name(stand)
    return sentence("Jeton {} à côté du support {}.", "Token {} beside stand {}.", word, name)


def say_token_choice(view: View, action: object) -> Text | None:
    """The reason for this token; None where the action is none of these."""
    match action:
        case Lie(slot=slot, value=value):
            return say_lie(view, slot, value)
        case LayBeside(stand=stand, value=value):
            return say_beside(stand, value)
        case Deny():
            return DENIED
        case _:
            return None


def describe_token_choice(view: View, action: object) -> Text | None:
    match action:
        case Lie(slot=slot, value=value):
            return describe_lie(view, slot, value)
        case LayBeside(stand=stand, value=value):
            return describe_beside(stand, value)
        case _:
            return None


def _parity_word(view: View, slot: Slot) -> Text:
    odd = value_of(view.stands[slot.stand].wires[slot.place].code) % 2
    return Text(fr="impair", en="odd") if odd else Text(fr="pair", en="even")


def _say_expected(view: View, slot: Slot, value: int) -> Text:
    numbers, size = mission_of(view.options, view.seats).blue, len(view.stands[slot.stand].wires)
    if value > numbers:
        return Text(fr="il a été annoncé", en="it was announced")
    per = percent(place_chance(size, slot.place, value, numbers))
    return sentence(
        "on trouve {} à cette place dans {} des donnes", "{1} of deals have {0} there", a_number(value), per
    )
