import { expect, test } from "vitest";
import { tableOf } from "./link";

test("a table is known by its link, however it was copied", () => {
  for (const link of ["abc234", " /t/abc234 ", "https://games.example.org/t/abc234", "http://x/t/abc234/?seat=1#chat"])
    expect(tableOf(link)).toBe("abc234");
  expect(tableOf("  ")).toBe("");
});
