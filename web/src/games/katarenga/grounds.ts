// The colours of squares, by their letter.
export const GROUNDS: Readonly<Record<string, string>> = { R: "#b9493f", Y: "#e0b548", G: "#5f9a63", B: "#4676a8" };
