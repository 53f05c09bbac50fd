// The heights of a sheet on a phone, and where it comes to rest after a drag. Pure, so that it can be tested.

/** A look at what is in it, as much as leaves the board in sight, or all of the screen. */
export const HEIGHTS = ["peek", "half", "full"] as const;
export type Height = (typeof HEIGHTS)[number];

/** Pixels that a finger moves before it is a drag and no tap. */
export const SLACK = 6;
/** Pixels a millisecond from which a drag is a flick, which goes on to the next height. */
const FLICK = 0.5;

/** The next height upwards or downwards; the last one stays. */
export function stepped(height: Height, up: boolean): Height {
  return HEIGHTS[Math.min(HEIGHTS.length - 1, Math.max(0, HEIGHTS.indexOf(height) + (up ? 1 : -1)))]!;
}

/** Where a sheet rests that was let go at so many pixels, moving `speed` pixels a millisecond upwards. `rests` are the
 * pixels of each height. */
export function rested(pixels: number, speed: number, rests: Readonly<Record<Height, number>>): Height {
  if (speed > FLICK) return HEIGHTS.find((height) => rests[height] > pixels) ?? "full";
  if (speed < -FLICK) return HEIGHTS.findLast((height) => rests[height] < pixels) ?? "peek";
  const far = (height: Height): number => Math.abs(rests[height] - pixels);
  return HEIGHTS.reduce((near, height) => (far(height) < far(near) ? height : near));
}
