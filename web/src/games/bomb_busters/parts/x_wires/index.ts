// X wires, which stand outside the order (BOM-180).
import { m } from "$messages";
import type { MissionPart } from "../part";

export const xWires = { loose: { is: ({ x }) => x, mark: "X", words: () => m.bomb_busters_wire_x() } } satisfies MissionPart;
