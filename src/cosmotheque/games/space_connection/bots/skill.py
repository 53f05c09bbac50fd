"""What tells the levels apart: how well a bot hides, how many layouts it keeps in mind, how often its mind wanders."""

import msgspec


class Skill(msgspec.Struct, frozen=True, kw_only=True):
    """`lapse` is the chance to launch at random; with no `layouts` in mind a bot hunts by rule of thumb.

    Promising launches are tried in up to `judges` of the layouts; with none, only the planets they should find count.
    The layout is as well hidden as the best of `tries` random ones.
    """

    lapse: float = 0.0
    layouts: int = 0
    judges: int = 0
    tries: int = 1


HUNT = Skill()
LEVELS = {
    1: Skill(lapse=0.4),
    2: Skill(lapse=0.1),
    3: Skill(lapse=0.25, layouts=20, tries=2),
    4: Skill(lapse=0.05, layouts=60, judges=10, tries=6),
    5: Skill(layouts=400, judges=320, tries=16),
}
