"""QR codes, for phones to join by."""

import io

import segno


def qr_svg(link: str) -> bytes:
    """A link as an SVG picture, dark on light in every theme of the page."""
    picture = io.BytesIO()
    segno.make(link, micro=False).save(picture, kind="svg", scale=8, border=3, light="#fff", dark="#000")
    return picture.getvalue()


def qr_terminal(link: str) -> str:
    """A link for the terminal's screen."""
    picture = io.StringIO()
    segno.make(link, micro=False).terminal(picture, compact=True)
    return picture.getvalue()
