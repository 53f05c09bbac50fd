import { describe, expect, it } from "vitest";
import { overwriteGetLocale } from "../../paraglide/runtime.js";
import { excludedHere, heldOn, isSurelyRed, labelAt, lackedOn, onTable, partedOn, placeNames } from "./reminders";
import type { Slot, View, Wire } from "./wire";
import { forgets, summary } from "./words";

const { claims } = await import("./claims"); // no module of a page imports it

const NAMES = ["Ada", "Bo", "Cy", "Di"];
const OPTIONS = { mission: "practice", blue: 6, red: 0, yellow: 0, reminders: true };

/** Stands as text: `?` a back, `?:7` with a token, `?~7` said, `5_` cut, `5@2` dealt to the third stand. */
function table(owners: readonly number[], stands: readonly string[], changes: object = {}): View {
  const rows = stands.map((text, number) => ({ owner: owners[number]!, wires: text.split(" ").map((one) => wire(one, number)), reds: [], beside: [] }));
  const plain = { seat: 0, seats: 1 + Math.max(...owners), stands: rows, facts: [], markers: [], aside: [], tasks: [], hearts: [] };
  const rest = { parts: {}, validated: [], cards: [], ready: [], ended: "", captain: 0, active: 0, detonator: 0, steps: 4, reds: 0, yellows: 0 };
  return { ...plain, ...rest, options: OPTIONS, ...changes } as unknown as View;
}

function wire(text: string, stand: number): Wire {
  const [, value = "?", mark = "", token = "0", cut = "", origin = ""] = /^([\d.]+|\?)(?:([:~])(\d+))?(_)?(?:@(\d))?$/.exec(text) ?? [];
  const code = value === "?" ? 0 : Math.round(10 * Number(value));
  return { code, origin: origin ? Number(origin) : stand, cut: cut !== "", shown: Number(token), token: mark === ":", knowers: [], notes: [], x: false, outward: false, told: 0 };
}

/** What the board says falsely in a deal, given as the wires of all stands. */
function lies(view: View, stands: readonly string[]): string[] {
  const open = stands.map((text, number) => {
    const dealt = text.split(" ").map((one) => wire(one, number).code);
    const { wires, ...stand } = view.stands[number]!;
    return { ...stand, wires: wires.map((one, place) => ({ ...one, code: dealt[place]! })) };
  });
  const found = claims(view).filter(({ says }) => !says.startsWith("four "));
  return found.filter(({ holds }) => !holds({ ...view, stands: open, ended: "resigned" })).map(({ says }) => says);
}

const TWO = [0, 0, 1, 1];
const hand = (stands: readonly number[], wires: number): [number, number][] =>
  stands.flatMap((stand) => Array.from({ length: wires }, (_, place): [number, number] => [stand, place]));

