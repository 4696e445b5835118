import { expect, test } from "vitest";
import { filterLabel, filterStates, statesFor } from "./list-filter.ts";

test("each office is shown what waits for its move", () => {
  expect(statesFor("council")).toEqual(["SUBMITTED", "UNDER_REVIEW", "RESUBMITTED", "FRESH_LOOK", "DEFICIENCY_DGFT"]);
  expect(statesFor("dgft")).toEqual(["UNDER_REVIEW_DGFT"]);
});

test("the states of the filter are named in the words of the office, none twice", () => {
  expect(filterStates("council").map((state) => filterLabel(state, "council"))).toEqual([
    "New",
    "Under review",
    "Deficiency shared with member",
    "Reply received",
    "Fresh look asked",
    "Under review by DGFT",
    "Deficiency raised by DGFT",
    "Approved by DGFT",
    "Closed",
  ]);
  expect(filterStates("dgft").map((state) => filterLabel(state, "dgft"))).toEqual([
    "With the member",
    "Under review by DGFT",
    "Deficiency shared with EPCMD",
    "Approved",
    "Closed",
  ]);
});
