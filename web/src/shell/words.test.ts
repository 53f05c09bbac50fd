import { expect, test } from "vitest";
import { botWords, levels, seatable, seatName } from "./words";

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

test("a bot over the network is called one wherever its seat is named", () => {
  const seat = { kind: "guest", name: "Ada", bot: null, mine: false, online: true, left: false, away: null, maker: "" } as const;
  expect(seatName({ ...seat, robot: false }, 0)).toBe("Ada");
  expect(seatName({ ...seat, robot: true }, 0)).toBe("Robot Ada");
});
