// What a launch would uncover, read off the printed chart, so that it can be shown before anything is launched.
// The answer itself, and whether the launch may be made, come from the server.
import type { Layout } from "./geometry";
import type { Action, Chart, Laser, Lasers, Rocket, Ship, SkyView, SuperShip } from "./wire";

export type Launch = Rocket | Ship | SuperShip | Lasers | Laser;

const KINDS: Record<Launch["type"], true> = { rocket: true, ship: true, "super-ship": true, lasers: true, laser: true };

export const isLaunch = (action: Action): action is Launch => action.type in KINDS;

export interface Reach {
  positions: readonly string[];
  beams: readonly (readonly [string, string])[];
}

export function reachOf(launch: Launch, chart: Chart, layout: Layout, sky: SkyView): Reach {
  switch (launch.type) {
    case "rocket":
      return { positions: [launch.at], beams: [] };
    case "ship":
      return { positions: layout.around(launch.at), beams: [] };
    case "super-ship":
      return { positions: chart.triangles.find(({ centre }) => centre === launch.at)?.positions ?? [launch.at], beams: [] };
    case "lasers":
      return along(chart, [[launch.at[0], launch.at[1]]]);
    case "laser":
      return along(chart, sky.emitters.map((emitter) => [launch.at, emitter] as const));
  }
}

/** The beams between those pairs that share a drawn line. */
function along(chart: Chart, pairs: readonly (readonly [string, string])[]): Reach {
  const beams = pairs.filter(([one, other]) => chart.lines.some((line) => line.includes(one) && line.includes(other)));
  const positions = beams.flatMap(([one, other]) => {
    const line = chart.lines.find((drawn) => drawn.includes(one) && drawn.includes(other)) ?? [];
    const [start, end] = [line.indexOf(one), line.indexOf(other)].sort((a, b) => a - b) as [number, number];
    return line.slice(start, end + 1);
  });
  return { positions: [...new Set(positions)], beams };
}
