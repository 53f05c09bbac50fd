"""The benchmark of language models: the same deals, rules and texts for every model, scored beside the house's bots.

Reading order: `suite` (the games), `ladder` (scores of bots of each level), `renaming` (made-up words in place of a
game's own), `sentences`, `sitting` (one game as a conversation), `results` (the result of each game), `player` (the
answering side), `scripted` (one that reads and nothing else), `stdio` (any command), `openai` (any address that speaks
so), `running` (all games, one after another), `serving` (for callers by MCP), `scoring`.
"""
