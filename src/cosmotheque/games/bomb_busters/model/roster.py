"""The list of parts: all actions, events and tasks of the game are those of the base game and of each of them."""

from typing import TypeAlias

import msgspec

from cosmotheque.games.bomb_busters.model.actions import (
    Announce,
    BaseActions,
    Exchange,
    Label,
    PassOn,
    Point,
    PostIt,
    Recharge,
    Rewind,
    Scan,
    Stabilize,
    Sweep,
    Take,
)
from cosmotheque.games.bomb_busters.model.events import BaseEvents
from cosmotheque.games.bomb_busters.model.tasks import BaseTasks
from cosmotheque.games.bomb_busters.parts.at_once import data as _at_once
from cosmotheque.games.bomb_busters.parts.breaches import data as _breaches
from cosmotheque.games.bomb_busters.parts.bunker import data as _bunker
from cosmotheque.games.bomb_busters.parts.by_heart import data as _by_heart
from cosmotheque.games.bomb_busters.parts.called import data as _called
from cosmotheque.games.bomb_busters.parts.carrier import data as _carrier
from cosmotheque.games.bomb_busters.parts.cast import data as _cast
from cosmotheque.games.bomb_busters.parts.challenges import data as _challenges
from cosmotheque.games.bomb_busters.parts.clues import data as _clues
from cosmotheque.games.bomb_busters.parts.common_constraint import data as _common_constraint
from cosmotheque.games.bomb_busters.parts.constraints import data as _constraints
from cosmotheque.games.bomb_busters.parts.drill import data as _drill
from cosmotheque.games.bomb_busters.parts.free_order import data as _free_order
from cosmotheque.games.bomb_busters.parts.gear import data as _gear
from cosmotheque.games.bomb_busters.parts.grids import data as _grids
from cosmotheque.games.bomb_busters.parts.hearts import data as _hearts
from cosmotheque.games.bomb_busters.parts.hidden_numbers import data as _hidden_numbers
from cosmotheque.games.bomb_busters.parts.locks import data as _locks
from cosmotheque.games.bomb_busters.parts.numbers import data as _numbers
from cosmotheque.games.bomb_busters.parts.open_cards import data as _open_cards
from cosmotheque.games.bomb_busters.parts.outward import data as _outward
from cosmotheque.games.bomb_busters.parts.own_cards import data as _own_cards
from cosmotheque.games.bomb_busters.parts.own_constraints import data as _own_constraints
from cosmotheque.games.bomb_busters.parts.oxygen import data as _oxygen
from cosmotheque.games.bomb_busters.parts.robots import data as _robots
from cosmotheque.games.bomb_busters.parts.roles import data as _roles
from cosmotheque.games.bomb_busters.parts.script import data as _script
from cosmotheque.games.bomb_busters.parts.sequences import data as _sequences
from cosmotheque.games.bomb_busters.parts.stock import data as _stock
from cosmotheque.games.bomb_busters.parts.stock.data import FastPass, Hook, LabelSingle
from cosmotheque.games.bomb_busters.parts.sums import data as _sums
from cosmotheque.games.bomb_busters.parts.trapeze import data as _trapeze
from cosmotheque.games.bomb_busters.parts.tripwires import data as _tripwires
from cosmotheque.games.bomb_busters.parts.weak_link import data as _weak_link
from cosmotheque.games.bomb_busters.parts.windfall import data as _windfall

Action: TypeAlias = (
    BaseActions
    | _breaches.Actions
    | _bunker.Actions
    | _called.Actions
    | _carrier.Actions
    | _cast.Actions
    | _challenges.Actions
    | _clues.Actions
    | _common_constraint.Actions
    | _drill.Actions
    | _free_order.Actions
    | _grids.Actions
    | _hearts.Actions
    | _hidden_numbers.Actions
    | _open_cards.Actions
    | _outward.Actions
    | _own_cards.Actions
    | _own_constraints.Actions
    | _oxygen.Actions
    | _robots.Actions
    | _script.Actions
    | _sequences.Actions
    | _stock.Actions
    | _sums.Actions
    | _trapeze.Actions
    | _tripwires.Actions
    | _weak_link.Actions
    | _windfall.Actions
)
Event: TypeAlias = (
    BaseEvents
    | _at_once.Events
    | _breaches.Events
    | _bunker.Events
    | _by_heart.Events
    | _called.Events
    | _carrier.Events
    | _cast.Events
    | _challenges.Events
    | _clues.Events
    | _common_constraint.Events
    | _drill.Events
    | _free_order.Events
    | _gear.Events
    | _grids.Events
    | _hearts.Events
    | _hidden_numbers.Events
    | _locks.Events
    | _numbers.Events
    | _open_cards.Events
    | _own_cards.Events
    | _own_constraints.Events
    | _oxygen.Events
    | _robots.Events
    | _roles.Events
    | _script.Events
    | _sequences.Events
    | _stock.Events
    | _sums.Events
    | _tripwires.Events
    | _weak_link.Events
    | _windfall.Events
)
Task: TypeAlias = (
    BaseTasks
    | _at_once.Tasks
    | _breaches.Tasks
    | _bunker.Tasks
    | _by_heart.Tasks
    | _called.Tasks
    | _carrier.Tasks
    | _cast.Tasks
    | _challenges.Tasks
    | _clues.Tasks
    | _common_constraint.Tasks
    | _drill.Tasks
    | _free_order.Tasks
    | _gear.Tasks
    | _grids.Tasks
    | _hearts.Tasks
    | _hidden_numbers.Tasks
    | _locks.Tasks
    | _numbers.Tasks
    | _own_cards.Tasks
    | _own_constraints.Tasks
    | _robots.Tasks
    | _roles.Tasks
    | _script.Tasks
    | _sequences.Tasks
    | _stock.Tasks
    | _trapeze.Tasks
    | _weak_link.Tasks
    | _windfall.Tasks
)
Signal: TypeAlias = _oxygen.Sign
"""Signs that players may give where nobody speaks."""
WithTools = (
    Hook
    | LabelSingle
    | FastPass
    | PostIt
    | Scan
    | Rewind
    | Recharge
    | Label
    | Exchange
    | PassOn
    | Stabilize
    | Announce
    | Sweep
    | Take
    | Point
)
"""Actions with equipment or a character."""


class Parts(msgspec.Struct, frozen=True, omit_defaults=True):
    """A slice for each part that keeps something; None where the mission lacks it."""

    breaches: _breaches.Hull | None = None
    bunker: _bunker.Inside | None = None
    by_heart: _by_heart.Memory | None = None
    carrier: _carrier.Carrier | None = None
    challenges: _challenges.Challenges | None = None
    clues: _clues.Hints | None = None
    constraints: _constraints.Constraints | None = None
    drill: _drill.Drilling | None = None
    gear: _gear.Gear | None = None
    grids: _grids.Grid | None = None
    hidden_numbers: _hidden_numbers.Guesses | None = None
    numbers: _numbers.Numbers | None = None
    oxygen: _oxygen.Oxygen | None = None
    robots: _robots.Robot | None = None
    roles: _roles.Played | None = None
    script: _script.Playing | None = None
    weak_link: _weak_link.Link | None = None
    windfall: _windfall.Fallen | None = None


class PartsSeen(Parts, frozen=True, omit_defaults=True):
    """The slices as a seat sees them, some with what is read off the table."""

    drill: _drill.DrillingSeen | None = None
    grids: _grids.GridSeen | None = None
    oxygen: _oxygen.OxygenSeen | None = None
    script: _script.PlayingSeen | None = None
    at_once: _at_once.Target | None = None
