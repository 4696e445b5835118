import { expect, it } from "vitest";
import { outlookText } from "./outlook-text.ts";
import type { ReimbursementView } from "./views.ts";

/** @param flagged what the open remarks name; undefined for the whole */
const toReply = (flagged: readonly (string | undefined)[], asksPapers = false) =>
  outlookText({
    state: "DEFICIENCY_SHARED",
    asksPapers,
    documents: flagged.filter((name) => name?.startsWith("item:") === false).map((fieldName) => ({ deficiencies: [{ fieldName, isOpen: true }] })),
    generalDeficiencies: flagged.filter((name) => name?.startsWith("item:") !== false).map((fieldName) => ({ fieldName, isOpen: true })),
  } as unknown as ReimbursementView); // only these parts are read

it("says of a reply what the remarks name: documents, costs, both or neither", () => {
  expect(toReply([undefined, "invoice"])).toBe(
    "Read the remark on each flagged document, put a new file in its place or write an answer, then send your reply. Everything else stands as it is.",
  );
  expect(toReply(["item:one"])).toBe(
    "Read the remark on each flagged cost, change the cost or write an answer, then send your reply. Everything else stands as it is.",
  );
  expect(toReply(["item:one", "invoice"])).toContain("put a new file in the place of a flagged document, change a flagged cost or write an answer,");
  expect(toReply([undefined])).toBe(
    "Answer the remark, then send your reply. You may change every answer, cost and document; what you leave as it is stands.",
  );
});

it("sends a firm that is asked for further papers to the place where they are added", () => {
  for (const flagged of [["invoice"], [undefined]])
    expect(toReply(flagged, true)).toContain("add them under “Further papers for this reply”; no document has to be replaced for them. ");
  expect(toReply(["invoice"])).not.toContain("Further papers");
});
