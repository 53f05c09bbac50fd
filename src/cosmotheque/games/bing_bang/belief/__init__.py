"""What a seat can work out. Reading order: `memory` (tokens and cards), `rivals` (what the others want)."""
