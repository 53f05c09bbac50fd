"""Remarks after the mission: every decision, weighed with what the seat could know."""

from cosmotheque.core.mentor import Remark
from cosmotheque.core.moment import Moment
from cosmotheque.games.bomb_busters.actions import Action, Wait
from cosmotheque.games.bomb_busters.mentor.choice_remarks import remark_choice
from cosmotheque.games.bomb_busters.mentor.draft_remarks import Drafted, remark_draft
from cosmotheque.games.bomb_busters.mentor.equipment_remarks import remark_equipment
from cosmotheque.games.bomb_busters.mentor.turn_remarks import Turn, remark_turn
from cosmotheque.games.bomb_busters.rules.play import Choice


def remark(moment: Moment, action: Action) -> Remark | None:
    """None for what was forced and for waiting."""
    if len(moment.actions) < 2 or isinstance(action, Wait):
        return None
    if isinstance(action, Turn):
        return remark_turn(moment, action)
    if isinstance(action, Drafted):
        return remark_draft(moment, action)
    return remark_choice(moment, action) if isinstance(action, Choice) else remark_equipment(moment, action)
