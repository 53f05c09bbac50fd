"""What can be believed about a sky from public facts alone.

`facts` states the question, `exact` counts all answers where that is feasible, `chain` walks through them where it is
not, `sample` chooses between the two, and `heat` says how likely a planet is where.
"""