describe("an announcement", () => {
  it("is somewhere on the hand, not on its first stand (BOM-9, BOM-16)", () => {
    const view = table(TWO, ["1 2 3", "4 5 6", "? ? ?", "? ? ?"], { facts: [{ type: "holds", slots: hand([2, 3], 3), values: [5] }] });
    expect(heldOn(view, 2).map(placeNames)).toEqual([["C", "D"]]);
    expect(heldOn(view, 3).map(placeNames)).toEqual([["C", "D"]]);
    expect(heldOn(view, 0)).toEqual([]);
    expect(lies(view, ["1 2 3", "4 5 6", "1 2 3", "4 5 6"])).toEqual([]);
    expect(lies(view, ["1 2 3", "4 5 6", "4 5 6", "1 2 3"])).toEqual([]);
    expect(lies(view, ["1 2 3", "4 5 6", "1 2 3", "1 2 3"])).not.toEqual([]);
    overwriteGetLocale(() => "en");
    expect(summary(view, NAMES)).toContain("a 5, somewhere among C, D");
  });

  it("goes with a wire that may have been the one, to where it is now (BOM-42)", () => {
    const slots = [...hand([1], 4).slice(0, 3), [2, 0]];
    const view = table([0, 1, 2], ["1 2 3", "? ? ? ?", "? ? ? ?"], { facts: [{ type: "holds", slots, values: [5] }] });
    expect(heldOn(view, 1).map(placeNames)).toEqual([["B", "C1"]]);
    expect(heldOn(view, 2).map(placeNames)).toEqual([["B", "C1"]]);
    expect(lies(view, ["1 2 3", "1 2 3 6", "5 5 6 6"])).toEqual([]);
    expect(lies(view, ["1 2 3", "1 2 3 6", "4 5 6 6"])).not.toEqual([]);
  });

  it("is no longer told once the value is shown or cut", () => {
    const fact = { type: "holds", slots: hand([1], 3), values: [5] };
    expect(heldOn(table([0, 1], ["1 2 3", "? ?:5 ?"], { facts: [fact] }), 1)).toEqual([]);
    expect(heldOn(table([0, 1], ["1 2 3", "? ?:4 ?"], { facts: [fact] }), 1).map(placeNames)).toEqual([["B"]]);
  });
});

describe("labels", () => {
  const label = (lower: number[], upper: number[], equal: boolean) => ({ type: "alike", lower, upper, equal });

  it("lie between the two wires that were labelled, in whatever order they stand (BOM-41)", () => {
    const view = table([0, 1], ["1 2 3", "? ? ?"], { facts: [label([1, 2], [1, 1], true)] });
    expect([0, 1, 2].map((place) => labelAt(view, [1, place]))).toEqual([null, "=", null]);
    expect(lies(view, ["1 2 3", "1 4 4"])).toEqual([]);
    expect(lies(view, ["1 2 3", "4 4 5"])).not.toEqual([]);
  });

  it("do not stay with a new neighbour; what they said is said of the two that were parted (BOM-42)", () => {
    const view = table([0, 1, 2], ["1 2 3", "? ? ?", "? ? ?"], { facts: [label([1, 0], [2, 2], false)] });
    expect(view.stands.flatMap((_, stand) => [0, 1, 2].map((place) => labelAt(view, [stand, place])))).toEqual(Array(9).fill(null));
    expect(partedOn(view, 1)).toHaveLength(1);
    expect(partedOn(view, 2)).toHaveLength(1);
    expect(lies(view, ["1 2 3", "2 2 3", "1 2 5"])).toEqual([]);
    expect(lies(view, ["1 2 3", "2 2 3", "1 2 2"])).not.toEqual([]);
    const between = table([0, 1], ["1 2 3", "? ? ?"], { facts: [label([1, 0], [1, 2], false)] });
    expect(labelAt(between, [1, 0])).toBeNull();
    expect(lies(between, ["1 2 3", "2 2 5"])).toEqual([]);
  });
});

