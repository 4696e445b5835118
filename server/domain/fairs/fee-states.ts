import type { ApplicationState } from "./states.ts";

/** Where the fee of an exhibitor stands, with its words for the member and for the council. */
export const feeStates = {
  unpaid: "Not paid",
  sent: "Proof sent",
  part: "Received in part",
  received: "Received",
  returned: "Proof returned",
} as const;
export type FeeState = keyof typeof feeStates;

/** What is stored of a proof. */
export const feeProofStates = ["sent", "received", "returned"] as const satisfies readonly FeeState[];
export type FeeProofState = (typeof feeProofStates)[number];

type Facts = {
  /** Null for a fair without a fee. */
  readonly feePaise: number | null;
  /** Null while the fair is not cancelled. */
  readonly cancelledAt: Date | null;
  readonly state: ApplicationState;
  /** What the firm sent, the newest first. */
  readonly proofs: readonly { readonly state: FeeProofState; readonly amountPaise: number }[];
};

/** What the council has received, in paise. */
export const feeReceivedPaise = (proofs: Facts["proofs"]): number =>
  proofs.reduce((sum, { state, amountPaise }) => (state === "received" ? sum + amountPaise : sum), 0);

/** What is left of the fee after the payments that the council has received, in paise; 0 when nothing is left or no fee is asked. */
export const feeRestPaise = ({ feePaise, proofs }: Pick<Facts, "feePaise" | "proofs">): number =>
  Math.max(0, (feePaise ?? 0) - feeReceivedPaise(proofs));

/** Where the fee stands; null where nothing is asked and nothing was sent. A returned proof leaves a fee received that the others pay. */
export function feeStateOf(facts: Facts): FeeState | null {
  const { feePaise, cancelledAt, state, proofs } = facts;
  const newest = proofs[0]?.state;
  const restPaise = feeRestPaise(facts);
  if (newest === "received") return restPaise > 0 ? "part" : "received";
  if (newest === "returned" && restPaise === 0 && feeReceivedPaise(proofs) > 0) return "received";
  if (newest !== undefined) return newest;
  return feePaise !== null && cancelledAt === null && state === "accepted" ? "unpaid" : null;
}

/** Whether the firm can send a proof: it holds its seat, the fair is not cancelled, no proof waits, and a part of the fee is not received. */
export const canSendFeeProof = (facts: Facts): boolean =>
  facts.cancelledAt === null && facts.state === "accepted" && facts.proofs[0]?.state !== "sent" && feeRestPaise(facts) > 0;
