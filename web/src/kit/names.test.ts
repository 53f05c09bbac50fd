import { expect, it } from "vitest";
import { overwriteGetLocale } from "../paraglide/runtime.js";
import { calledBy, capital, ofWhom, toWhom } from "./names";

it("says in French whose turn it is, with the article of a robot", () => {
  expect(["Ada", "Robot confirmé 2", "Robot", "Roberte"].map(toWhom)).toEqual([
    "à Ada",
    "au robot confirmé 2",
    "au robot",
    "à Roberte",
  ]);
  expect(capital(toWhom("Robot fort"))).toBe("Au robot fort");
  expect(ofWhom("Robot fort")).toBe("du robot fort");
});

it("leaves names alone in English", () => {
  overwriteGetLocale(() => "en");
  expect(["Ada", "Strong bot", "Bot"].map(toWhom)).toEqual(["Ada", "Strong bot", "Bot"]);
});

it("calls a control by the word that it shows", () => {
  expect(calledBy("Ways", "How each colour moves")).toBe("Ways, How each colour moves");
  expect(calledBy("Undo", "Undo the last move")).toBe("Undo the last move");
});
