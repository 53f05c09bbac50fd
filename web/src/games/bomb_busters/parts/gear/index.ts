// The open number card of a mission, and those that lie face down (BOM-1101, BOM-1502).
import { m } from "$messages";
import type { MissionPart } from "../part";
import Panel from "./Panel.svelte";

export const gear = {
  slice: "gear",
  panel: {
    key: "gear",
    name: m.bomb_busters_gear,
    Body: Panel,
    isHidden: (_gear, { options }) => options.mission === "12", // they lie on the equipment that they lock (BOM-1201)
    mark: ({ number, down }) => [number || "", down ? `▨${down}` : ""].filter(Boolean).join(" ") || "✓",
  },
  events: { "number-shown": { says: ({ number }) => m.bomb_busters_on_number_shown({ number }), sound: "slide" } },
} satisfies MissionPart<"gear">;
