"""The terminal as the player sees it: boards, lists, one prompt."""

from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module

from rich.console import Console
from rich.markup import escape

from cosmotheque.cli import sentences
from cosmotheque.cli.plain import plain, plain_lines
from cosmotheque.core.game import AnyGame, Outcome
from cosmotheque.core.text import Language, RuleId, Text

PAGE_LINES = 12


class Screen:
    """Writes to stdout and reads from stdin; colours come and go with the terminal."""

    def __init__(self, game: AnyGame, language: Language) -> None:
        self.game = game
        self.language = language
        self.console = Console(highlight=False)
        with suppress(ImportError):
            import_module("readline")  # arrow keys at the prompt

    def tell(self, sentence: Text) -> None:
        self.write(sentence.in_language(self.language))

    def write(self, text: str) -> None:
        self.console.print(escape(plain_lines(text)))

    def board(self, view: object) -> None:
        self.console.print()
        self.console.print(plain_lines(self.game.notation.draw(view, self.language)))
        self.console.print()

    def ask(self, prompt: str = "> ") -> str | None:
        """The typed line, or None at the end of the input."""
        try:
            return self.console.input(escape(prompt)).strip()
        except EOFError:
            self.console.print()
            return None

    def actions(self, written: Sequence[str], chosen: Sequence[int], first: int = 0) -> int:
        """Show a page of numbered actions from the `first` on; how many were shown."""
        cells = [f"{i + 1:>{len(str(len(written)))}} {written[i]}" for i in chosen[first:]]
        width = max(map(len, cells)) + 3
        columns = max(1, (self.console.width - 1) // width)
        page = cells[: columns * PAGE_LINES]
        lines = -(-len(page) // columns)
        for line in range(lines):
            self.write("".join(cell.ljust(width) for cell in page[line::lines]).rstrip())
        if len(cells) > len(page):
            self.tell(sentences.MORE.filled(len(cells) - len(page)))
        return len(page)

    def rules(self, wanted: str) -> None:
        """The whole rulebook, or one rule of it."""
        language = self.language
        if wanted:
            try:
                self.tell(self.game.words.rule(RuleId(wanted.upper())))
            except KeyError:
                self.tell(sentences.NO_RULE.filled(wanted))
            return
        for section in self.game.words.rulebook:
            self.console.print(f"\n[bold]{escape(section.title.in_language(language))}[/bold]")
            for rule in section.rules:
                self.write(f"{rule.id}  {rule.text.in_language(language)}")

    def help(self) -> None:
        ids = [rule.id for section in self.game.words.rulebook for rule in section.rules]
        self.tell(sentences.HELP.filled(ids[0] if ids else ""))
        self.tell(self.game.notation.legend)

    def outcome(self, outcome: Outcome, names: Sequence[str]) -> None:
        self.tell(sentences.OVER.filled(self.game.words.reasons.get(outcome.reason, plain(outcome.reason))))
        for name, score in zip(names, outcome.scores, strict=True):
            self.write(f"{name:<16} {score:g}")
