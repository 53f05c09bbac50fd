"""The laws of the house, for any game: `check(game)` raises `LawBroken` where one does not hold.

Each law is a function of its own, numbered as in `docs/game-contract.md`.
"""

from cosmotheque.laws.boards import board_positions, check_claims
from cosmotheque.laws.broken import LawBroken
from cosmotheque.laws.campaigns import check_campaign
from cosmotheque.laws.case import Case, Position
from cosmotheque.laws.feats import check_feats
from cosmotheque.laws.hunt import check_narrow
from cosmotheque.laws.lessons import check_lessons
from cosmotheque.laws.mentors import check_mentor
from cosmotheque.laws.players import check_bots, check_endless, check_pair, pairs
from cosmotheque.laws.proofs import check_proof
from cosmotheque.laws.rulebook import check_rulebook
from cosmotheque.laws.stories import check_playthroughs, playthrough, store_playthroughs, stored_positions
from cosmotheque.laws.suite import Effort, cases, check, check_play, store_missing_playthroughs

__all__ = [
    "Case",
    "Effort",
    "LawBroken",
    "Position",
    "board_positions",
    "cases",
    "check",
    "check_bots",
    "check_campaign",
    "check_claims",
    "check_endless",
    "check_feats",
    "check_lessons",
    "check_mentor",
    "check_narrow",
    "check_pair",
    "check_play",
    "check_playthroughs",
    "check_proof",
    "check_rulebook",
    "pairs",
    "playthrough",
    "store_missing_playthroughs",
    "store_playthroughs",
    "stored_positions",
]
