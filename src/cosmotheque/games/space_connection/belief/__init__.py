"""Beliefs about a sky from public facts alone.

Reading order: `facts` (the question that is open), `border` and `exact` (all answers counted), `kernels` (inner loops),
`chain` (a walk through answers too many to count), `sample` (one way or the other), `heat` (chance of a planet at each
position).
"""
