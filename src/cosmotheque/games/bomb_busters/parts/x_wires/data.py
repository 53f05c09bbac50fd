"""Wires that stand outside the order (BOM-180)."""

from dataclasses import dataclass

from cosmotheque.games.bomb_busters.model.kinds import Part


@dataclass(frozen=True)
class XWires(Part):
    """One wire of each stand lies unsorted behind an X (BOM-180): the last one dealt, or with `late` a blue one.

    `late` ones may be pointed at and cut only after all yellow wires are cut (BOM-3502).
    """

    late: bool = False
