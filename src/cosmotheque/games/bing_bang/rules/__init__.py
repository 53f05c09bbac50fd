"""The rules.

Reading order: `cells` (what lies where), `changes` (of a state), `missions` (what is looked for), `decks`, `planets`,
`layout` (where tokens and planets may lie), `bangs`, `flights`, `piracy`, `turns`, `setup`, `operations` (of a count),
`tokens` (turned), `surprises`, `giving_up`, `staying` (the price of hiding), `listed` (a turn's list),
`legal`, `apply`, `refusals`.
"""
