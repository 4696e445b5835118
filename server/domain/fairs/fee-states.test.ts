import { expect, test } from "vitest";
import { canSendFeeProof, feeStateOf } from "./fee-states.ts";

const asked = { feePaise: 2_500_000, cancelledAt: null, state: "accepted", newest: undefined } as const;

test("an exhibitor owes the fee until its proof is received; nothing is asked without a fee or a seat, or once the fair is cancelled", () => {
  expect(feeStateOf(asked)).toBe("unpaid");
  expect(feeStateOf({ ...asked, feePaise: null })).toBeNull();
  expect(feeStateOf({ ...asked, state: "offered" })).toBeNull();
  expect(feeStateOf({ ...asked, cancelledAt: new Date(0) })).toBeNull();
  for (const newest of ["sent", "received", "returned"] as const) {
    expect(feeStateOf({ ...asked, newest })).toBe(newest);
    expect(feeStateOf({ ...asked, newest, state: "lost" })).toBe(newest);
  }
});

test("a proof is sent while none waits or is received", () => {
  expect(canSendFeeProof(asked)).toBe(true);
  expect(canSendFeeProof({ ...asked, newest: "returned" })).toBe(true);
  expect(canSendFeeProof({ ...asked, newest: "sent" })).toBe(false);
  expect(canSendFeeProof({ ...asked, newest: "received" })).toBe(false);
  expect(canSendFeeProof({ ...asked, feePaise: null })).toBe(false);
  expect(canSendFeeProof({ ...asked, state: "withdrawn" })).toBe(false);
  expect(canSendFeeProof({ ...asked, cancelledAt: new Date(0) })).toBe(false);
});
