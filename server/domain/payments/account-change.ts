import type { LineState } from "./line-states.ts";

type OwnLine = { readonly reimbursementId: string; readonly state: LineState };

/**
 * What happens to the money of a firm until the change of its bank account takes effect. A payment in a batch or at the bank has the account
 * before: a change that waits stops a batch only until it is approved.
 */
export function moneyUntilChange(lines: readonly OwnLine[]): string {
  const onItsWay = lines.filter(({ state }) => state === "in_batch" || state === "sent").map(({ reimbursementId }) => reimbursementId);
  if (onItsWay.length === 0) return "Until then no money is sent.";
  const claims = [...new Set(onItsWay)].join(", ");
  return `What is in a batch or with the bank already (${claims}) may still go to the account before. For everything else no money is sent until then.`;
}
