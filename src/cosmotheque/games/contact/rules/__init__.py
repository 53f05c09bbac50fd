"""The rules in reading order: layout, routes, rounds, legal, apply, refusals."""
