import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { WorstOutcome } from "./outcome-tag.tsx";

it("says the worst outcome of the rules in its word", () => {
  const drawn = (outcome: Parameters<typeof WorstOutcome>[0]["outcome"]) => renderToStaticMarkup(<WorstOutcome outcome={outcome} />);
  expect(drawn("needs_reason")).toContain("Needs a reason");
  expect(drawn("blocks")).toContain("Not payable");
  expect(drawn(null)).toBe("");
});
