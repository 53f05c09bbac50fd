// Which tile a tap means. A finger is wider than a planet: where it could mean several, the table comes closer first.

export interface Spot {
  x: number;
  y: number;
}

/** What a finger can hit: a circle of 44 pixels. */
export const FINGER = 22;
/** The least distance between two tiles, in millimetres (CON-2). */
const APART = 36;
/** A mouse hits a tile, or the cloth close by. */
const REACH = 30;

export type Picked = { tile: number } | { closer: Spot } | null;

/** `scale` is pixels per millimetre; a pointer that is `fine` means what is nearest. */
export function pick(tap: Spot, tiles: readonly { tile: number; at: Spot }[], scale: number, fine: boolean): Picked {
  const away = ({ at }: { at: Spot }): number => Math.hypot(at.x - tap.x, at.y - tap.y);
  const reach = Math.max(REACH, FINGER / scale);
  const near = tiles.filter((tile) => away(tile) < reach).sort((a, b) => away(a) - away(b));
  const under = near.filter((tile) => away(tile) < FINGER / scale);
  if (!fine && under.length > 1 && scale < closeScale()) return { closer: tap };
  return near[0] ? { tile: near[0].tile } : null;
}

/** Pixels per millimetre at which no finger covers the centres of two tiles. */
export const closeScale = (): number => (2 * FINGER) / APART;
