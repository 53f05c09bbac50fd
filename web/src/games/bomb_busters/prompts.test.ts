import { describe, expect, it } from "vitest";
import { ofWhom } from "$kit/names";
import { m } from "$messages";
import { overwriteGetLocale } from "../../paraglide/runtime.js";
import { actsOf, answerLabel } from "./acts";
import { cardName } from "./cards";
import { Choosing } from "./choosing.svelte";
import { TOOL_CARDS } from "./equipment";
import { prompt, step } from "./prompts";
import type { Action, View, Wire } from "./wire";

const NAMES = ["Ada", "Bo"];
const wire = (code: number, cut = false): Wire => ({ code, origin: 0, cut, shown: 0, token: false, knowers: [], notes: [], x: false, outward: false, told: 0 });

/** Two stands, the first one's turn; `theirs` is seen from behind. */
function turn(own: readonly Wire[], theirs: readonly Wire[], changes: Partial<View> = {}): View {
  const stands = [own, theirs].map((wires, owner) => ({ owner, wires, reds: [] }));
  const table = { seat: 0, seats: 2, active: 0, stands, tasks: [], hearts: [], draft: null, ended: "", stabilized: false, options: { reminders: true }, facts: [] };
  return { ...table, parts: { grids: { sheet: { opened: "leftmost" } } }, accessible: [1, 6, 8], ...changes } as unknown as View;
}

const said = (view: View, actions: readonly Action[]): string => prompt(view, 0, actions, NAMES);
const choosing = (view: View, actions: readonly Action[], acted: Action[] = []): Choosing => new Choosing(() => view, () => actions, (action) => acted.push(action));

const HAND = [wire(20), wire(50), wire(60, true), wire(91), wire(111)];
const STUCK: Action = { type: "stuck" };
const CUT: Action = { type: "cut", target: [1, 0], value: 2, own: [0, 0] };

describe("what the player is asked for", () => {
  it("tells a stuck player of equipment and the detonator (BOM-82)", () => {
    const view = turn(HAND, [wire(0)]);
    expect(said(view, [STUCK])).toBe(m.bomb_busters_prompt_stuck());
    expect(said(view, [STUCK, { type: "coffee", seat: 1 }])).toBe(m.bomb_busters_prompt_stuck_card());
    expect(actsOf([STUCK]).answer).toEqual(STUCK);
  });

  it("takes a tool by itself where nothing can be cut without, and says so (BOM-43)", () => {
    const takes: Action[] = [{ type: "take", tool: "double" }, { type: "take", tool: "ray" }];
    const view = turn(HAND, [wire(0)]);
    const acted: Action[] = [];
    expect(said(view, takes)).toBe(m.bomb_busters_prompt_tool());
    choosing(view, takes, acted).toggle(TOOL_CARDS.ray);
    expect(acted).toEqual([takes[1]]);
    const beside = choosing(view, [...takes, CUT], acted);
    beside.toggle(TOOL_CARDS.ray);
    expect(acted).toHaveLength(1);
    expect(beside.tools).toEqual(["ray"]);
  });

  it("points at nobody where nobody has wires, and reveals what is only red", () => {
    const alone = turn([wire(60), wire(60)], [wire(60, true)]);
    expect(said(alone, [{ type: "solo", value: 6 }])).toBe(m.bomb_busters_prompt_solo());
    const reds = turn([wire(65), wire(20, true)], [wire(0)]);
    expect(said(reds, [{ type: "reds" }])).toBe(m.bomb_busters_prompt_reds());
  });

  it("speaks of equipment out of turn only where some can be used", () => {
    const view = turn(HAND, [wire(0)], { active: 1 });
    expect(said(view, [{ type: "wait" }])).toBe(m.bomb_busters_prompt_wait({ name: "Bo" }));
    expect(said(view, [{ type: "rewind" }, { type: "wait" }])).toBe(m.bomb_busters_prompt_any_time({ name: "Bo" }));
  });
});

