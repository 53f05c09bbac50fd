// Actions compared as text.

/** A value as text, whatever the order of its fields: packs sort them, boards do not. */
export const written = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === "object" && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort()) : part,
  );
