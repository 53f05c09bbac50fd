// What the two skies say of planets that the reader cannot see: probed, implied and completed.
import type { Claim } from "$kit/claims";
import { layoutOf } from "./geometry";
import { leftIn } from "./goal";
import { groundAt, type Ground } from "./inspect";
import type { SkyView, View } from "./wire";

export const claims = (view: View): Claim<View>[] =>
  view.skies.flatMap((sky, owner) => [
    ...[...layoutOf(view).points.keys()].flatMap((at) => positionClaims(sky, owner, at)),
    ...sky.systems.map((system) => systemClaim(view, owner, system)),
    ...countClaims(view, sky, owner),
  ]);

/** A sign on a position: a planet lies there, or none does. */
function positionClaims(sky: SkyView, owner: number, at: string): Claim<View>[] {
  const ground = groundAt(sky, at, sky.planets ?? []);
  if (ground === null) return [];
  const isPlanet = (["complete", "found", "hidden"] as readonly Ground[]).includes(ground);
  return [{ says: `${at} of sky ${owner} is ${ground}`, holds: (open) => planetsOf(open, owner).includes(at) === isPlanet }];
}

/** A completed system has no planet beside its own: nothing of it is left to find. */
function systemClaim(view: View, owner: number, system: readonly string[]): Claim<View> {
  const layout = layoutOf(view);
  const beside = system.flatMap((at) => layout.around(at)).filter((at) => !system.includes(at));
  return {
    says: `${system.join(", ")} of sky ${owner} is a whole system`,
    holds: (open) => !beside.some((at) => planetsOf(open, owner).includes(at)),
  };
}

/** How many planets and systems there are to find in a sky that is laid out. */
function countClaims(view: View, sky: SkyView, owner: number): Claim<View>[] {
  if (!sky.ready) return [];
  const left = leftIn(view, owner);
  const hidden = (open: View): string[] => planetsOf(open, owner).filter((at) => !sky.found.includes(at));
  return [
    { says: `sky ${owner} hides ${left.planets} more planets`, holds: (open) => hidden(open).length === left.planets },
    { says: `sky ${owner} has ${view.planets} planets`, holds: (open) => planetsOf(open, owner).length === view.planets },
    { says: `sky ${owner} has ${view.systems} systems`, holds: (open) => open.skies[owner]?.groups === view.systems },
  ];
}

const planetsOf = (open: View, owner: number): readonly string[] => open.skies[owner]?.planets ?? [];
