// Whoever holds a chart, and a mouse on it, in the units of its drawing. What is meant by a point is for the holder to say.
import { inUnits, type Point } from "$kit/drag";

export interface Pointing {
  /** The position that is aimed at. */
  aim: string | null;
  /** A mouse wanders over the chart; null: it has left. */
  hover(point: Point | null): void;
  press(point: Point): void;
  drag(point: Point): void;
  release(point: Point): void;
  cancel(): void;
  /** The position that a finger at a point means; null: none. */
  nearest(point: Point): string | null;
  /** A finger chose a position; null: none. */
  pick(at: string | null): void;
}

/** A Svelte action: `<svg use:pointing={handlers}>`; without handlers the chart is only looked at. Fingers have a loupe. */
export function pointing(
  node: SVGSVGElement,
  handlers: Pointing | null,
): { update(next: Pointing | null): void; destroy(): void } {
  let current = handlers;
  let pressed: number | null = null;

  const place = (event: PointerEvent): Point => inUnits(node, { x: event.clientX, y: event.clientY });
  const isMouse = (event: PointerEvent): boolean => event.pointerType === "mouse";

  function down(event: PointerEvent): void {
    if (!current || event.button !== 0 || !isMouse(event)) return;
    pressed = event.pointerId;
    node.setPointerCapture(event.pointerId);
    event.preventDefault();
    current.press(place(event));
  }

  function move(event: PointerEvent): void {
    if (pressed === event.pointerId) current?.drag(place(event));
    else if (isMouse(event)) current?.hover(place(event));
  }

  function up(event: PointerEvent): void {
    if (pressed !== event.pointerId) return;
    pressed = null;
    current?.release(place(event));
  }

  function leave(event: PointerEvent): void {
    if (pressed === null && isMouse(event)) current?.hover(null);
  }

  function abort(event: PointerEvent): void {
    if (pressed !== event.pointerId) return;
    pressed = null;
    current?.cancel();
  }

  const listeners: [string, (event: any) => void][] = [
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", up],
    ["pointerleave", leave],
    ["pointercancel", abort],
  ];
  for (const [name, listener] of listeners) node.addEventListener(name, listener);
  return {
    update: (next) => (current = next),
    destroy: () => listeners.forEach(([name, listener]) => node.removeEventListener(name, listener)),
  };
}
