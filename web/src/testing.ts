// What every test finds, whichever ran before it in the same process: the little of a page that a module asks for when it
// is loaded, and French as the language of all messages.
import { beforeEach } from "vitest";
import { overwriteGetLocale } from "./paraglide/runtime.js";

Object.defineProperty(globalThis, "document", { value: { documentElement: { lang: "fr" }, cookie: "" }, configurable: true });

beforeEach(() => overwriteGetLocale(() => "fr"));
