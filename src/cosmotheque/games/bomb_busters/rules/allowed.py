"""The permissions of all mechanisms of a mission together; whatever they leave alone is as in the base game."""

from typing import Final

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import NUMBERS, YELLOW
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.rules.registry import mechanisms, mechanisms_with
from cosmotheque.games.bomb_busters.rules.stands import StateOrView

VALUES: Final = (*NUMBERS, YELLOW)


def blocking_rule(table: StateOrView, seat: Seat, value: int) -> str | None:
    """The rule of the first gate against a value (BOM-102)."""
    for mechanism in mechanisms_with(table, "blocks"):  # asked many times a move, and a loop is the fastest
        if rule := mechanism.blocks(table, seat, value):
            return rule
    return None


def is_allowed(table: StateOrView, seat: Seat, value: int) -> bool:
    """True if no gate is against a value."""
    return blocking_rule(table, seat, value) is None


def is_allowed_four(table: StateOrView, seat: Seat, value: int) -> bool:
    return not any([mechanism.blocks_four(table, seat, value) for mechanism in mechanisms(table)])


def allowed_values(table: StateOrView, seat: Seat) -> tuple[int, ...]:
    """Every value that passes for a seat."""
    gates = mechanisms_with(table, "blocks")
    return tuple([v for v in VALUES if not any([gate.blocks(table, seat, v) for gate in gates])]) if gates else VALUES


def card_ban(table: StateOrView, seat: Seat, card: int) -> str | None:
    """The rule against this equipment card."""
    return next(
        (rule for part in mechanisms_with(table, "bans_card") if (rule := part.bans_card(table, seat, card))), None
    )


def may_use_tools(table: StateOrView, seat: Seat) -> bool:
    for mechanism in mechanisms_with(table, "bans_tools"):  # noqa: SIM110 - as above
        if mechanism.bans_tools(table, seat):
            return False
    return True


def special_actions(table: StateOrView, seat: Seat) -> list[Action]:
    parts = mechanisms_with(table, "special_actions")
    return [action for mechanism in parts for action in mechanism.special_actions(table, seat)]


def may_stabilize(table: StateOrView, seat: Seat) -> bool:
    """True if the stabilizer may be used before a cut (BOM-48)."""
    parts = mechanisms_with(table, "bans_stabilizer")
    return may_use_tools(table, seat) and not any([part.bans_stabilizer(table, seat) for part in parts])


def covers_skips(table: StateOrView) -> bool:
    return any([mechanism.covers_skips(table) for mechanism in mechanisms_with(table, "covers_skips")])


def first_choices(table: StateOrView, seat: Seat) -> list[Action]:
    """Choices that the active player has to make before anything can be cut."""
    first = [mechanism for mechanism in mechanisms_with(table, "is_first") if mechanism.is_first(table, seat)]
    return [action for mechanism in first for action in mechanism.turn_actions(table, seat)]
