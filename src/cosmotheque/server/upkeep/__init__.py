"""An operator's work on the store: migrate, copy and move tables."""
