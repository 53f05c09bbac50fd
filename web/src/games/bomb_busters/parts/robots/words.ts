// The robot in words.
import { m } from "$messages";
import type { Robot, View } from "../../wire";

/** In one mission it walks in the detonator's place (BOM-5301). */
export const isScore = ({ line }: Robot): boolean => line.length === 0;

/** Where the robot stands, and what lies in front of it that still counts (BOM-5903, BOM-5904). */
export function robotWords(robot: Robot, { validated }: View): string {
  if (isScore(robot)) return m.bomb_busters_robot_on({ place: robot.place });
  const ahead = robot.line.filter((number, at) => (at - robot.place) * robot.facing > 0 && !validated.includes(number));
  const line = (robot.facing > 0 ? ahead : ahead.reverse()).join(", ") || m.bomb_busters_none();
  return m.bomb_busters_robot_line({ number: robot.line[robot.place] ?? 0, ahead: line });
}