describe("the steps of a cut", () => {
  it("are their wire, then one's own of that value", () => {
    const [view, acted] = [turn(HAND, [wire(0)]), [] as Action[]];
    const one = choosing(view, [CUT], acted);
    expect(step(view, one)).toBeNull();
    one.tap([1, 0]);
    expect(step(view, one)).toBe(m.bomb_busters_prompt_announce({ slots: "B1" }));
    one.tap([0, 0]);
    expect(acted).toEqual([CUT]);
  });

  it("ask once more where wires are small", () => {
    const [view, acted] = [turn(HAND, [wire(0)]), [] as Action[]];
    const one = choosing(view, [CUT], acted);
    one.tap([1, 0], true);
    one.tap([0, 0], true);
    expect(acted).toEqual([]);
    expect(step(view, one)).toBe(m.bomb_busters_ask_cut({ slots: "B1", value: "2" }));
    one.confirm();
    expect(acted).toEqual([CUT]);
  });

  it("begin with an own wire where all of its value are cut alone", () => {
    const solo: Action = { type: "solo", value: 2 };
    const [view, acted] = [turn([wire(20), wire(20)], [wire(0)]), [] as Action[]];
    const one = choosing(view, [CUT, solo], acted);
    one.tap([0, 1]);
    expect(step(view, one)).toBe(m.bomb_busters_ask_solo({ value: 2 }));
    one.cutAlone();
    expect(acted).toEqual([solo]);
  });
});

describe("the first token", () => {
  const ask = { type: "token", seat: 0, value: 0, stand: 0, scolded: false };
  const put: Action = { type: "token", slot: [0, 0] };

  it.each([
    ["value", m.bomb_busters_prompt_token],
    ["parity", m.bomb_busters_prompt_token_parity],
    ["count", m.bomb_busters_prompt_token_count],
  ] as const)("is asked for as what it says: %s (BOM-160)", (kind, prompted) => {
    const view = turn(HAND, [wire(0)], { token_kinds: [kind, "value"], tasks: [ask] } as Partial<View>);
    expect(said(view, [put])).toBe(prompted());
  });
});

/** The longest that each gap of a prompt is filled with. */
const LONGEST: Readonly<Record<string, () => string | number>> = {
  name: () => "Abcdefghijk…",
  asker: () => "Abcdefghijk…",
  whose: () => ofWhom("Abcdefghijk…"),
  giver: () => "Abcdefghijk…",
  whom: () => "Abcdefghijk…",
  values: () => `12, ${m.bomb_busters_yellow()}`,
  value: () => m.bomb_busters_yellow(),
  wire: () => `${m.bomb_busters_yellow()} 10,1`,
  slots: () => "A10, A11, A12",
  slot: () => "A12",
  own: () => "B12",
  letter: () => "D",
  number: () => 12,
  n: () => 12,
  count: () => 3,
  tool: () => cardName(10, {} as View),
  card: () => cardName(99, {} as View),
};
/** Cards that a question is about, where not every card is. */
const CARDS: Readonly<Record<string, readonly number[]>> = { own: [2, 4, 22], label: [1, 12], batteries: [7], radar: [8], next: [11], theirs: [121], pair: [99], card_use: [0, 3, 5, 22] };
/** Only one wire is pointed at. */
const SINGLE = ["announce_turned", "blind", "turned", "scene"];

describe.each(["fr", "en"] as const)("every question in %s", (locale) => {
  const all = m as unknown as Record<string, (words: object) => string>;
  const names = Object.keys(m).filter((name) => /^bomb_busters_(prompt|ask|not)_/.test(name));

  it.each(names)("%s has fifty characters at most", (name) => {
    overwriteGetLocale(() => locale);
    const kind = name.replace(/^bomb_busters_(prompt|ask)_/, "");
    const fill = (card: number): string => {
      const words = new Proxy({}, { get: (_, gap) => gap === "card" ? cardName(card, { parts: { grids: { bonuses_left: 2, coffees_left: 2 } } } as View) : gap === "slots" && SINGLE.includes(kind) ? "A12" : LONGEST[String(gap)]?.() });
      return all[name]!(words);
    };
    for (const card of CARDS[kind] ?? [21]) {
      expect(fill(card)).not.toContain("undefined");
      expect(fill(card).length, fill(card)).toBeLessThanOrEqual(50);
    }
  });

  it("has answers of eleven characters at most", () => {
    overwriteGetLocale(() => locale);
    const answers = [m.bomb_busters_answer_cut(), m.bomb_busters_answer_all(), m.bomb_busters_answer_yes(), m.bomb_busters_done()];
    const acts = (["reds", "stuck", "snip", "turn-over", "deny"] as const).map((type) => answerLabel({ type } as Action));
    for (const answer of [...answers, ...acts]) expect(answer.length).toBeLessThanOrEqual(11);
  });
});
