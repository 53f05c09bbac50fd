"""The error that is raised when a game breaks a law of the house."""


class LawBroken(AssertionError):
    """A fault of a game: the number of the law, what is wrong, and where it was seen."""

    def __init__(self, law: int, message: str, where: str = "") -> None:
        super().__init__(law, message, where)
        self.law = law
        self.message = message
        self.where = where

    def __str__(self) -> str:
        place = f" [{self.where}]" if self.where else ""
        return f"Law {self.law}: {self.message}{place}"
