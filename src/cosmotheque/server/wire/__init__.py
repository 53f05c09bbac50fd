"""Messages of a table between browser and server. Each feature has its own in its `wire.py`."""
