"""One table and all tables: who sits there, what has happened, what everybody is told."""
