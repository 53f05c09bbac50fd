// Playing by heart: the wires in play are shown once, and tokens lie beside the stands (BOM-5001 ff.).
import { m } from "$messages";
import type { MissionPart } from "../part";
import Panel from "./Panel.svelte";

export const byHeart = {
  slice: "by_heart",
  panel: { key: "glimpse", name: m.bomb_busters_glimpse, Body: Panel, isAsked: ({ tasks }) => tasks[0]?.type === "look" },
  isByHeart: true,
  beside: ({ laid }, stand) => laid.filter((token) => token.stand === stand).map(({ value }) => value),
  events: { "wires-mixed": { says: () => m.bomb_busters_on_wires_mixed(), sound: "slide" } },
  tasks: { look: { says: () => m.bomb_busters_prompt_look(), over: "all" } },
} satisfies MissionPart<"by_heart">;
