/** Where a recovery stands: nothing is asked of the firm before it is confirmed. */
export const recoveryStates = {
  waiting: "Waits for a second person",
  open: "Asked of the firm",
  settled: "Paid back",
  declined: "Declined",
  withdrawn: "Withdrawn",
} as const;
export type RecoveryState = keyof typeof recoveryStates;
export const recoveryStateNames = Object.keys(recoveryStates) as RecoveryState[]; // keys of a literal object

type Settled = { readonly confirmedAt: Date | null; readonly declinedAt: Date | null; readonly settledAt: Date | null };

export function recoveryStateOf({ confirmedAt, declinedAt, settledAt }: Settled): RecoveryState {
  // Before it is confirmed a recovery is declined, afterwards it is withdrawn.
  if (declinedAt !== null) return confirmedAt === null ? "declined" : "withdrawn";
  if (settledAt !== null) return "settled";
  return confirmedAt === null ? "waiting" : "open";
}
