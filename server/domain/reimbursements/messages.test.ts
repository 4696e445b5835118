import { expect, it } from "vitest";
import { reviewMessages } from "./messages.ts";

it("counts one deficiency in the singular", () => {
  expect([0, 1, 2].map(reviewMessages.queriesShown)).toEqual(["Showing 0 deficiencies", "Showing 1 deficiency", "Showing 2 deficiencies"]);
});
