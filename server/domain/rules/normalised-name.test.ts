import { expect, it } from "vitest";
import { normalisedName, wordsInOrder } from "./normalised-name.ts";

it("reads a name in one spelling", () => expect(normalisedName(" M/s. Ágora  GmbH & Co ")).toBe("m s ágora gmbh co"));

it.each([
  ["RAO, Sunil", "rao sunil"],
  ["Sunil  Rao", "rao sunil"],
  ["मीना राव", "मीना राव"],
  ["मोनू राव", "मोनू राव"],
  ["  ", undefined],
  [undefined, undefined],
])("reads the person %s as %s", (text, expected) => expect(wordsInOrder(text)).toBe(expected));
