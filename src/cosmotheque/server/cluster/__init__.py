"""Several nodes on one database: what they tell each other, and who is where."""
