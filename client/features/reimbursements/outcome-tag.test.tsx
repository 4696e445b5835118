import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { WorstOutcome } from "./outcome-tag.tsx";

it("says the worst outcome of the rules in its word, until DGFT has sanctioned an amount", () => {
  const drawn = (claim: Parameters<typeof WorstOutcome>[0]["claim"]) => renderToStaticMarkup(<WorstOutcome claim={claim} />);
  expect(drawn({ ruleOutcome: "needs_reason", sanctionedPaise: null })).toContain("Needs a reason");
  expect(drawn({ ruleOutcome: "blocks", sanctionedPaise: null })).toContain("Not payable");
  expect(drawn({ ruleOutcome: null, sanctionedPaise: null })).toBe("");
  expect(drawn({ ruleOutcome: "blocks", sanctionedPaise: 0 })).toBe("");
});
