import { expect, test } from "vitest";
import { botWords, levels, levelTitle, seatable, seatName } from "./words";

const bots = [
  { name: "lab", level: 0, rating: 0, outside: false },
  { name: "easy", level: 1, rating: 0, outside: false },
  { name: "their.bots:Deep", level: 4, rating: 0, outside: true },
];

test("a bot from outside is no level, and may sit at a table by its name", () => {
  expect(levels(bots).map(({ name }) => name)).toEqual(["easy"]);
  expect(seatable(bots).map(({ name }) => name)).toEqual(["easy", "their.bots:Deep"]);
  expect(botWords(bots, "their.bots:Deep")).toContain("their.bots:Deep");
});

test("where a game has bots of the laboratory alone, each has a name of its own", () => {
  const found = ["random", "greedy", "ismcts", "hasty"].map((name) => ({ name, level: 0, rating: 0, outside: false }));
  expect(levels(found)).toEqual(found);
  expect(new Set(found.map(({ name }) => botWords(found, name))).size).toBe(4);
  expect(levelTitle(found[3]!)).toBe("hasty");
});

test("a bot over the network is called one wherever its seat is named", () => {
  const seat = { kind: "guest", name: "Ada", bot: null, mine: false, online: true, left: false, away: null, maker: "" } as const;
  expect(seatName({ ...seat, robot: false }, 0)).toBe("Ada");
  expect(seatName({ ...seat, robot: true }, 0)).toBe("Robot Ada");
});
