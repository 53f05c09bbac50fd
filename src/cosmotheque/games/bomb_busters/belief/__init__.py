"""Exact probabilities of every hidden wire from what one seat knows (BOM-90), by counting all deals that it allows.

Reading order: `puzzle` (what is to be counted), `homes` (which wires are in order), `piles` (beside the stands),
`knowledge` (from a view to puzzles), `merging` (stands that nothing tells apart), `layout` (a puzzle as a table of
numbers), `room` (where the kernels work), `promises` (what binds places), `ways` (sharing out one kind), `kernel`
(counting), `believe` (chances and fair draws).
"""
