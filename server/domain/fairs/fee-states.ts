import type { ApplicationState } from "./states.ts";

/** Where the fee of an exhibitor stands, with its words for the member and for the council. */
export const feeStates = { unpaid: "Not paid", sent: "Proof sent", received: "Received", returned: "Proof returned" } as const;
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
  /** The state of the newest proof; undefined without one. */
  readonly newest: FeeProofState | undefined;
};

/** Where the fee stands; null where nothing is asked and nothing was sent. */
export function feeStateOf({ feePaise, cancelledAt, state, newest }: Facts): FeeState | null {
  if (newest !== undefined) return newest;
  return feePaise !== null && cancelledAt === null && state === "accepted" ? "unpaid" : null;
}

/** Whether the firm can send a proof: it holds its seat, a fee is asked, the fair is not cancelled, and no proof waits or is received. */
export const canSendFeeProof = (facts: Facts): boolean =>
  facts.feePaise !== null && facts.cancelledAt === null && facts.state === "accepted" && facts.newest !== "sent" && facts.newest !== "received";
