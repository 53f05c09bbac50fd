"""One folder a game. Nothing outside these folders names one."""
