import { expect, it } from "vitest";
import { states } from "./lifecycle.ts";
import { standingValues, statesOf } from "./standing.ts";

it("puts every state into exactly one standing", () => {
  expect(standingValues.flatMap((standing) => statesOf(standing)).toSorted()).toEqual(states.toSorted());
  expect(statesOf(undefined)).toEqual(states);
});
