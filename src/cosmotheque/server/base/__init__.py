"""Settings, identity, limits, logs and refusals: the ground of every other room."""
