import { expect, test } from "vitest";
import { unfold } from "./columns";

test("what Python folded is as it was", () => {
  // As `fold` of study/columns.py writes it: test_columns.py holds the same pair.
  const folded = {
    puzzles: {
      $: "rows",
      of: {
        actions: {
          $: "lists",
          by: [2, 0, 1],
          of: {
            $: "sorts",
            by: [0, 1, 0],
            of: [
              { $: "rows", of: { at: ["a1", "b2"], type: ["rocket", "rocket"] } },
              { $: "rows", of: { type: ["pass"] } },
            ],
          },
        },
        view: [null, { deep: 1 }, "x"],
      },
    },
  };
  expect(unfold(folded)).toEqual({
    puzzles: [
      { actions: [{ at: "a1", type: "rocket" }, { type: "pass" }], view: null },
      { actions: [], view: { deep: 1 } },
      { actions: [{ at: "b2", type: "rocket" }], view: "x" },
    ],
  });
});
