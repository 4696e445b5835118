import { expect, it } from "vitest";
import { startingReasons } from "./starting-reasons.ts";

const inHindi = startingReasons.map(({ sentenceHi }) => sentenceHi).join("\n");

it("does not name the programme in Hindi as the website names an event", () => {
  expect(inHindi).not.toContain("कार्यक्रम");
  expect(inHindi).toContain("योजना की अवधि");
});

it("counts the exports of a year as one thing in Hindi", () => {
  expect(inHindi).not.toContain("वर्ष के निर्यात");
  expect(inHindi).toContain("वर्ष का निर्यात");
});
