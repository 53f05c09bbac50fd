"""An analysis shows the knowledge of all seats together: missions and hands, but no face that none has seen."""

from msgspec.structs import replace

from cosmotheque.core import codec
from cosmotheque.games.bing_bang.tests.table import change, sky
from cosmotheque.study.knowledge import view_for


def test_faces_that_nobody_has_seen_stay_hidden_and_may_be_any() -> None:
    match = sky("b n . b n")
    change(match, known=(0b0001, 0b0010))
    faces = match.state.secrets.faces
    known = view_for(match, "together")
    assert known.faces == (faces[0], faces[1], None, None)
    assert known.missions == match.state.secrets.missions
    assert known.table == match.state.table
    assert view_for(match, "truth").faces == faces
    assert view_for(match, "truth").table == match.state.table
    unseen = (faces[0], faces[1], faces[2] + 1, faces[3] + 2)
    match.state = replace(match.state, secrets=replace(match.state.secrets, faces=unseen))
    assert codec.encode(view_for(match, "together")) == codec.encode(known)
