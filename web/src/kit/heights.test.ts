import { describe, expect, it } from "vitest";
import { rested, stepped } from "./heights";

const rests = { peek: 150, half: 300, full: 600 };

it("goes from height to height and stays at the last", () => {
  expect(stepped("peek", true)).toBe("half");
  expect(stepped("half", true)).toBe("full");
  expect(stepped("full", true)).toBe("full");
  expect(stepped("full", false)).toBe("half");
  expect(stepped("peek", false)).toBe("peek");
});

describe("rested", () => {
  it.each([
    [140, "peek"],
    [220, "peek"],
    [230, "half"],
    [460, "full"],
    [900, "full"],
  ])("let go at %d px it rests at the nearest height: %s", (pixels, height) =>
    expect(rested(pixels, 0, rests)).toBe(height),
  );
  it("goes on where it was flicked", () => {
    expect(rested(160, 1, rests)).toBe("half");
    expect(rested(590, -1, rests)).toBe("half");
    expect(rested(290, -1, rests)).toBe("peek");
    expect(rested(650, 1, rests)).toBe("full");
  });
});
