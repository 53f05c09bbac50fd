// Which tile a tap means: the nearest, if it is near.

export interface Spot {
  x: number;
  y: number;
}

/** What a finger can hit: a circle of 44 pixels. */
const FINGER = 22;
/** A mouse hits a tile, or the cloth close by; in millimetres. */
const REACH = 30;

/** `scale` is pixels per millimetre. */
export function nearest(tap: Spot, tiles: readonly { tile: number; at: Spot }[], scale: number): number | null {
  const away = ({ at }: { at: Spot }): number => Math.hypot(at.x - tap.x, at.y - tap.y);
  const near = tiles.filter((tile) => away(tile) < Math.max(REACH, FINGER / scale)).sort((a, b) => away(a) - away(b));
  return near[0]?.tile ?? null;
}
