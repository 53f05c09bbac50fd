"""The running server where it listens: it answers, says that it is well, and has a page to show."""

import msgspec

from cosmotheque.cli.checkup import sentences
from cosmotheque.cli.checkup.asking import ask
from cosmotheque.cli.checkup.finding import Findings, Installation, bad, good
from cosmotheque.server.wire.parts import Problem

OK, UNWELL = 200, 503


def look_at_server(installation: Installation) -> Findings:
    try:
        answer = ask(installation.here, "/health")
    except OSError as fault:
        yield bad(sentences.SERVER, sentences.NO_ANSWER.filled(installation.here, fault.strerror or str(fault)))
        return
    if answer.status == OK:
        yield good(sentences.SERVER, sentences.WELL.filled(installation.here))
        return
    try:
        yield bad(sentences.SERVER, msgspec.json.decode(answer.body, type=Problem).why)
    except msgspec.MsgspecError:
        yield bad(sentences.SERVER, sentences.STRANGE_ANSWER.filled(installation.here, answer.status))


def look_at_page(installation: Installation) -> Findings:
    folder = installation.settings.static
    if (folder / "index.html").is_file() and (folder / "assets").is_dir():
        yield good(sentences.PAGE, sentences.PAGE_THERE.filled(folder))
    else:
        yield bad(sentences.PAGE, sentences.NO_PAGE.filled(folder))