describe("what a stand or a wire lacks", () => {
  it("is said of the wires that a failed detector pointed at, wherever they are (BOM-32)", () => {
    const view = table([0, 1, 2], ["1 2 3", "? ? ?", "? ? ?"], { facts: [{ type: "lacks", slots: [[1, 0], [2, 1]], values: [4] }] });
    expect(excludedHere(view, [2, 1])).toEqual([4]);
    expect(lackedOn(view, 1)).toEqual([]);
    expect(lies(view, ["1 2 3", "3 4 4", "2 3 4"])).toEqual([]);
    expect(lies(view, ["1 2 3", "3 4 4", "2 4 4"])).not.toEqual([]);
  });

  it("is said of a stand by the radar, until a wire comes to it (BOM-47)", () => {
    const radar = { type: "lacks", slots: [[1, 0], [1, 2]], values: [4] };
    const shown = table([0, 1], ["1 2 3", "? ?:5 ?"], { facts: [radar] });
    expect(lackedOn(shown, 1)).toEqual([4]);
    expect(lackedOn(table([0, 1], ["1 2 3", "? ?:4 ?"], { facts: [radar] }), 1)).toEqual([]);
    expect(lackedOn(table([0, 1], ["1 2 3", "? ? ?"], { facts: [radar] }), 1)).toEqual([]);
  });

  it("makes a wire red that a stabilized cut pointed at, and says nothing of its stand (BOM-48)", () => {
    const values = Array.from({ length: 13 }, (_, index) => index + 1);
    const view = table([0, 1], ["1 2 3", "? ?:3 3_"], { facts: [{ type: "lacks", slots: [[1, 0]], values }], reds: 1, markers: [{ wire: 25, sure: true }] });
    expect(isSurelyRed(view, [1, 0])).toBe(true);
    expect(lackedOn(view, 1)).toEqual([]);
    expect(lies(view, ["1 2 3", "2.5 3 3"])).toEqual([]);
    expect(lies(view, ["1 2 3", "2 3 3"])).not.toEqual([]);
    overwriteGetLocale(() => "en");
    expect(summary(view, NAMES)).toContain("B1, face down, red for certain");
  });
});

describe("reds and markers", () => {
  it("the tokens of Cannes say what was dealt to a stand, though a red may have left it (BOM-80)", () => {
    const view = table([0, 1], ["1 2 3", "? ?@0 ?"], { reds: 1 });
    const reds = [[], [2]];
    const cannes = { ...view, stands: view.stands.map((stand, number) => ({ ...stand, reds: reds[number]! })) };
    expect(lies(cannes, ["1 2 3", "1 2 2.5"])).toEqual([]);
    expect(lies(cannes, ["1 2 3", "1 2.5 3"])).not.toEqual([]);
  });

  it("a marker with a ? is in doubt until the wires are seen (BOM-7)", () => {
    const markers = [{ wire: 25, sure: false }, { wire: 35, sure: false }, { wire: 11, sure: true }];
    const options = { ...OPTIONS, red: 1, red_shown: 2 };
    const told = (stands: readonly string[]) => summary(table([0, 1], stands, { reds: 1, yellows: 1, markers, options, aside: [0] }), NAMES);
    overwriteGetLocale(() => "en");
    expect(told(["1 1.1 3", "? ? ?"])).toContain("red 2.5, maybe not in play, red 3.5, maybe not in play, yellow 1.1.");
    expect(told(["1 1.1 2.5", "? ? ?"])).toContain("red 2.5, red 3.5, set aside, yellow 1.1.");
    expect(told(["1 1.1 3", "? ? ?"])).toContain("Red: 1 in play of the 2 that the “?” markers show.");
  });
});

describe("without reminders", () => {
  const options = { ...OPTIONS, reminders: false };
  const facts = [
    { type: "holds", slots: hand([1], 3), values: [5] },
    { type: "lacks", slots: [[1, 0]], values: [4] },
    { type: "alike", lower: [1, 0], upper: [1, 1], equal: false },
    { type: "alike", lower: [1, 1], upper: [1, 2], equal: false },
  ];

  it("the table keeps tokens, cut wires and the label that lies there, and forgets the rest (BOM-20, BOM-42)", () => {
    const view = onTable(table([0, 1], ["1 2~2 3:3", "4 ?:5 6_"], { options, facts }));
    expect(heldOn(view, 1)).toEqual([]);
    expect(excludedHere(view, [1, 0])).toEqual([]);
    expect([0, 1].map((place) => labelAt(view, [1, place]))).toEqual([null, "≠"]);
    expect(view.stands[1]!.wires.map(({ code, shown }) => [code, shown])).toEqual([[0, 0], [0, 5], [60, 0]]);
    expect(view.stands[0]!.wires.map(({ code, shown }) => [code, shown])).toEqual([[10, 0], [20, 0], [30, 3]]);
  });

  it("a wire that is being handed over can be looked at", () => {
    const tasks = [{ type: "give", seat: 0, giver: 1, offered: [1, 0] }];
    expect(onTable(table([0, 1], ["1 2", "4 ?"], { options, tasks })).stands[1]!.wires[0]!.code).toBe(40);
  });

  it("the log forgets what was only said, until the mission is over", () => {
    const view = table([0, 1], ["1 2", "? ?"], { options });
    const announced = { type: "announced", seat: 0, slots: [[1, 0] as const], values: [5], tools: [] } as const;
    const token = { type: "token-placed", slot: [1, 0], value: 4, said: false } as const;
    expect([announced, token, { ...token, said: true }].map((event) => forgets(event, view))).toEqual([true, false, true]);
    expect(forgets(announced, { ...view, ended: "defused" })).toBe(false);
    expect(forgets(announced, table([0, 1], ["1 2", "? ?"]))).toBe(false);
  });
});

