// The bunker: a figure on two floors, steps by constraints, and jobs (BOM-333 ff.).
import { m } from "$messages";
import type { MissionPart } from "../part";
import { jobWords, placeName, sideWord } from "./floors";
import Panel from "./Panel.svelte";

export const bunker = {
  slice: "bunker",
  panel: { key: "bunker", name: m.bomb_busters_bunker, Body: Panel, mark: (inside) => m.bomb_busters_part_bunker({ place: placeName(inside) }) },
  actions: { walk: { label: ({ side }) => m.bomb_busters_do_walk({ side: sideWord(side) }), on: "bunker" } },
  events: {
    bunker: { says: () => m.bomb_busters_on_bunker() },
    stepped: { says: (event) => m.bomb_busters_on_stepped({ place: placeName(event) }), sound: "wood", moves: "bunker" },
    job: { says: ({ job }) => jobWords(job), sound: "chime", moves: "bunker" },
    spotted: { says: ({ by }) => (by === "guard" ? m.bomb_busters_job_seen() : m.bomb_busters_on_trap()), moves: "bunker" },
  },
  tasks: { step: { asks: () => m.bomb_busters_prompt_step(), over: "all" } },
} satisfies MissionPart<"bunker">;
