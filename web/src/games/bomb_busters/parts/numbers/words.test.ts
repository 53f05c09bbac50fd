import { expect, test } from "vitest";
import { m } from "$messages";
import { lineWords } from "./words";
import { highest } from "../../inPlay";
import { lettersOf } from "../../values";
import type { Numbers, View } from "../../wire";

const line = (pointer: number): Numbers => ({ line: [11, 4, 10], pointer }) as unknown as Numbers;

test("a line says which of its numbers comes first, and when it is done", () => {
  expect(lineWords(line(-1))).toBe("");
  expect(lineWords(line(1))).toBe(m.bomb_busters_line_now({ number: 4 }));
  expect(lineWords(line(3))).toBe(m.bomb_busters_line_done());
});

test("wires that the robot carries are in play", () => {
  const stands = [{ owner: 0, wires: Array(21).fill({}), reds: [] }, { owner: 1, wires: Array(22).fill({}), reds: [] }];
  const view = { stands, reds: 1, yellows: 0, parts: { carrier: { wires: [0, 0, 0, 0, 0] } }, tasks: [{ type: "file-wire" }] } as unknown as View;
  expect(highest(view)).toBe(12);
  expect(lettersOf(view, 1)).toBe("B");
});
