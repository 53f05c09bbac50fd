"""The rules, in the reading order that the README gives."""
