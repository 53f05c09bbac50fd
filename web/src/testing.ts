// What every test finds, whichever ran before it in the same process: the little of a page that a module asks for when it
// is loaded, and French as the language of all messages.
import { afterEach, beforeEach } from "vitest";
import { overwriteGetLocale } from "./paraglide/runtime.js";

Object.defineProperty(globalThis, "document", { value: { documentElement: { lang: "fr" }, cookie: "" }, configurable: true });

const inFrench = (): void => overwriteGetLocale(() => "fr");
beforeEach(inFrench);
// A module that is loaded between two tests keeps the language that it finds.
afterEach(inFrench);
