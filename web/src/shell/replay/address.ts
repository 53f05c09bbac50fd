// The address of one step of a replay: `/r/ID?step=17&seat=2`. Without a seat it is seen as a spectator sees it.

export interface StepAsked {
  step: number;
  seat: number | null;
}

const whole = (text: string | null): number | null => (text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null);

/** The step that an address asks for, and from whose eyes; null where it asks for none. */
export function readStep(search: string): StepAsked | null {
  const asked = new URLSearchParams(search);
  const step = whole(asked.get("step"));
  return step === null ? null : { step, seat: whole(asked.get("seat")) };
}

export const stepAddress = (table: string, step: number, seat: number | null): string =>
  `/r/${encodeURIComponent(table)}?step=${step}${seat === null ? "" : `&seat=${seat}`}`;
