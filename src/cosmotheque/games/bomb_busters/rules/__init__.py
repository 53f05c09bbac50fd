"""The rules, in reading order: deal, stands, tokens, cuts, drafts, cards, equipment, exchange, grids, turns, legal."""
