"""The teacher of Bomb Busters: exact odds, the safest action, remarks on every decision, figures of a mission.

Reading order: `chances` (to win the mission), `shown` (for the board), `words` (chances, wires, values), `thought`
(what the mentor would do, and how it grades), `mechanism` (what a mission brings to speak of), `cuts` (a cut in words,
its odds and reasons), `tokens`, `choices` and `equipment` (advice and remarks on them), `advice` (before a
move), `remarks` (after the mission), `figures`.
"""

from cosmotheque.core.later import Later
from cosmotheque.core.mentor import Mentor, Mentors
from cosmotheque.games.bomb_busters import METAS
from cosmotheque.games.bomb_busters.mentor.shown import Odds

MENTOR = Mentor(
    advise=Later("cosmotheque.games.bomb_busters.mentor.advice", "advise"),
    remark=Later("cosmotheque.games.bomb_busters.mentor.remarks", "remark"),
    figures=Later("cosmotheque.games.bomb_busters.mentor.figures", "figures"),
    chances=Later("cosmotheque.games.bomb_busters.mentor.chances", "chances"),
    warm_up=Later("cosmotheque.games.bomb_busters.mentor.mechanism", "prepare"),
    shows=Odds,
)
MENTORS: Mentors = {meta.slug: MENTOR for meta in METAS}
