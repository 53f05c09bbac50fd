// The robot that carries wires along the numbers (BOM-217), and filing a wire that comes from it or from the pile.
import { m } from "$messages";
import { said } from "../../saying";
import { letter, slotName, wireWord } from "../../values";
import type { MissionPart } from "../part";
import Sign from "./Sign.svelte";

export const carrier = {
  slice: "carrier",
  carried: ({ wires }, { tasks }) => [...wires, ...tasks.flatMap((task) => (task.type === "file-wire" ? [task.code] : []))],
  track: { isAt: ({ place }, number) => place === number, words: ({ wires }) => m.bomb_busters_robot({ count: wires.length }), Sign },
  summary: { at: "table", words: ({ place, wires }) => [m.bomb_busters_robot_summary({ place, count: wires.length })] },
  actions: { file: { label: ({ stand }) => m.bomb_busters_do_file({ letter: letter(stand) }), way: "asked" } },
  events: {
    "carrier-moved": { says: ({ place }) => m.bomb_busters_on_robot({ place }), sound: "wood" },
    "wire-taken": {
      says: ({ seat, slot }, _view, names, me) => said(seat, me, names, { slot: slotName(slot) }, m.bomb_busters_on_taken, m.bomb_busters_on_taken_you),
      sound: "slide",
    },
  },
  tasks: {
    "take-wire": { awaits: () => m.bomb_busters_prompt_robot() },
    "file-wire": {
      asks: ({ code }, { parts }) =>
        parts.breaches ? m.bomb_busters_prompt_breach({ wire: wireWord(code) }) : m.bomb_busters_prompt_file({ wire: wireWord(code) }),
      over: "others",
    },
  },
} satisfies MissionPart<"carrier">;
