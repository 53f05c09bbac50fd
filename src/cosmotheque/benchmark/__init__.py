"""How well a language model plays: the same deals, rules and texts for every model, scored beside the house's bots.

Reading order: `suite` (which games), `ladder` (how bots of each level fared with them), `renaming` (made-up words in
place of a game's own), `sentences`, `sitting` (one game as a conversation), `results` (what became of each game),
`player` (who answers), `scripted` (one that reads and nothing else), `stdio` (any command), `openai` (any address that
speaks so), `running` (all games, one after another), `serving` (for those who ask by MCP), `scoring`.
"""
