"""A view in a terminal. Reading order: `reminders` (what everybody knows beyond what lies on the table), `draw`."""