describe("tokens of other kinds", () => {
  const noted = (stands: readonly string[], notes: Wire["notes"], changes: object = {}): View => {
    const view = table([0, 1], stands, changes);
    return { ...view, stands: view.stands.map((stand, number) => (number ? { ...stand, wires: stand.wires.map((one, place) => (place ? one : { ...one, notes })) } : stand)) };
  };

  it("say even or odd of numbers only (BOM-164)", () => {
    const view = noted(["1 2 3", "? ? ?"], [{ kind: "odd", value: 0, said: false }]);
    expect(lies(view, ["1 2 3", "3 4 6"])).toEqual([]);
    expect(lies(view, ["1 2 3", "2 4 6"])).not.toEqual([]);
    expect(lies(view, ["1 2 3", "1.1 4 6"])).not.toEqual([]);
    overwriteGetLocale(() => "en");
    expect(summary(view, NAMES)).toContain("B1, face down, token odd");
  });

  it("say what a wire is not (BOM-169)", () => {
    const view = noted(["1 2 3", "? ? ?"], [{ kind: "not", value: 5, said: false }]);
    expect(lies(view, ["1 2 3", "4 5 6"])).toEqual([]);
    expect(lies(view, ["1 2 3", "5 5 6"])).not.toEqual([]);
  });

  it("count the wires that stood there when they were put (BOM-168)", () => {
    const fact = { type: "times", slot: [1, 0], slots: [[1, 0], [1, 1], [0, 2]], count: 2 };
    const view = noted(["1 2 4", "? ? ?"], [{ kind: "times", value: 2, said: false }], { facts: [fact] });
    expect(lies(view, ["1 2 4", "4 5 6"])).toEqual([]);
    expect(lies(view, ["1 2 4", "4 4 6"])).not.toEqual([]);
  });

  it("are counted where somebody has said how many (BOM-3009)", () => {
    const fact = { type: "exactly" as const, slots: [[1, 0], [1, 1], [1, 2]] as Slot[], values: [13], count: 2 };
    const view = { ...table([0, 1], ["1 2 3", "? ? ?"]), facts: [fact] };
    expect(lies(view, ["1 2 3", "1.1 4 4.1"])).toEqual([]);
    expect(lies(view, ["1 2 3", "1.1 4 5"])).not.toEqual([]);
    expect(lies({ ...view, options: { ...view.options, reminders: false } }, ["1 2 3", "1.1 4 5"])).not.toEqual([]);
  });

  it("beside a stand speak of the wires dealt to it (BOM-171)", () => {
    const view = table([0, 1], ["1 2 3", "? ? ?"]);
    const laid: View = { ...view, stands: view.stands.map((stand, number) => ({ ...stand, beside: number ? [{ value: 5, says: "stand" }] : [] })) };
    expect(lies(laid, ["1 2 3", "4 4 6"])).toEqual([]);
    expect(lies(laid, ["1 2 3", "4 5 6"])).not.toEqual([]);
  });
});
