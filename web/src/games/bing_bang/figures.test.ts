import { describe, expect, it } from "vitest";
import { FIGURES } from "./figures";

interface Thing {
  sign: string;
  x: number;
  y: number;
}

const drawn = Object.entries(FIGURES).flatMap(([rule, figures]) => figures.map((figure) => ({ rule, ...figure })));

function things(drawing: string): Thing[] {
  const lines = drawing.split("\n").filter((line) => !line.startsWith("-"));
  return lines.flatMap((line, y) => line.replace("|", " ").split(" ").map((sign, x) => ({ sign, x, y })));
}

const apart = (one: Thing, other: Thing): number => Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
const byCorner = (one: Thing, other: Thing): boolean => Math.abs(one.x - other.x) === 1 && Math.abs(one.y - other.y) === 1;

function pairs(drawing: string, signs: string): [Thing, Thing][] {
  const some = things(drawing).filter(({ sign }) => signs.includes(sign));
  return some.flatMap((one, i) => some.slice(i + 1).map((other): [Thing, Thing] => [one, other]));
}

describe("figures show skies that can be", () => {
  it.each(drawn)("BB-9, BB-12: in $rule tokens and Earth keep apart", ({ drawing }) => {
    for (const [one, other] of pairs(drawing, "bngv@")) expect(apart(one, other)).toBeGreaterThan(1);
  });

  it.each(drawn)("BB-34: in $rule reds touch by corners only where it is crossed out", ({ drawing, crossed }) => {
    expect(pairs(drawing, "#").some(([one, other]) => byCorner(one, other))).toBe(crossed ?? false);
  });

  it.each(drawn.filter(({ way }) => way))("BB-18, BB-23, BB-46: in $rule a way ends on a white, a pawn or a planet", ({ drawing, way }) => {
    const last = way?.at(-1) ?? "";
    const [x, y] = [last.charCodeAt(0) - 97, Number(last.slice(1)) - 1];
    expect("ow0123456789@M").toContain(things(drawing).find((thing) => thing.x === x && thing.y === y)?.sign);
  });
});
