import { expect, it } from "vitest";
import { grouped, shortened } from "./actions";

const describeAction = (action: string) => ({ group: action.startsWith("p") ? "Passer" : "Déplacer", label: action });

it("keeps the order of the list and groups by the first action of each group", () => {
  const groups = grouped(["c3-d4", "pass", "c3-e5"], describeAction);
  expect(groups.map((group) => [group.name, group.items.map((item) => item.action)])).toEqual([
    ["Déplacer", ["c3-d4", "c3-e5"]],
    ["Passer", ["pass"]],
  ]);
});

it("narrows by every word typed, without regard to accents and capitals", () => {
  const found = grouped(["c3-d4", "pass", "c3-e5"], describeAction, "deplacer E5");
  expect(found).toEqual([{ name: "Déplacer", items: [{ action: "c3-e5", words: { group: "Déplacer", label: "c3-e5" } }] }]);
});

it("asks for no label before it is shown or looked for", () => {
  const asked: string[] = [];
  const describe = (action: string) => ({ ...describeAction(action), get label() { return asked.push(action), action; } });
  const groups = grouped(["c3-d4", "pass"], describe);
  expect(asked).toEqual([]);
  expect(groups[1]?.items[0]?.words.label).toBe("pass");
  expect(asked).toEqual(["pass"]);
});

it("leaves some actions of every group in sight, however many the first has", () => {
  const groups = grouped([..."c".repeat(20), ..."p".repeat(5)], describeAction);
  const lengths = (most: number) => shortened(groups, most, 2).map(({ items }) => items.length);
  expect(lengths(10)).toEqual([8, 2]);
  expect(lengths(100)).toEqual([20, 5]);
  expect(lengths(3)).toEqual([2, 2]);
});
