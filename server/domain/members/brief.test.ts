import { expect, it } from "vitest";
import { countWords } from "./brief.ts";

it.each([
  ["", 0],
  ["  \n ", 0],
  ["We make syringes", 3],
  ["We make – since 1998 – syringes,\nneedles & cannulae.", 7],
  ["हम सीरिंज बनाते हैं", 4],
])("%j has %i words", (text, count) => expect(countWords(text)).toBe(count));
