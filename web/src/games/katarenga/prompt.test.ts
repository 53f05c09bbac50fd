import { describe, expect, test } from "vitest";
import { m } from "$messages";
import { overwriteGetLocale } from "../../paraglide/runtime.js";
import { campKey, squareKey } from "./geometry";
import type { View } from "./wire";
import { fromWords, needs, prompt } from "./words";

const SQUARES = "RYGB".repeat(16);
const OPEN = { colours: SQUARES, pawns: ".".repeat(64), moves: 20, home: [0, 0], ended: "", camps: "", goals: "--", choices: "RYGB" };
const view = (changes: Partial<View>): View => ({ ...OPEN, ...changes }) as unknown as View;

const VIEWS: readonly View[] = [
  ...["RYGB", "RY", "GB", "YB"].map((choices) => view({ choices })),
  ...[..."RYGB"].flatMap((letter) => [0, 1, 7].map((home) => view({ goals: `${letter}-`, home: [home, 0] }))),
  ...[0, 1].map((home) => view({ goals: "", camps: "----", home: [home, 0] })),
  view({ goals: "", camps: "----", moves: 0 }),
];

describe.each(["fr", "en"] as const)("the voice in %s", (language) => {
  const speak = (): void => overwriteGetLocale(() => language);

  test("asks in fifty letters at most, whatever the position", () => {
    speak();
    for (const position of VIEWS) {
      const said = prompt(position, 0);
      expect(said).toBeTruthy();
      expect(said!.length, said!).toBeLessThanOrEqual(50);
    }
  });

  test("asks for a step within a move in fifty letters, its answer in eleven", () => {
    speak();
    const steps = [m.katarenga_put_ousted(), m.katarenga_must_pass(), ...[0, 1, 2, 3].map((square) => fromWords(square, VIEWS[0]!))];
    expect(steps.filter((said) => said.length > 50)).toEqual([]);
    expect(m.katarenga_pass_on().length).toBeLessThanOrEqual(11);
  });
});

test("nothing is asked before the board is laid, and after the end", () => {
  expect(prompt(view({ colours: "" }), 0)).toBeNull();
  expect(prompt(view({ ended: "all-settled" }), 0)).toBeNull();
});

test("every square decides, and every camp where there are some", () => {
  const squares = Array.from({ length: 64 }, (_, square) => squareKey(square));
  expect(needs(view({}))).toEqual(squares);
  expect(needs(view({ camps: "----", goals: "" }))).toEqual([...squares, ...[0, 1, 2, 3].map(campKey)]);
  expect(needs(view({ colours: "" }))).toEqual([]);
});
