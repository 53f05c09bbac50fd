// The robot: in the place of the detonator, or on a line of number cards (BOM-215).
import { m } from "$messages";
import type { MissionPart } from "../part";
import Panel from "./Panel.svelte";
import { isScore, robotWords } from "./words";

export const robots = {
  slice: "robots",
  panel: { key: "robot", name: m.bomb_busters_robot_name, Body: Panel, whole: true },
  gatesValues: (robot) => !isScore(robot),
  score: (robot) =>
    isScore(robot)
      ? { help: m.bomb_busters_goal_robot_help({ place: robot.place }), defused: m.bomb_busters_ending_defused_robot({ place: robot.place }) }
      : null,
  summary: { at: "table", words: (robot, view) => [robotWords(robot, view)] },
  ends: { robot: { ended: m.bomb_busters_ended_robot, ending: m.bomb_busters_ending_robot } },
  actions: {
    face: { label: ({ turn }) => (turn ? m.bomb_busters_do_turn() : m.bomb_busters_do_stay()), way: "asked" },
  },
  events: {
    "robot-line": { says: ({ numbers }) => m.bomb_busters_on_robot_line({ line: numbers.join(", ") }) },
    robot: {
      says: ({ place }, { parts: { robots: robot } }) => m.bomb_busters_on_robot({ place: robot && isScore(robot) ? place : (robot?.line[place] ?? 0) }),
      sound: "wood",
      moves: "robots",
    },
    "robot-turned": { says: () => m.bomb_busters_on_robot_turned(), sound: "slide", moves: "robots" },
  },
  tasks: { face: { asks: () => m.bomb_busters_prompt_face(), over: "others" } },
} satisfies MissionPart<"robots">;
