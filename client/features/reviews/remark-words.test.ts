import { expect, it } from "vitest";
import { remarkInWords } from "./remark-words.ts";

const view = { state: "DEFICIENCY_SHARED" as const, replyBy: "2026-12-15", firm: { name: "Asha Ltd" }, claimedPaise: null, sheet: undefined };
const document = {
  fieldName: "rcmc_certificate",
  label: "RCMC certificate",
  isApplicable: true,
  verdict: { status: "DEFICIENT" as const, remark: "Send it until {date}.", phraseCodes: ["late"], ticks: [], isReplacedSinceCheck: false },
  deficiencies: [{ isOpen: true, answeredAt: undefined, remark: "Send it until 01-12-2026." }],
};

it("shows a shared remark as the member received it, and another as it would read today", () => {
  expect(remarkInWords(view, document, {}, false)).toBe("Send it until 01-12-2026.");
  expect(remarkInWords(view, document, {}, true)).toBe("Send it until 15-12-2026.");
  // A closing ends a remark that was not answered; the words stay.
  const ended = { ...document, deficiencies: document.deficiencies.map((deficiency) => ({ ...deficiency, isOpen: false })) };
  expect(remarkInWords({ ...view, state: "CLOSED" }, ended, {}, false)).toBe("Send it until 01-12-2026.");
  // After a fresh look a colleague writes a new one, which is not shared yet.
  expect(remarkInWords({ ...view, state: "UNDER_REVIEW" }, ended, {}, false)).toBe("Send it until 15-12-2026.");
});
