"""What happens with the robot."""

import msgspec


class RobotLine(msgspec.Struct, frozen=True, tag="robot-line"):
    """The number cards lie in a line, and the robot on one of them (BOM-5901)."""

    numbers: tuple[int, ...]


class RobotMoved(msgspec.Struct, frozen=True, tag="robot"):
    """The robot stands on this space or card now; on the track it went `by` steps."""

    place: int
    by: int


class RobotTurned(msgspec.Struct, frozen=True, tag="robot-turned"):
    """The robot has turned round (BOM-5902)."""

    facing: int
