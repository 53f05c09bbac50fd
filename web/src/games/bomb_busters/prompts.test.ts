import { describe, expect, it } from "vitest";
import { m } from "$messages";
import { TOOL_CARDS } from "./cards";
import { Choosing } from "./choosing.svelte";
import { hint, prompt } from "./prompts";
import type { Action, View, Wire } from "./wire";

const NAMES = ["Ada", "Bo"];
const wire = (code: number, cut = false): Wire => ({ code, origin: 0, cut, shown: 0, token: false, knowers: [], notes: [], x: false, outward: false, told: 0 });

/** Two stands, the first one's turn; `theirs` is seen from behind. */
function turn(own: readonly Wire[], theirs: readonly Wire[], changes: Partial<View> = {}): View {
  const stands = [own, theirs].map((wires, owner) => ({ owner, wires, reds: [] }));
  const table = { seat: 0, seats: 2, active: 0, stands, tasks: [], hearts: [], draft: null, ended: "", stabilized: false };
  return { ...table, sheet: { opened: "leftmost" }, accessible: [1, 6, 8], ...changes } as unknown as View;
}

const said = (view: View, actions: readonly Action[]): string =>
  prompt(view, actions, new Choosing(() => view, () => actions, () => undefined), NAMES);

const HAND = [wire(20), wire(50), wire(60, true), wire(91), wire(111)];
const STUCK: Action = { type: "stuck" };
const CUT = { type: "cut" } as Action;

describe("what the player is asked for", () => {
  it("tells a stuck player of equipment and the detonator (BOM-82)", () => {
    const view = turn(HAND, [wire(0)]);
    expect(hint(view, 0, [STUCK])).toBe(m.bomb_busters_hint_stuck());
    expect(said(view, [STUCK])).toBe(m.bomb_busters_prompt_stuck());
    expect(said(view, [STUCK, { type: "coffee", seat: 1 }])).toBe(m.bomb_busters_prompt_stuck_card());
  });

  it("asks for a cut where there is one", () => {
    const hinted = m.bomb_busters_hint_turn_sheet({ values: "1, 6" });
    expect(hint(turn(HAND, [wire(0)], { accessible: [1, 6] }), 0, [CUT])).toBe(hinted);
  });

  it("takes a tool by itself where nothing can be cut without, and says so (BOM-43)", () => {
    const takes: Action[] = [{ type: "take", tool: "double" }, { type: "take", tool: "ray" }];
    const view = turn(HAND, [wire(0)]);
    const acted: Action[] = [];
    const choose = (actions: readonly Action[]): Choosing => new Choosing(() => view, () => actions, (action) => acted.push(action));
    expect(said(view, takes)).toBe(m.bomb_busters_prompt_tool());
    choose(takes).toggle(TOOL_CARDS.ray);
    expect(acted).toEqual([takes[1]]);
    const beside = choose([...takes, { type: "cut", target: [1, 0], value: 2, own: [0, 0] }]);
    beside.toggle(TOOL_CARDS.ray);
    expect(acted).toHaveLength(1);
    expect(beside.tools).toEqual(["ray"]);
  });

  it("points at nobody where nobody has wires, and reveals what is only red", () => {
    const alone = turn([wire(60), wire(60)], [wire(60, true)]);
    const solo: Action = { type: "solo", value: 6 };
    expect(hint(alone, 0, [solo])).toBe(m.bomb_busters_hint_alone());
    expect(said(alone, [solo])).toBe(m.bomb_busters_prompt_solo());
    const reds = turn([wire(65), wire(20, true)], [wire(0)]);
    expect(hint(reds, 0, [{ type: "reds" }])).toBe(m.bomb_busters_hint_reds());
    expect(said(reds, [{ type: "reds" }])).toBe(m.bomb_busters_prompt_reds());
  });

  it("speaks of equipment out of turn only where some can be used", () => {
    const view = turn(HAND, [wire(0)], { active: 1 });
    expect(said(view, [{ type: "wait" }])).toBe(m.bomb_busters_prompt_wait({ name: "Bo" }));
    expect(said(view, [{ type: "rewind" }, { type: "wait" }])).toBe(m.bomb_busters_prompt_any_time({ name: "Bo" }));
  });
});

describe("the first token", () => {
  const ask = { type: "token", seat: 0, value: 0, stand: 0, scolded: false };
  const put: Action = { type: "token", slot: [0, 0] };

  it.each([
    ["value", m.bomb_busters_prompt_token, m.bomb_busters_hint_token],
    ["parity", m.bomb_busters_prompt_token_parity, m.bomb_busters_hint_token_parity],
    ["count", m.bomb_busters_prompt_token_count, m.bomb_busters_hint_token_count],
  ] as const)("is asked for as what it says: %s (BOM-160)", (kind, prompted, hinted) => {
    const view = turn(HAND, [wire(0)], { token_kinds: [kind, "value"], tasks: [ask] } as Partial<View>);
    expect(said(view, [put])).toBe(prompted());
    expect(hint(view, 0, [put])).toBe(hinted());
  });
});
