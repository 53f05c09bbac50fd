"""What everybody at the table hears and sees. What only some may know is in their views.

Reading order: `base` (the base game), `oxygen`, `robot`, `challenges`.
"""

from typing import TypeAlias

from cosmotheque.games.bomb_busters.events.base import (
    Announced,
    CardChosen,
    CardReady,
    CardUsed,
    CharacterUsed,
    Cut,
    Dealt,
    DetonatorMoved,
    Ended,
    Exchanged,
    HeartLaid,
    Labelled,
    LineDrawn,
    Missed,
    Offered,
    Passed,
    RadarAnswered,
    RedsRevealed,
    Ticked,
    TokenPlaced,
    TurnedUp,
    Validated,
)
from cosmotheque.games.bomb_busters.events.challenges import (
    ChallengeMet,
    ChallengesDrawn,
    NumbersDrawn,
    OddClaimed,
    RedCalled,
)
from cosmotheque.games.bomb_busters.events.oxygen import AirMoved, AirPromised, Skipped
from cosmotheque.games.bomb_busters.events.robot import LineLaid, RobotMoved, RobotTurned

Event: TypeAlias = (
    Dealt
    | TokenPlaced
    | CardChosen
    | Announced
    | Cut
    | Missed
    | Validated
    | CardReady
    | CardUsed
    | CharacterUsed
    | TurnedUp
    | DetonatorMoved
    | Labelled
    | Offered
    | Exchanged
    | RadarAnswered
    | HeartLaid
    | LineDrawn
    | Ticked
    | Passed
    | RedsRevealed
    | AirMoved
    | AirPromised
    | Skipped
    | LineLaid
    | RobotMoved
    | RobotTurned
    | ChallengesDrawn
    | NumbersDrawn
    | ChallengeMet
    | OddClaimed
    | RedCalled
    | Ended
)

__all__ = [
    "AirMoved",
    "AirPromised",
    "Announced",
    "CardChosen",
    "CardReady",
    "CardUsed",
    "ChallengeMet",
    "ChallengesDrawn",
    "CharacterUsed",
    "Cut",
    "Dealt",
    "DetonatorMoved",
    "Ended",
    "Event",
    "Exchanged",
    "HeartLaid",
    "Labelled",
    "LineDrawn",
    "LineLaid",
    "Missed",
    "NumbersDrawn",
    "OddClaimed",
    "Offered",
    "Passed",
    "RadarAnswered",
    "RedCalled",
    "RedsRevealed",
    "RobotMoved",
    "RobotTurned",
    "Skipped",
    "Ticked",
    "TokenPlaced",
    "TurnedUp",
    "Validated",
]
