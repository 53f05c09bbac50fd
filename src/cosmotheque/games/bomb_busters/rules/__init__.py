"""The rules, one subject a module.

Reading order: `scene` (a move being carried out), `stands` (looking at wires), `mechanism` (what a mission may add),
`registry` (what it does add), `allowed` (what it lets a seat do), `facts` (what everybody knows), `tokens`,
`detonator`, `listed` (actions made once), `first_tokens` (of the setup), `deal` (before the first turn), `cards`,
`cuts`, `together` (all wires of a kind), `drafts` (cuts with tools), `filing` (a wire put in order), `exchange`,
`equipment`, `turns` (tasks, whose turn it is, the end), `numerals` (numbers that are said), `legal`, `possible` (one
action), `play` (carrying out a move), `refusals`, `campaign` (what follows a mission).
"""
