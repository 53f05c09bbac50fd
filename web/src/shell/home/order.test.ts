import { expect, it } from "vitest";
import type { SeatInfo } from "../wire";
import { inOrder } from "./order";

const me: SeatInfo = { kind: "guest", name: "Ada", bot: null, mine: true, online: true, left: false, away: null, robot: false, maker: "" };
const bot: SeatInfo = { kind: "bot", name: "", bot: "level-1", mine: false, online: false, left: false, away: null, robot: false, maker: "" };
const table = (name: string, status: "open" | "over" | "running", actors: number[], day: number, end?: number) => {
  const deadlines = end === undefined ? [] : [end, null];
  return { name, status, actors, deadlines, seats: [me, bot], created: `2026-11-0${day}T10:00:00.000+00:00` };
};

it("puts my turn first, then what runs, what waits and what is over, the newest first", () => {
  const tables = [
    table("over, new", "over", [], 9),
    table("waits", "open", [], 8),
    table("theirs", "running", [1], 7),
    table("over, old", "over", [], 6),
    table("mine, old", "running", [0], 2),
    table("mine, new", "running", [0], 3),
  ];
  expect(inOrder(tables).map(({ name }) => name)).toEqual(
    ["mine, new", "mine, old", "theirs", "waits", "over, new", "over, old"],
  );
});

it("puts the game first whose time is over first", () => {
  const tables = [table("new", "running", [0], 9), table("soon", "running", [0], 1, 5), table("later", "running", [0], 2, 8)];
  expect(inOrder(tables).map(({ name }) => name)).toEqual(["soon", "later", "new"]);
});
