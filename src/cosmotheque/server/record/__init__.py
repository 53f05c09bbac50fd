"""The record of a table: frozen data, stored as JSON."""
