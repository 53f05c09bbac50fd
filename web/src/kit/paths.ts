// Shapes as paths of an svg: what would be many elements is one.
import type { Point } from "./drag";

/** A round dot. */
export const dot = ({ x, y }: Point, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
