// What the sky says of the goal and of the routes that only the source has seen.
import type { Claim } from "$kit/claims";
import { inscription, signsOn } from "./tiles";
import type { View } from "./wire";

export function claims(view: View): Claim<View>[] {
  if (view.phase !== "transmit" && view.phase !== "guess") return [];
  return [
    ...view.tiles.flatMap((_, tile) => tileClaims(view, tile)),
    ...view.heard.map((flights, number) => heardClaim(flights.length, number)),
    { says: "the goal is one of the planets that are ringed", holds: (open) => open.goal !== null && signsOn(view, open.goal).possible },
  ];
}

/** The signs of a tile. That the goal is possible here says nothing by itself; that it is not does. */
function tileClaims(view: View, tile: number): Claim<View>[] {
  const { goal, possible, wrong, stopover } = signsOn(view, tile);
  const name = inscription(tile);
  return [
    ...(goal ? [{ says: `${name} is the goal`, holds: (open: View) => open.goal === tile }] : []),
    ...(possible ? [] : [{ says: `${name} is not the goal`, holds: (open: View) => open.goal !== tile }]),
    ...(wrong ? [{ says: `${name} was pointed at in vain`, holds: (open: View) => open.goal !== tile }] : []),
    ...(stopover ? [{ says: `${name} was the first stopover`, holds: (open: View) => open.routes[view.stopover_of]?.[0] === tile }] : []),
  ];
}

/** A transmission of so many flights was a way of so many legs, and led to the goal. */
const heardClaim = (flights: number, number: number): Claim<View> => ({
  says: `transmission ${number + 1} went to the goal in ${flights} legs`,
  holds: (open) => open.routes[number]?.length === flights && open.routes[number]?.at(-1) === open.goal,
});
