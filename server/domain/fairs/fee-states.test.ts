import { expect, test } from "vitest";
import { canSendFeeProof, feeReceivedPaise, feeRestPaise, feeStateOf, type FeeProofState } from "./fee-states.ts";

const asked = { feePaise: 2_500_000, cancelledAt: null, state: "accepted", proofs: [] } as const;
const of = (state: FeeProofState, amountPaise = 2_500_000) => ({ ...asked, proofs: [{ state, amountPaise }] });

test("an exhibitor owes the fee until its proof is received; nothing is asked without a fee or a seat, or once the fair is cancelled", () => {
  expect(feeStateOf(asked)).toBe("unpaid");
  expect(feeStateOf({ ...asked, feePaise: null })).toBeNull();
  expect(feeStateOf({ ...asked, state: "offered" })).toBeNull();
  expect(feeStateOf({ ...asked, cancelledAt: new Date(0) })).toBeNull();
  for (const newest of ["sent", "received", "returned"] as const) {
    expect(feeStateOf(of(newest))).toBe(newest);
    expect(feeStateOf({ ...of(newest), state: "lost" })).toBe(newest);
  }
});

test("a proof is sent while none waits and a part of the fee is not received", () => {
  expect(canSendFeeProof(asked)).toBe(true);
  expect(canSendFeeProof(of("returned"))).toBe(true);
  expect(canSendFeeProof(of("sent"))).toBe(false);
  expect(canSendFeeProof(of("received"))).toBe(false);
  expect(canSendFeeProof({ ...asked, feePaise: null })).toBe(false);
  expect(canSendFeeProof({ ...asked, state: "withdrawn" })).toBe(false);
  expect(canSendFeeProof({ ...asked, cancelledAt: new Date(0) })).toBe(false);
});

test("a payment below the fee is received in part, and the rest is owed", () => {
  const part = of("received", 2_000_000);
  expect([feeStateOf(part), canSendFeeProof(part), feeRestPaise(part)]).toEqual(["part", true, 500_000]);
  const whole = { ...asked, proofs: [...of("received", 500_000).proofs, ...of("returned").proofs, ...part.proofs] };
  expect([feeStateOf(whole), canSendFeeProof(whole), feeRestPaise(whole)]).toEqual(["received", false, 0]);
  expect(feeReceivedPaise(whole.proofs)).toBe(2_500_000);
  expect(feeStateOf({ ...part, feePaise: null })).toBe("received");
  const takenBack = { ...asked, proofs: [...of("returned", 500_000).proofs, ...part.proofs] };
  expect([feeStateOf(takenBack), feeStateOf({ ...takenBack, feePaise: 2_000_000 })]).toEqual(["returned", "received"]);
});
