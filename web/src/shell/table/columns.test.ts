import { describe, expect, it } from "vitest";
import { inRows } from "./columns";

describe("actions told by columns", () => {
  it("are there one by one, in their order", () => {
    const told = [
      { count: 1, fields: [["type", ["pass"]]] },
      { count: 2, fields: [["type", ["take"]], ["heap", [0, 1]], ["from", [[2, 3]]]] },
    ] as const;
    expect(inRows(told)).toEqual([
      { type: "pass" },
      { type: "take", heap: 0, from: [2, 3] },
      { type: "take", heap: 1, from: [2, 3] },
    ]);
  });

  it("have their fields in the order in which they are told: boards know an action by its text", () => {
    const [action] = inRows([{ count: 1, fields: [["type", ["take"]], ["z", [1]], ["a", [null]]] }]);
    expect(JSON.stringify(action)).toBe('{"type":"take","z":1,"a":null}');
  });

  it("are none where none are told", () => {
    expect(inRows([])).toEqual([]);
  });
});
