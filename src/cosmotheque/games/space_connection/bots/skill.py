"""Skills of the levels: how well a bot hides, how many layouts it keeps in mind, how often its mind wanders."""

from enum import Enum, auto

import msgspec


class Rule(Enum):
    """The rules of thumb of bots that have no layouts in mind."""

    HUNT = auto()
    COVER = auto()


class Skill(msgspec.Struct, frozen=True, kw_only=True):
    """`lapse` is the chance to launch at random; with no `layouts` in mind a bot goes by a rule of thumb.

    Promising launches are tried in up to `judges` of the layouts; with none, only the planets they should find count.
    The layout is the best hidden of `tries` random ones.
    """

    lapse: float = 0.0
    rule: Rule = Rule.HUNT
    layouts: int = 0
    judges: int = 0
    tries: int = 1


COVER = Skill(rule=Rule.COVER)
"""The yardstick."""
LEVELS = {
    1: Skill(lapse=0.4),
    2: Skill(lapse=0.1),
    3: Skill(lapse=0.25, layouts=20, tries=2),
    4: Skill(lapse=0.1, layouts=60, judges=10, tries=3),
    5: Skill(layouts=400, judges=320, tries=50),
}
