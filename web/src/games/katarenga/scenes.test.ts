import { describe, expect, test } from "vitest";
import { homeInOrder } from "./ending";
import { scenes } from "./scenes";
import type { Event, View } from "./wire";

const NAMES = ["Ada", "Maximilienne de Montmorency"];
const AFTER = { colours: "R".repeat(64), pawns: ".".repeat(64), goals: "RG", camps: "", home: [3, 6], ended: "" } as unknown as View;

const MOVED: Event = { type: "moved", seat: 1, start: 51, target: 60 };
const OUSTS: Event[] = [
  MOVED,
  { type: "settled", seat: 1, square: 60, count: 6 },
  { type: "ousted", seat: 0, square: 60, to: 18 },
];

const played = (events: readonly Event[], me: number | null, watch = 0) =>
  scenes({ events, before: AFTER, after: AFTER, names: NAMES, me, watch });

describe("the scenes of a turn", () => {
  test("are seen one after the other: the pawn comes, the other goes, and what came settles", () => {
    expect(played(OUSTS, 0).map(({ name, keys }) => [name, ...keys!])).toEqual([["glide", "e8"], ["oust", "c3"], ["settle", "e8"]]);
  });

  test("take the milliseconds of the frame", () => {
    expect(played(OUSTS, 0).map(({ ms }) => ms)).toEqual([250, 600, 300]);
    expect(played(OUSTS, 0, 1150).map(({ ms }) => ms)).toEqual([250, 600, 300]);
    expect(played([MOVED, { type: "captured", seat: 0, square: 60, left: 4 }], 0).map(({ ms }) => ms)).toEqual([250, 400]);
    expect(played([{ type: "camped", seat: 0, start: 56, camp: 0 }], 1).map(({ ms }) => ms)).toEqual([250, 300]);
  });

  test("say the weightiest of it to whoever it befalls, the name cut at twelve letters", () => {
    const said = new Set(played(OUSTS, 0).map(({ says }) => says));
    expect([...said]).toEqual(["Maximilienn… déloge votre pion de e8 vers c3."]);
  });

  test("say nothing of one’s own move, and of one that is only a way", () => {
    expect(played(OUSTS, 1).every(({ says }) => says === null)).toBe(true);
    expect(played([MOVED], 0)).toEqual([{ name: "glide", keys: ["e8"], ms: 250, says: null }]);
  });
});

describe("the end", () => {
  const settled = (square: number): Event => ({ type: "settled", seat: 0, square, count: 0 });
  const camped = (seat: number, camp: number): Event => ({ type: "camped", seat, start: 56, camp });

  test("lights the squares in the order in which they were reached, those of the beginning first", () => {
    const pawns = `ww.....W${".".repeat(56)}`;
    const view = { ...AFTER, pawns, settled: [0, 1, 7], home: [8, 2], turn: 1, ended: "all-settled" } as unknown as View;
    expect(homeInOrder(view, [settled(7), MOVED, settled(1), settled(7)])).toEqual(["a1", "h1", "b1", "h1"]);
  });

  test("lights the winner’s camps", () => {
    const view = { ...AFTER, goals: "", camps: "wwb-", home: [2, 1], turn: 1, ended: "both-camps" } as unknown as View;
    expect(homeInOrder(view, [camped(0, 1), camped(1, 2), camped(0, 0)])).toEqual(["h9", "a9"]);
  });

  test("has a scene where somebody reached it, and none in a draw", () => {
    const end = (reason: string): Event => ({ type: "ended", reason, winner: null, points: 0 });
    expect(played([MOVED, end("both-camps")], 0).map(({ name }) => name)).toEqual(["glide", "ending"]);
    expect(played([MOVED, end("repetition")], 0).map(({ name }) => name)).toEqual(["glide"]);
    expect(homeInOrder({ ...AFTER, ended: "repetition" }, [])).toEqual([]);
  });
});
