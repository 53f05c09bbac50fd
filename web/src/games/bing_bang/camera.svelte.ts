// The part of the sky that is shown, and the gestures over it: tap, drag to pan or to draw, pinch and wheel to zoom.
import { inUnits, type Point } from "$kit/drag";
import { EDGE } from "./sky";

const MARGIN = 28;
export const WHOLE = EDGE + 2 * MARGIN;
const CLOSEST = WHOLE / 4;
const SLACK = 8;

export class Camera {
  x = $state(-MARGIN);
  y = $state(-MARGIN);
  size = $state(WHOLE);

  get viewBox(): string {
    return `${this.x} ${this.y} ${this.size} ${this.size}`;
  }

  get zoomed(): boolean {
    return this.size < WHOLE;
  }

  /** Makes everything larger by `factor`; what lies at `at` stays there. */
  zoom(factor: number, at: Point = { x: this.x + this.size / 2, y: this.y + this.size / 2 }): void {
    const size = Math.min(WHOLE, Math.max(CLOSEST, this.size / factor));
    const ratio = size / this.size;
    this.size = size;
    this.#put(at.x - (at.x - this.x) * ratio, at.y - (at.y - this.y) * ratio);
  }

  pan(dx: number, dy: number): void {
    this.#put(this.x - dx, this.y - dy);
  }

  whole(): void {
    this.size = WHOLE;
    this.#put(0, 0);
  }

  show({ x, y }: Point): void {
    this.size = Math.min(this.size, WHOLE / 2);
    this.#put(x - this.size / 2, y - this.size / 2);
  }

  #put(x: number, y: number): void {
    const inside = (at: number): number => Math.min(WHOLE - MARGIN - this.size, Math.max(-MARGIN, at));
    this.x = inside(x);
    this.y = inside(y);
  }
}

export interface Strokes {
  tap(at: Point): void;
  /** Whether a stroke from here draws instead of panning. */
  press(at: Point): boolean;
  draw(at: Point): void;
  /** The drawing ends; not `finished` where it turned into something else. */
  release(finished: boolean): void;
}

/** A Svelte action for the sky's svg element. */
export function navigate(node: SVGSVGElement, { camera, strokes }: { camera: Camera; strokes: Strokes }): { destroy(): void } {
  const fingers = new Map<number, Point>();
  let start: Point | null = null;
  let drawing = false;
  let moved = false;

  const units = (point: Point): Point => inUnits(node, point);
  const place = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });
  const spread = (): number => {
    const [one, other] = [...fingers.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  };

  function down(event: PointerEvent): void {
    if (event.button !== 0) return;
    fingers.set(event.pointerId, place(event));
    node.setPointerCapture(event.pointerId);
    if (fingers.size > 1) {
      if (drawing) strokes.release(false);
      drawing = false;
      moved = true;
      return;
    }
    start = place(event);
    moved = false;
    drawing = strokes.press(units(start));
  }

  function move(event: PointerEvent): void {
    const last = fingers.get(event.pointerId);
    if (!last || start === null) return;
    const before = spread();
    const now = place(event);
    moved ||= Math.hypot(now.x - start.x, now.y - start.y) > SLACK;
    fingers.set(event.pointerId, now);
    if (!moved) return;
    const [from, to] = [units(last), units(now)];
    if (drawing) strokes.draw(to);
    else camera.pan((to.x - from.x) / fingers.size, (to.y - from.y) / fingers.size);
    if (before > 0) camera.zoom(spread() / before, to);
  }

  function up(event: PointerEvent): void {
    if (!fingers.delete(event.pointerId) || start === null || fingers.size > 0) return;
    const finished = event.type === "pointerup";
    if (drawing) strokes.release(finished && moved);
    if (!moved && finished) strokes.tap(units(start));
    start = null;
    drawing = false;
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    camera.zoom(Math.exp(-event.deltaY / 400), units({ x: event.clientX, y: event.clientY }));
  }

  const listeners: [string, (event: any) => void][] = [
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", up],
    ["pointercancel", up],
    ["wheel", wheel],
  ];
  for (const [name, listener] of listeners) node.addEventListener(name, listener, { passive: false });
  return { destroy: () => listeners.forEach(([name, listener]) => node.removeEventListener(name, listener)) };
}
