import { afterEach, describe, expect, it } from "vitest";
import { kept } from "./keeping.svelte";
import { tileBy } from "./tiles";
import type { View } from "./wire";
import { dateWords, describeAction, drawingWords, summary, trailWords } from "./words";

afterEach(() => void (kept.lengths = false));

const TABLE = { tiles: [[2000, 2000], [2300, 2400], [2300, 3400]], rocket: 0, rounds: [], fuel: 6, score: 0, source: 0, candidates: [1, 2] };

/** The table as the source sees it, with a route drawn so far; the crew has neither goal nor route in its view. */
const source = (...route: number[]): View => ({ ...TABLE, goal: 2, route }) as unknown as View;
const crew = { ...TABLE, goal: null, route: [] } as unknown as View;

describe("the table in words", () => {
  it("says where every tile lies, after what changes", () => {
    const words = summary(crew, ["Ada"]);
    expect(words).toMatch(/^Manche 1 sur 12/);
    expect(words).toMatch(/depuis le haut\u00a0: la Terre 20, 20\u202f; A 23, 24\u202f; B 23, 34\.$/);
  });

  it("has the lengths of the source's legs while they are wanted (CON-9), and of nobody else's", () => {
    expect(summary(source(1), ["Ada"])).toContain("la Terre → A.");
    expect(describeAction({ type: "fly-to", tile: 2 }, source(1)).label).toBe("Voler vers B");
    kept.lengths = true;
    expect(summary(source(1), ["Ada"])).toContain("la Terre → A (5,0\u00a0cm).");
    expect(describeAction({ type: "fly-to", tile: 2 }, source(1)).label).toBe("Voler vers B (10,0\u00a0cm)");
    expect(summary(crew, ["Ada"])).not.toContain("\u00a0cm)");
  });
});

describe("a step of a route in words", () => {
  it("says how far the route is drawn, and when it is time to fly", () => {
    expect(drawingWords(source())).toContain("jusqu’à votre arrivée, B");
    expect(drawingWords(source(1))).toBe("Itinéraire tracé\u00a0: la Terre → A.");
    expect(drawingWords(source(1, 2))).toMatch(/^L’itinéraire est complet\u00a0: la Terre → A → B\. Maintenez/);
  });

  it("says what is sketched", () => {
    expect(trailWords([0, 1])).toBe("Esquisse\u00a0: la Terre → A.");
    expect(trailWords([])).toBe("L’esquisse est vide.");
  });
});

it("goes from tile to tile by keyboard, by order and by what is written on them", () => {
  expect([tileBy("ArrowRight", 23, 24), tileBy("ArrowUp", 0, 24), tileBy("ArrowDown", 3, 24)]).toEqual([0, 23, 4]);
  expect([tileBy("k", 0, 24), tileBy("R", 0, 24), tileBy("5", 0, 24)]).toEqual([11, 18, 23]);
  expect([tileBy("z", 0, 24), tileBy("", 0, 24), tileBy("Tab", 0, 24)]).toEqual([null, null, null]);
});

it("says the day of a certificate (CON-28)", () => {
  expect(dateWords("2026-11-15T12:00:00+00:00")).toBe("15 novembre 2026");
});
