import { expect, it } from "vitest";
import type { FeatInfo } from "../wire";
import { featsTold } from "./feats";

const feat = (key: string): FeatInfo => ({ key, name: { fr: key, en: key }, how: { fr: key, en: key }, rules: [] });
const info = (cooperative: boolean) => ({ feats: [feat("a"), feat("b"), feat("c")], meta: { cooperative } as never });

it("tells who did what, in the order of the game", () => {
  const told = featsTold(info(false), { feats: [["c"], ["a", "c"]] });
  expect(told.map(({ feat: { key }, seats }) => [key, seats])).toEqual([
    ["a", [1]],
    ["c", [0, 1]],
  ]);
});

it("tells of a team once, whoever of it are people", () => {
  expect(featsTold(info(true), { feats: [["b"], [], ["b"]] }).map(({ seats }) => seats)).toEqual([[]]);
});

it("has nothing to tell where nobody did anything", () => {
  expect(featsTold(info(true), { feats: [] })).toEqual([]);
});
