"""What is said of a mission before it begins."""

from cosmotheque.core.text import Briefing

__all__ = ["Briefing"]
