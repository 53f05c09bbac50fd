"""The engine: how the levelled bots of both games think. See README.md. Imported only when a bot is made."""
