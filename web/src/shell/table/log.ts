// The log in words.

/** A step of the game; null is one that needs no words. */
export interface LogLine {
  id: number;
  text: string | null;
}

export const spokenOf = (lines: readonly LogLine[]): (LogLine & { text: string })[] =>
  lines.filter((line): line is LogLine & { text: string } => line.text !== null);

/** So many of the last sentences stand beside a board that cannot show what happened. */
const NEWEST = 3;

export const newest = (lines: readonly LogLine[]): string[] => spokenOf(lines).slice(-NEWEST).map(({ text }) => text);
