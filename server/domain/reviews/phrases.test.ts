import { expect, test } from "vitest";
import { phrases } from "./phrases.ts";

test("a common remark can go out as it stands, and each is there once", () => {
  expect(new Set(phrases.map(({ label }) => label)).size).toBe(phrases.length);
  for (const { text } of phrases) expect(text).toMatch(/^[A-Z].*\.$/);
  expect(phrases.map(({ text }) => text).join(" ")).not.toMatch(/please|invalid/i);
});
