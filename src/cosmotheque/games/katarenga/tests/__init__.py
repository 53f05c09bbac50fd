"""Tests of both Katarenga games: one per rule, drawn as text; perft tables; an independent slow implementation."""
