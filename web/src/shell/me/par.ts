// What it says that bots have played the same deals, in numbers. Pure, so that it can be tested.
import type { AgainstPar } from "../wire";

/** Whether the difference from par is more than luck explains, and in which direction. */
export const verdict = ({ low, high }: Pick<AgainstPar, "low" | "high">): "above" | "below" | "open" =>
  low > 0 ? "above" : high < 0 ? "below" : "open";

/** A number as it is read; with a `sign` also what it adds. */
export const figure = (value: number, language: string, sign = false): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: sign ? "exceptZero" : "negative" })
    .format(value)
    .replace("-", "−");
