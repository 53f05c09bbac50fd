"""Remarks after the mission: every decision, weighed with what the seat could know."""

from cosmotheque.core.mentor import Moment, Remark
from cosmotheque.games.bomb_busters.actions import Action, Announce, Wait
from cosmotheque.games.bomb_busters.mentor.choice_remarks import remark_choice
from cosmotheque.games.bomb_busters.mentor.equipment_remarks import remark_equipment
from cosmotheque.games.bomb_busters.mentor.turn_remarks import Turn, remark_turn
from cosmotheque.games.bomb_busters.rules.play import Choice, Drafting


def remark(moment: Moment, action: Action) -> Remark | None:
    """None for what was forced, for waiting, and for the steps of a draft: its announcement is the decision."""
    forced = len(moment.actions) < 2 and not isinstance(action, Announce)
    if forced or isinstance(action, Drafting | Wait):
        return None
    if isinstance(action, Turn):
        return remark_turn(moment, action)
    return remark_choice(moment, action) if isinstance(action, Choice) else remark_equipment(moment, action)
