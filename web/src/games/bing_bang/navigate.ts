// The gestures over the sky: tap, drag to pan or to draw, pinch and wheel to zoom.
import { inUnits, type Point } from "$kit/drag";
import type { Camera } from "./camera.svelte";

const SLACK = 8;

export interface Strokes {
  tap(at: Point, finger: boolean): void;
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
    if (!moved && finished) strokes.tap(units(start), event.pointerType === "touch");
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
