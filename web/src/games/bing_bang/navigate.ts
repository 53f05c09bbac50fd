// The gestures over the sky: a click picks, a drag draws or pans, two fingers and the wheel come close or go back. What a
// finger taps, the loupe says.
import { inUnits, type Point } from "$kit/drag";
import type { Camera } from "./camera.svelte";

const SLACK = 8;
/** Two fingers have come apart or together when their distance has grown or shrunk so much. */
const APART = 1.25;

export interface Strokes {
  click(at: Point): void;
  /** Whether a stroke from here draws instead of panning. */
  press(at: Point): boolean;
  draw(at: Point): void;
  /** The drawing ends; not `finished` where it turned into something else. */
  release(finished: boolean): void;
  /** A finger is looking through the loupe: the sky stays. */
  looking(): boolean;
}

/** A Svelte action for the sky's svg element. */
export function navigate(node: SVGSVGElement, { camera, strokes }: { camera: Camera; strokes: Strokes }): { destroy(): void } {
  const fingers = new Map<number, Point>();
  let start: Point | null = null;
  let drawing = false;
  let moved = false;
  /** Distance of two fingers when they began. */
  let spread = 0;

  const units = (point: Point): Point => inUnits(node, point);
  const place = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });
  const both = (): [Point, Point] => [...fingers.values()] as [Point, Point];
  const far = ([one, other]: [Point, Point]): number => Math.hypot(one.x - other.x, one.y - other.y);

  function down(event: PointerEvent): void {
    if (event.button !== 0) return;
    fingers.set(event.pointerId, place(event));
    if (fingers.size > 1) {
      if (drawing) strokes.release(false);
      drawing = false;
      moved = true;
      spread = far(both());
      return;
    }
    node.setPointerCapture(event.pointerId);
    start = place(event);
    moved = false;
    drawing = strokes.press(units(start));
  }

  function move(event: PointerEvent): void {
    const last = fingers.get(event.pointerId);
    if (!last || start === null) return;
    const now = place(event);
    moved ||= Math.hypot(now.x - start.x, now.y - start.y) > SLACK;
    fingers.set(event.pointerId, now);
    if (fingers.size > 1) return pinch();
    if (!moved) return;
    if (drawing) strokes.draw(units(now));
    else if (!strokes.looking()) camera.pan((now.x - last.x) * camera.unit, (now.y - last.y) * camera.unit);
  }

  function pinch(): void {
    const [one, other] = both();
    const now = far([one, other]);
    if (now > spread * APART && !camera.zoomed) camera.show(units({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }));
    else if (now * APART < spread && camera.zoomed) camera.whole();
    else return;
    spread = now;
  }

  function up(event: PointerEvent): void {
    if (!fingers.delete(event.pointerId) || start === null || fingers.size > 0) return;
    const finished = event.type === "pointerup";
    if (drawing) strokes.release(finished && moved);
    if (!moved && finished && event.pointerType === "mouse") strokes.click(units(start));
    start = null;
    drawing = false;
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    if (event.deltaY > 0) camera.whole();
    else if (!camera.zoomed) camera.show(units({ x: event.clientX, y: event.clientY }));
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
