"""Tools that several games share.

Reading order: `compiled` (kernels), `words` (sets as machine words), `rows` and `loops` (many games at once), `last`
(the answer to the last question), `kept` (answers kept with what they are about), `lazy` (lists that are looked up),
`shares` (chances of sides).
"""
