"""What several games share.

Reading order: `compiled` (kernels), `words` (sets as machine words), `rows` and `loops` (many
games at once), `last` (the answer to the last question), `shares` (chances of sides).
"""
