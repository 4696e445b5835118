import { expect, test } from "vitest";
import { inWordsOf } from "./in-words-of.ts";

test("numbers of a sentence stand in it in the same order; what is not listed stays", () => {
  const said = { "Wait # seconds": "# सेकंड रुकें", "# of #": "# में से #" };
  expect(inWordsOf(said, "Wait 45 seconds")).toBe("45 सेकंड रुकें");
  expect(inWordsOf(said, "3 of 12")).toBe("3 में से 12");
  expect(inWordsOf(said, "Wait a little")).toBe("Wait a little");
});
