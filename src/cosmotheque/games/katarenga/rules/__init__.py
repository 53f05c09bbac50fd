"""The rules of both games, in pure functions.

Reading order: `board` (how far a pawn can go on a laid board), `movement`, `goals`, `draws`, `turns`,
`position_faults`, `position` (the position text), `setup`, `big_bang` and `base` (the two games), `refusals` (the rule
against an action that is not legal), `threats` (which pawns are in danger), `appraise` (how a side stands at a glance).
"""
