// What the form of a new table holds, and the request it becomes.
import type { Correspondence, NewTable, TimeControl } from "../wire";
import type { OptionField, OptionValue } from "./schema";

/** Who takes a seat: me, somebody who comes by the link, or a bot by its name. */
export type SeatPlan = "me" | "open" | `bot:${string}`;

export interface TableForm {
  seats: number;
  plans: SeatPlan[];
  options: Record<string, OptionValue>;
  public: boolean;
  coach: boolean;
  rated: boolean;
  pace: "free" | "clock" | "days";
  days: Correspondence["days"];
  /** What it means to let one's days pass. */
  passed: NonNullable<Correspondence["timeout"]>;
  minutes: number;
  increment: number;
  timeout: NonNullable<TimeControl["timeout"]>;
}

export function emptyForm(seats: number, fields: readonly OptionField[]): TableForm {
  return {
    seats,
    plans: planned([], seats),
    options: Object.fromEntries(fields.map((field) => [field.name, field.initial])),
    public: false,
    coach: true,
    rated: false,
    pace: "free",
    days: 3,
    passed: "bot",
    minutes: 15,
    increment: 10,
    timeout: "lose",
  };
}

/** The plans for so many seats: the first is mine, new ones are open. */
export function planned(plans: readonly SeatPlan[], seats: number): SeatPlan[] {
  return Array.from({ length: seats }, (_, seat) => plans[seat] ?? (seat === 0 ? "me" : "open"));
}

/** The options with what these fields do not offer back at its default. */
export function offered(options: TableForm["options"], fields: readonly OptionField[]): TableForm["options"] {
  const isLost = (field: OptionField): boolean =>
    field.kind === "choice" && !field.values.some((one) => one === options[field.name]);
  const lost = fields.filter(isLost);
  return { ...options, ...Object.fromEntries(lost.map((field) => [field.name, field.initial])) };
}

/** The request. Where nobody has to come, the game starts at once. */
export function requestOf(game: string, form: TableForm): NewTable {
  const plans = form.plans.slice(0, form.seats);
  const bots = plans.flatMap((plan, seat) => (plan.startsWith("bot:") ? [[String(seat), plan.slice(4)] as const] : []));
  return {
    game,
    seats: form.seats,
    options: form.options,
    mine: plans.flatMap((plan, seat) => (plan === "me" ? [seat] : [])),
    bots: Object.fromEntries(bots),
    public: form.public,
    coach: form.coach && !form.rated,
    rated: form.rated,
    clock:
      form.pace === "clock"
        ? { minutes: form.minutes, increment: form.increment, timeout: form.rated ? "lose" : form.timeout }
        : null,
    correspondence: form.pace === "days" ? { days: form.days, timeout: form.rated ? "lose" : form.passed } : null,
    start: !plans.includes("open") && plans.includes("me"),
  };
}
