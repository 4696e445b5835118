import { expect, it } from "vitest";
import { compactName, createNameFinder } from "./firm-names-in-text.ts";

/** The rule, one name after the other: at least four characters, and words of the text one after the other, but for a legal form at the end. */
function isNamedIn(narration: string, name: string): boolean {
  const spoken = narration.toUpperCase().replaceAll(/\b(PRIVATE|PVT|LIMITED|LTD|LLP)\b/g, " ");
  const words = spoken.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const joined = words.flatMap((_, start) => words.slice(start).map((__, end) => words.slice(start, start + end + 1).join("")));
  return name.length >= 4 && joined.some((text) => text.replace(/(PRIVATE|PVT|LIMITED|LTD|LLP)+$/, "") === name);
}

it("finds in a text the names that a search of each one finds, in their order", () => {
  const words = ["Sun", "medical", "A", "Pvt", "Ltd", "PVTLTD", "SUNLLP", "भारत", "Straße"];
  const pairs = words.flatMap((one) => words.map((other) => [one, other]));
  const named = [...words.map((word) => [word]), ...pairs].map((name) => ({ compact: compactName(name.join(" ")) }));
  const find = createNameFinder(named);
  for (const pair of pairs)
    for (const word of words)
      for (const between of [" ", "-", ""]) {
        const narration = [...pair, word].join(between);
        expect(find(narration), narration).toEqual(named.filter(({ compact }) => isNamedIn(narration, compact)));
      }
});
