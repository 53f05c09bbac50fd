"""Drawings of a seat's view for the watcher of a learner: as text, as an array of colours, or in a window."""

from io import BytesIO, StringIO
from typing import Any, Final

from rich.console import Console

from cosmotheque.adapters.extras import missing_extra
from cosmotheque.core.errors import CosmothequeError
from cosmotheque.core.game import AnyGame
from cosmotheque.core.picture import show
from cosmotheque.core.text import Language

ANSI, RGB_ARRAY, HUMAN = "ansi", "rgb_array", "human"
RENDER_MODES: Final = (ANSI, RGB_ARRAY, HUMAN)


class Renderer:
    """Draws views as the environment was asked to. A window is opened by the first picture; copies share it."""

    def __init__(self, mode: str | None) -> None:
        if mode is not None and mode not in RENDER_MODES:
            known = ", ".join(map(repr, RENDER_MODES))
            raise CosmothequeError(f"render_mode is None or one of {known}, not {mode!r}.")
        self.mode = mode

    def render(self, game: AnyGame, view: Any) -> Any:
        """A text for a terminal, an array of height × width × 3, or nothing where it is shown in a window."""
        match self.mode:
            case "ansi":
                return draw(game, view, colour=True)
            case "rgb_array":
                return rasterise(show(game, view, "en"))
            case _:
                _show_in_window(game.meta.title.en, rasterise(show(game, view, "en")))
                return None

    def close(self) -> None:
        """The window goes, if there is one."""
        if self.mode == HUMAN:
            _pygame().display.quit()


def draw(game: AnyGame, view: Any, language: Language = "en", *, colour: bool) -> str:
    """A view as text, with or without a terminal's colours."""
    paper = StringIO()
    console = Console(
        file=paper, force_terminal=colour, no_color=not colour, width=120, highlight=False, legacy_windows=False
    )
    console.print(game.notation.draw(view, language))
    return paper.getvalue()


def rasterise(svg: str) -> Any:
    """An SVG as an array of height × width × 3 bytes."""
    try:
        import numpy as np  # noqa: PLC0415 - only those who want pictures have it
        import resvg_py  # noqa: PLC0415
        from PIL import Image  # noqa: PLC0415
    except ImportError as missing:
        raise missing_extra("images", missing) from missing
    with Image.open(BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg)))) as image:
        return np.array(image.convert("RGB"))


def _show_in_window(title: str, picture: Any) -> None:
    pygame = _pygame()
    height, width, _ = picture.shape
    try:
        window = pygame.display.get_surface()
        if window is None or window.get_size() != (width, height):
            pygame.display.init()
            window = pygame.display.set_mode((width, height))
            pygame.display.set_caption(title)
    except pygame.error as fault:
        raise CosmothequeError(
            f"There is no window to draw in: {fault}. render_mode='rgb_array' needs none."
        ) from fault
    window.blit(pygame.surfarray.make_surface(picture.swapaxes(0, 1)), (0, 0))
    pygame.event.pump()
    pygame.display.flip()


def _pygame() -> Any:
    try:
        import pygame  # noqa: PLC0415 - only those who want a window have it
    except ImportError as missing:
        raise missing_extra("images", missing) from missing
    return pygame
