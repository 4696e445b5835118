import { describe, expect, it } from "vitest";
import { isCodePrefix, maxWords, wordsOf } from "./search-words.ts";

describe("the words of a search", () => {
  it.each([
    ["", []],
    ["  Adhesive   gauze ", ["adhesive", "gauze"]],
    ["gauze GAUZE", ["gauze"]],
    ["100% \\ _", ["100%", "\\", "_"]],
  ])("%j", (search, words) => expect(wordsOf(search)).toEqual(words));

  it("are at most ten", () => expect(wordsOf(Array.from({ length: 50 }, (_, n) => `w${n}`).join(" "))).toHaveLength(maxWords));

  it.each([
    ["90", true],
    ["90183100", true],
    ["9", false],
    ["901831001", false],
    ["90a", false],
  ])("%s may begin a code: %s", (word, isCode) => expect(isCodePrefix(word)).toBe(isCode));
});
