"""What several games share.

Reading order: `compiled` (kernels), `last` (the answer to the last question), `shares` (chances
of sides).
"""
