"""The rules, to be read in this order: board, movement, draws, big_bang, base."""
