"""What is in the box and never changes. Reading order: `sky` (the board and its cells), `box` (all that lies on it)."""
