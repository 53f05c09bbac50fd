"""Processes beside the server in which bots, coaches and reviewers think, and long answers are made."""
