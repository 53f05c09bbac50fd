"""People beside their tables: one somebody on several devices, what is theirs, and how they go.

Reading order: `sentences`, `rewriting`, `tries`, `moving`, `devices`, `passing`, `authenticators`, `passkeys`,
`own_tables`, `everything`, `robots` (over the network), `leaving`, `tidying`, `reviewed`, `par`, `achieved` (feats, and
how hard it was), `mine`, `leaderboard`.
"""
