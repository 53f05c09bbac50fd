// Tap-tap and drag as one gesture for boards: pick something up, put it down somewhere.
// A tap picks up and the next tap puts down; pressing and pulling does both in one stroke.

export interface Point {
  x: number;
  y: number;
}

export interface Gesture {
  /** What lies under the pointer, as the board names it; null is nothing. */
  hit(event: PointerEvent): string | null;
  /** Whether this can be picked up now. */
  canPick(key: string): boolean;
  /** What is picked up now, by tap or by drag; null is nothing. */
  picked(): string | null;
  pick(key: string): void;
  /** Put down on `key`. Answers whether that was a place for it. */
  drop(key: string): boolean;
  /** Let go without effect. */
  cancel(): void;
  /** The pointer while something is dragged, in client coordinates; null when the drag has ended. */
  moved?(point: Point | null, over: string | null): void;
}

/** A drag begins after so many pixels; less is a tap. */
const SLACK = 6;

/** A Svelte action for the board's svg element: `<svg use:board={gesture}>`. */
export function board(
  node: SVGElement | HTMLElement,
  gesture: Gesture,
): { update(next: Gesture): void; destroy(): void } {
  let current = gesture;
  let start: Point | null = null;
  let pressed: string | null = null;
  let wasPicked = false;
  let dragging = false;

  function down(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary) return;
    const key = current.hit(event);
    if (key === null) return current.cancel();
    start = { x: event.clientX, y: event.clientY };
    pressed = key;
    wasPicked = current.picked() === key;
    dragging = false;
    if (current.picked() !== null && !wasPicked && current.drop(key)) return reset();
    if (!current.canPick(key)) {
      current.cancel();
      return reset();
    }
    if (!wasPicked) current.pick(key);
    node.setPointerCapture(event.pointerId);
    event.preventDefault();
  }

  function move(event: PointerEvent): void {
    if (start === null) return;
    const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK;
    dragging ||= far;
    if (dragging) current.moved?.({ x: event.clientX, y: event.clientY }, current.hit(event));
  }

  function up(event: PointerEvent): void {
    if (start === null) return;
    const key = current.hit(event);
    if (dragging) {
      if (key === null || key === pressed || !current.drop(key)) current.cancel();
      current.moved?.(null, null);
    } else if (wasPicked) {
      current.cancel();
    }
    reset();
  }

  function abort(): void {
    if (start === null) return;
    current.cancel();
    current.moved?.(null, null);
    reset();
  }

  function reset(): void {
    start = null;
    pressed = null;
    dragging = false;
  }

  const listeners: [string, (event: any) => void][] = [
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", up],
    ["pointercancel", abort],
  ];
  for (const [name, listener] of listeners) node.addEventListener(name, listener);
  return {
    update: (next) => (current = next),
    destroy: () => listeners.forEach(([name, listener]) => node.removeEventListener(name, listener)),
  };
}

/** The key of the nearest element with a `data-key` under the pointer, also while the pointer is captured. */
export function keyUnder(event: PointerEvent): string | null {
  const element = document.elementFromPoint(event.clientX, event.clientY);
  return element?.closest<HTMLElement | SVGElement>("[data-key]")?.dataset["key"] ?? null;
}

/** Client coordinates in the units of an svg's view box. */
export function inUnits(svg: SVGSVGElement, point: Point): Point {
  const matrix = svg.getScreenCTM();
  if (matrix === null) return point;
  const { x, y } = new DOMPoint(point.x, point.y).matrixTransform(matrix.inverse());
  return { x, y };
}
