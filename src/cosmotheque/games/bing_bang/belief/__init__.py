"""A seat's knowledge of hidden things. Reading order: `memory` (tokens and cards), `rivals` (their aims)."""
