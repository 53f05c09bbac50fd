"""A running table: its journal, clocks, seats, chat and browsers."""
