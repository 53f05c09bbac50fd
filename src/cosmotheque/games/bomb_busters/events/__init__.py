"""What everybody at the table hears and sees. What only some may know is in their views.

Reading order: `base` (the base game), `bonds` (constraints, the weak link, hidden number cards), `bunker`, `carrier`
(the robot with its wires), `challenges`, `clues` (numbers that are not said), `drill` (a mission in parts), `gear`
(cards of the boxes, characters, wires cut at once), `memory`, `numbers` (number cards), `oxygen`, `robot`, `script`
(missions against time), `tokens`.
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
from cosmotheque.games.bomb_busters.events.bonds import (
    Accused,
    ConstraintOpened,
    ConstraintReleased,
    ConstraintsDealt,
    ConstraintsPaired,
    ConstraintTaken,
    GuessShown,
    HandReturned,
    LinkStuck,
    NumberDrawn,
    NumberLaid,
    NumbersGone,
    NumberTaken,
    RingTurned,
)
from cosmotheque.games.bomb_busters.events.bunker import BunkerLaid, JobDone, Spotted, Stepped
from cosmotheque.games.bomb_busters.events.carrier import CarrierMoved, WireTaken
from cosmotheque.games.bomb_busters.events.challenges import (
    ChallengeMet,
    ChallengesDrawn,
    NumbersDrawn,
    OddClaimed,
    RedCalled,
)
from cosmotheque.games.bomb_busters.events.clues import AskedAgain, ClueGiven, Misunderstood, Slipped
from cosmotheque.games.bomb_busters.events.drill import NumberOwned, YellowsShown
from cosmotheque.games.bomb_busters.events.gear import (
    Called,
    CaptainChosen,
    CardDiscarded,
    CardLocked,
    CardsLaid,
    CharacterChosen,
    CutTogether,
    Disintegrated,
    Hooked,
    NumbersDealt,
    NumberShown,
    SingleLabelled,
)
from cosmotheque.games.bomb_busters.events.memory import WiresMixed
from cosmotheque.games.bomb_busters.events.numbers import (
    Answered,
    HandedOn,
    Named,
    NumberDone,
    NumberRevealed,
    NumbersLaid,
    NumberTurned,
    Reckoned,
    SequenceLaid,
    ToldOff,
    Unheard,
)
from cosmotheque.games.bomb_busters.events.oxygen import AirMoved, AirPromised, AirShared, Breached, Sealed, Skipped
from cosmotheque.games.bomb_busters.events.robot import RobotLine, RobotMoved, RobotTurned
from cosmotheque.games.bomb_busters.events.script import CardDropped, Claimed, CueSpoken, Swung
from cosmotheque.games.bomb_busters.events.tokens import LineLaid, NotePlaced, RoleDealt, TokenBeside, TokenDrawn

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
    | Ended
    | CueSpoken
    | Claimed
    | CardDropped
    | BunkerLaid
    | Stepped
    | JobDone
    | Spotted
    | Called
    | CaptainChosen
    | CardDiscarded
    | CardLocked
    | CardsLaid
    | CharacterChosen
    | CutTogether
    | Disintegrated
    | Hooked
    | NumberShown
    | GuessShown
    | NumbersDealt
    | SingleLabelled
    | TokenDrawn
    | NotePlaced
    | TokenBeside
    | LineLaid
    | RobotLine
    | RoleDealt
    | AirMoved
    | AirPromised
    | Skipped
    | AirShared
    | Breached
    | Sealed
    | RobotMoved
    | RobotTurned
    | ChallengesDrawn
    | NumbersDrawn
    | ChallengeMet
    | OddClaimed
    | RedCalled
    | CarrierMoved
    | WireTaken
    | ConstraintTaken
    | ConstraintOpened
    | ConstraintReleased
    | ConstraintsPaired
    | ConstraintsDealt
    | RingTurned
    | Accused
    | LinkStuck
    | NumberLaid
    | NumberTaken
    | NumbersGone
    | NumberDrawn
    | HandReturned
    | NumbersLaid
    | NumberRevealed
    | NumberDone
    | SequenceLaid
    | NumberTurned
    | Reckoned
    | HandedOn
    | Answered
    | Named
    | Unheard
    | ToldOff
    | ClueGiven
    | AskedAgain
    | Misunderstood
    | Slipped
    | Swung
    | YellowsShown
    | NumberOwned
    | WiresMixed
)

__all__ = [
    "Accused",
    "AirMoved",
    "AirPromised",
    "AirShared",
    "Announced",
    "Answered",
    "AskedAgain",
    "Breached",
    "BunkerLaid",
    "Called",
    "CaptainChosen",
    "CardChosen",
    "CardDiscarded",
    "CardDropped",
    "CardLocked",
    "CardReady",
    "CardUsed",
    "CardsLaid",
    "CarrierMoved",
    "ChallengeMet",
    "ChallengesDrawn",
    "CharacterChosen",
    "CharacterUsed",
    "Claimed",
    "ClueGiven",
    "ConstraintOpened",
    "ConstraintReleased",
    "ConstraintTaken",
    "ConstraintsDealt",
    "ConstraintsPaired",
    "CueSpoken",
    "Cut",
    "CutTogether",
    "Dealt",
    "DetonatorMoved",
    "Disintegrated",
    "Ended",
    "Event",
    "Exchanged",
    "GuessShown",
    "HandReturned",
    "HandedOn",
    "HeartLaid",
    "Hooked",
    "JobDone",
    "Labelled",
    "LineDrawn",
    "LineLaid",
    "LinkStuck",
    "Missed",
    "Misunderstood",
    "Named",
    "NotePlaced",
    "NumberDone",
    "NumberDrawn",
    "NumberLaid",
    "NumberOwned",
    "NumberRevealed",
    "NumberShown",
    "NumberTaken",
    "NumberTurned",
    "NumbersDealt",
    "NumbersDrawn",
    "NumbersGone",
    "NumbersLaid",
    "OddClaimed",
    "Offered",
    "Passed",
    "RadarAnswered",
    "Reckoned",
    "RedCalled",
    "RedsRevealed",
    "RingTurned",
    "RobotLine",
    "RobotMoved",
    "RobotTurned",
    "RoleDealt",
    "Sealed",
    "SequenceLaid",
    "SingleLabelled",
    "Skipped",
    "Slipped",
    "Spotted",
    "Stepped",
    "Swung",
    "Ticked",
    "TokenBeside",
    "TokenDrawn",
    "TokenPlaced",
    "ToldOff",
    "TurnedUp",
    "Unheard",
    "Validated",
    "WireTaken",
    "WiresMixed",
    "YellowsShown",
]
