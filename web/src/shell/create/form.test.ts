import { expect, it } from "vitest";
import { emptyForm, offered, planned, requestOf } from "./form";
import { fieldsOf } from "./schema";

it("opens a table with a free seat and waits", () => {
  const request = requestOf("some-game", emptyForm(2, []));
  expect(request).toMatchObject({ game: "some-game", seats: 2, mine: [0], bots: {}, clock: null, start: false });
});

it("starts at once when nobody has to come", () => {
  const form = { ...emptyForm(3, []), plans: ["me", "bot:easy", "me"] as const };
  const request = requestOf("some-game", { ...form, plans: [...form.plans] });
  expect(request).toMatchObject({ mine: [0, 2], bots: { "1": "easy" }, start: true });
});

it("does not start a game in which nobody of here plays", () => {
  const form = { ...emptyForm(2, []), plans: planned(["bot:a", "bot:b"], 2) };
  expect(requestOf("some-game", form).start).toBe(false);
});

it("sends a clock only where one is wanted", () => {
  const form = { ...emptyForm(2, []), pace: "clock" as const, minutes: 5, increment: 3 };
  expect(requestOf("some-game", form).clock).toEqual({ minutes: 5, increment: 3, timeout: "lose" });
});

it("is a correspondence or has a clock, never both", () => {
  const form = { ...emptyForm(2, []), pace: "days" as const, days: 7 as const };
  const request = requestOf("some-game", form);
  expect(request).toMatchObject({ clock: null, correspondence: { days: 7, timeout: "bot" } });
  expect(requestOf("some-game", { ...form, pace: "clock" }).correspondence).toBeNull();
});

it("hands no seat of a rated game to a bot when time is up", () => {
  const form = { ...emptyForm(2, []), rated: true, timeout: "bot" as const, passed: "bot" as const };
  expect(requestOf("some-game", { ...form, pace: "clock" }).clock).toMatchObject({ timeout: "lose" });
  expect(requestOf("some-game", { ...form, pace: "days" }).correspondence).toMatchObject({ timeout: "lose" });
});

it("forgets seats beyond the number of players", () => {
  const form = { ...emptyForm(3, []), plans: planned(["me", "me", "bot:easy"], 3), seats: 2 };
  expect(requestOf("some-game", form)).toMatchObject({ mine: [0, 1], bots: {} });
});

it("offers the seats at the table alone, and lets go of one that is there no more", () => {
  const schema = { properties: { first: { enum: ["random", "0", "1", "2"], default: "random", seats: true } } };
  const fields = fieldsOf(schema, 2);
  expect(fields).toMatchObject([{ values: ["random", "0", "1"] }]);
  expect(offered({ first: "2" }, fields)).toEqual({ first: "random" });
  expect(offered({ first: "1" }, fields)).toEqual({ first: "1" });
});
