import { expect, it } from "vitest";
import { nextActionText, statusTone } from "./status-words.ts";

it("shades a status by its words, but never a closed claim by its reason", () => {
  expect(statusTone({ state: "UNDER_REVIEW_DGFT", status: "Under review by DGFT" })).toBe("blue");
  expect(statusTone({ state: "DEFICIENCY_SHARED", status: "Action needed: deficiency in 1 document" })).toBe("orange");
  expect(statusTone({ state: "APPROVED_DGFT", status: "Approved" })).toBe("green");
  expect(statusTone({ state: "SUBMITTED", status: "New" })).toBe("neutral");
  for (const reason of ["The event was not approved beforehand.", "The deficiency was not answered.", "It was under review already."])
    expect(statusTone({ state: "CLOSED", status: `Closed: ${reason}` })).toBe("neutral");
});

const approved = { state: "APPROVED_DGFT", paymentStatus: null, hasOpenRecovery: false } as const;

it("names what an approved claim still waits for", () => {
  expect(nextActionText({ ...approved, paymentStatus: "papers_asked" })).toBe("Look under Payments");
  expect(nextActionText({ ...approved, paymentStatus: "sent" })).toBe("Wait for the payment");
  expect(nextActionText({ ...approved, paymentStatus: "withheld" })).toBe("Wait for the payment");
  expect(nextActionText({ ...approved, paymentStatus: "paid" })).toBe("Nothing more to do");
  expect(nextActionText(approved)).toBe("Nothing more to do");
  expect(nextActionText({ ...approved, state: "DEFICIENCY_SHARED", paymentStatus: "returned" })).toBe("Reply");
});

it("sends a firm that has to pay money back to its payments, also after the claim was closed", () => {
  const asked = { ...approved, paymentStatus: "paid", hasOpenRecovery: true } as const;
  expect(nextActionText(asked)).toBe("Look under Payments");
  expect(nextActionText({ ...asked, state: "CLOSED" })).toBe("Look under Payments");
  expect(nextActionText({ ...asked, state: "DEFICIENCY_SHARED" })).toBe("Reply");
});
