import { expect, it } from "vitest";
import { Audience, audienceText, everybody } from "./audience.ts";

it("is everybody, or has at least one condition", () => {
  expect(Audience.safeParse({ ...everybody, isForAll: false }).error?.issues[0]?.message).toMatch(/^Choose all members, or at least one/);
  expect(Audience.parse({ ...everybody, states: ["27"] })).toEqual(everybody);
  expect(Audience.safeParse({ ...everybody, isForAll: false, states: ["00"] }).success).toBe(false);
});

it("is read in words, each kind of condition after the other", () => {
  expect(audienceText(everybody)).toBe("All members");
  expect(audienceText({ isForAll: false, schemes: ["product", "plant"], deviceGroups: ["implant"], states: ["27"] })).toBe(
    "Firms with claims of Product or Plant Registration, with devices of Medical Device - Implant, in Maharashtra",
  );
});
