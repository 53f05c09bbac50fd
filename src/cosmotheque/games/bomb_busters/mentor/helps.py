"""Equipment that helps a turn, in the words of a review: nobody is addressed."""

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.actions import Action, Exchange, PassOn, Scan, Stabilize
from cosmotheque.games.bomb_busters.components import Equipment
from cosmotheque.games.bomb_busters.mentor.choosing import wire_word
from cosmotheque.games.bomb_busters.notation import slot_name
from cosmotheque.games.bomb_busters.text import EQUIPMENT_NAMES
from cosmotheque.games.bomb_busters.view import View


def describe_help(view: View, action: Action) -> Text:
    match action:
        case Exchange(own=own):
            word = wire_word(view, own)
            return Text(
                fr=f"Talkies-walkies : {slot_name(own)} ({word.fr}) donné.",
                en=f"Walkie-talkies: {slot_name(own)} ({word.en}) given.",
            )
        case Scan(number=number):
            return Text(fr=f"Radar sur le {number}.", en=f"Radar for {number}.")
        case Stabilize():
            return Text(fr="Stabilisateur pour ce tour.", en="Stabilizer for this turn.")
        case PassOn():
            card = EQUIPMENT_NAMES[Equipment.THERMOS]
            return Text(fr=f"Passé avec {card.fr}.", en=f"Passed with {card.en}.")
        case _:
            return Text(fr="Passé avec un café.", en="Passed with a coffee.")
