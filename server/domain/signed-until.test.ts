import { expect, it } from "vitest";
import { isLinkValid } from "./signed-until.ts";

const now = new Date("2026-11-24T10:00:00Z");
const inSeconds = (seconds: number): number => now.getTime() / 1_000 + seconds;

it.each([
  ["made now", 600, true],
  ["at its end", 0, true],
  ["over", -1, false],
  ["made by a node that is half a minute ahead", 630, true],
  ["made an hour ahead, before the clock went back", 3_600 + 600, false],
])("a link %s", (_which, seconds, isValid) => {
  expect(isLinkValid(inSeconds(seconds), 10, now)).toBe(isValid);
});
