import { expect, test } from "vitest";
import type { ProofInfo, Together } from "../wire";
import { judge } from "./judge";
import { hashed, type Kept } from "./numbers";

const [SECRET, MINE, OTHER] = ["5", "1", "2"].map((digit) => digit.repeat(64)) as [string, string, string];
const PROOF: Together = {
  kind: "together",
  seal: hashed(SECRET),
  secret: SECRET,
  shares: [
    { commitment: hashed(MINE), number: MINE },
    { commitment: hashed(OTHER), number: OTHER },
    { number: hashed(`${SECRET}/bot 2`), bot: true },
  ],
};
const KEPT: Kept = { number: MINE, seal: hashed(SECRET), commitments: [hashed(MINE), hashed(OTHER), null] };
const NAMES = ["Ann", "Bo", "robot"];
const found = (proof: ProofInfo["proof"], kept: Kept | null = KEPT, verdict: ProofInfo["verdict"] = "verified") =>
  judge({ proof, verdict, findings: [], moves: 9 }, kept, NAMES);
const wrong = (judgement: ReturnType<typeof judge>): number =>
  [...judgement.drawn, ...judgement.kept].filter((line) => !line.holds).length;

test("an honest proof holds, with all that was noted at the table", () => {
  const honest = found(PROOF);
  expect([honest.holds, wrong(honest), honest.drawn.length, honest.kept.length]).toEqual([true, 0, 4, 3]);
});

test.each<[string, Partial<Together>]>([
  ["secret", { secret: OTHER }],
  ["number", { shares: [{ ...PROOF.shares![0], number: OTHER }, ...PROOF.shares!.slice(1)] }],
  ["bot", { shares: [...PROOF.shares!.slice(0, 2), { number: OTHER, bot: true }] }],
])("another %s is found here, whatever the server says", (_, change) => {
  const forged = found({ ...PROOF, ...change });
  expect(forged.holds).toBe(false);
  expect(wrong(forged)).toBeGreaterThan(0);
});

test("a proof that fits itself and not what was seen at the table is found out", () => {
  expect(found({ ...PROOF, secret: OTHER, seal: hashed(OTHER), shares: PROOF.shares!.slice(0, 2) }).holds).toBe(false);
  const chosen = "3".repeat(64);
  const shares = [PROOF.shares![0]!, { commitment: hashed(chosen), number: chosen }, PROOF.shares![2]!];
  expect(wrong(found({ ...PROOF, shares }))).toBe(1);
  const without = [{}, ...PROOF.shares!.slice(1)];
  expect(wrong(found({ ...PROOF, shares: without }))).toBe(2);
});

test("a number that did not come in time is told and is no fault", () => {
  const late = found({ ...PROOF, shares: [{ commitment: hashed(MINE) }, ...PROOF.shares!.slice(1)] });
  expect(late.holds).toBe(true);
  expect(late.kept.at(-1)?.said).toContain("n’est pas arrivé à temps");
});

test("where nobody but the server took part, that is said", () => {
  const alone = found({ ...PROOF, shares: [{}, {}, PROOF.shares![2]!] }, null);
  expect(alone.holds).toBe(true);
  expect(alone.title).toContain("aucun joueur");
});

test("a draw that the server finds altered spoils it all", () => {
  expect(found(PROOF, KEPT, "altered").holds).toBe(false);
});

test("the house's deal is held against the seal of the day", () => {
  const house = { kind: "house", seal: hashed("deal"), day: "2026-11-16", deal: "deal" } as const;
  expect(found(house, { ...KEPT, seal: hashed("deal") }).holds).toBe(true);
  expect(found({ ...house, deal: "other" }, null).holds).toBe(false);
  expect(found(house, { ...KEPT, seal: hashed("promised") }).holds).toBe(false);
});

test("without a proof there is nothing to judge", () => {
  expect(found(null, null, "unverifiable").holds).toBeNull();
  expect(found(null, null, "no-chance").holds).toBeNull();
});
