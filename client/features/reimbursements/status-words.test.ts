import { expect, it } from "vitest";
import { nextActionText, paymentStep, statusTone, withWhomText } from "./status-words.ts";

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

it("says of a decided claim with whom its money is, and what is next for it", () => {
  const withWhom = (row: Partial<Parameters<typeof withWhomText>[0]>) => withWhomText({ ...approved, withWhom: "nobody", ...row });
  expect(withWhom({})).toBe("Nobody");
  expect(withWhom({ paymentStatus: "papers_asked" })).toBe("You or EPCMD");
  expect(withWhom({ paymentStatus: "sent" })).toBe("EPCMD");
  expect(withWhom({ paymentStatus: "sanctioned" })).toBe("DGFT");
  expect(withWhom({ paymentStatus: "paid" })).toBe("Nobody");
  expect(withWhom({ paymentStatus: "paid", hasOpenRecovery: true })).toBe("You");
  expect(withWhom({ state: "CLOSED", hasOpenRecovery: true })).toBe("You");
  expect(withWhom({ state: "RESUBMITTED", withWhom: "council", paymentStatus: "papers_asked", hasOpenRecovery: true })).toBe("EPCMD");
  expect(withWhom({ state: "DRAFT" })).toBe("You");
  expect(paymentStep({ ...approved, paymentStatus: "papers_asked" })).toEqual({ text: "Look under Payments", isInPayments: true });
  expect(paymentStep({ ...approved, paymentStatus: "sent" })).toEqual({ text: "Wait for the payment", isInPayments: false });
  expect(paymentStep({ ...approved, paymentStatus: "paid" })).toBeUndefined();
});
