import { expect, test } from "vitest";
import type { CampaignBox, CampaignInfo, GameInfo } from "../wire";
import { closedBoxes, crewAfter, crewSize, newlyOpen, opensBox, usualCrew, veiledValues } from "./campaign";

const member = (name: string, mine = false) => ({ name, mine, hosting: false });
const levels = [{ name: "lab", level: 0 }, { name: "easy", level: 1 }, { name: "hard", level: 5 }];
const info = (fields: Partial<CampaignInfo>) => ({ members: [member("Ann", true)], bots: [], sizes: [2, 3], levels, ...fields }) as unknown as CampaignInfo;
const box = (key: string, open: boolean) => ({ key, open }) as CampaignBox;
const title = { fr: "Boîte", en: "Box" };
const game = {
  campaign: [
    { key: "a", title, options: [{ mission: "1" }, { mission: "2" }] },
    { key: "b", title, options: [{ mission: "3" }] },
    { key: "c", title, options: [{ mission: "4" }] },
  ],
};

test("alone one plays with a bot, an easy one or the one of last time", () => {
  expect(usualCrew(info({}))).toEqual({ players: [0], bots: ["easy"] });
  expect(usualCrew(info({}), "hard")).toEqual({ players: [0], bots: ["hard"] });
  expect(usualCrew(info({ bots: ["hard", "easy"] }))).toEqual({ players: [0], bots: ["hard", "easy"] });
});

test("no more sit down than may play, and I am among them", () => {
  const many = info({ members: [member("A"), member("B"), member("C"), member("Me", true)], bots: ["hard"] });
  expect(usualCrew(many)).toEqual({ players: [0, 1, 3], bots: [] });
  expect(crewSize(usualCrew(many))).toBe(3);
});

test("who leaves the team takes nobody's place in the crew", () => {
  const [ann, ben, me] = [member("Ann"), member("Ben"), member("Me", true)];
  const before = info({ members: [ann, ben, me] });
  const crew = { players: [1, 2], bots: ["hard"] };
  expect(crewAfter(crew, before, info({ members: [ann, ben, me, member("Dan")] }))).toBe(crew);
  expect(crewAfter(crew, before, info({ members: [ben, me] }))).toEqual({ players: [0, 1], bots: ["hard"] });
  const invited = info({ members: [ann] });
  expect(crewAfter(usualCrew(invited), invited, info({ members: [ann, me] })).players).toEqual([0, 1]);
});

test("a box is celebrated once, and not on a first visit", () => {
  const boxes = [box("a", true), box("b", true), box("c", false)];
  expect(newlyOpen(boxes, undefined)).toEqual([]);
  expect(newlyOpen(boxes, ["a"]).map(({ key }) => key)).toEqual(["b"]);
  expect(newlyOpen(boxes, ["a", "b"])).toEqual([]);
});

test("the last game of a box opens the next one", () => {
  const table = (mission: string, next: string) => ({ campaign: "x", options: { mission, captain: "1" }, sequels: [{ mission: next }, { mission }] });
  expect(opensBox(game, table("2", "3"))).toBe(true);
  expect(opensBox(game, table("1", "2"))).toBe(false);
  expect(opensBox(game, { ...table("2", "3"), campaign: null })).toBe(false);
  expect(opensBox(game, { ...table("2", "3"), sequels: [{ mission: "2" }] })).toBe(false);
});

test("what lies in boxes that were opened nowhere is veiled", () => {
  expect([...veiledValues(game, "mission", [])]).toEqual(["3", "4"]);
  expect([...veiledValues(game, "mission", ["b"])]).toEqual(["4"]);
  expect([...veiledValues(game, "captain", [])]).toEqual([]);
});

test("boxes are closed whose rules were not sent", () => {
  const words = { rulebook: [{ box: "" }, { box: "c" }] } as unknown as GameInfo["words"];
  expect(closedBoxes({ ...game, words }).map(({ key }) => key)).toEqual(["b"]);
});
