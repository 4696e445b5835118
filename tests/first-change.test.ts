import { expect, it } from "vitest";
import { sourcesIn, textOf } from "./support/sources.ts";

// What docs/first-change.md shows is true of the product; tests/add-a-page.test.ts makes the page of it.

const guide = textOf("docs/first-change.md");

it("the examples have names that the product does not have", () => {
  const names = [
    /\btext\("(\w+)"/, // the field
    /`"dgft\.(\w+)": dgft,`/, // the permission and call of the use case
    /^ +([A-Z_]+): \{$/m, // the state
    /^ +(\w+): \{\n +permission: /m, // its action
    / permission: "([\w.]+)"/,
    / notice: "(\w+)"/,
  ].map((pattern) => pattern.exec(guide)?.[1] ?? "");
  expect(names).not.toContain("");
  const sources = sourcesIn("server").map(textOf);
  expect(names.filter((name) => sources.some((text) => text.includes(name)))).toEqual([]);
});

it("an action of DGFT asks behind its lock, in the guide as in the product, whether the officer acted for the council", () => {
  const texts = [guide, ...sourcesIn("server/application/dgft").map(textOf)];
  const behindLocks = texts.flatMap((text) => text.split("await lockForwardedReimbursement(").slice(1));
  expect(behindLocks.length).toBeGreaterThan(3);
  expect(behindLocks.filter((text) => !/^.*\n +await assertMayDecide\(tx, actor, current\.id\);/.test(text))).toEqual([]);
});

it("a new state or action has a place in the guide for each table that the compiler names", () => {
  const isOfAll = (file: string): boolean => /\bsatisfies Record<(?:Exclude<)?(?:State|Action)\b/.test(textOf(file));
  const tables = [...sourcesIn("server"), ...sourcesIn("client")].filter(isOfAll);
  expect(tables.length).toBeGreaterThan(4);
  expect(tables.filter((file) => !guide.includes(`\`${file}\``))).toEqual([]);
});
