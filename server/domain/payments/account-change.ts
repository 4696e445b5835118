import type { LineState } from "./line-states.ts";

type OwnLine = { readonly reimbursementId: string; readonly state: LineState };

/**
 * What happens to the money of a firm until the change of its bank account takes effect. A payment in a batch or with the bank keeps the
 * previous account: a waiting change stops a batch only until the batch is approved.
 */
export function moneyUntilChange(lines: readonly OwnLine[]): string {
  const onItsWay = lines.filter(({ state }) => state === "in_batch" || state === "sent").map(({ reimbursementId }) => reimbursementId);
  if (onItsWay.length === 0) return "Until the change takes effect, no money is sent.";
  const claims = [...new Set(onItsWay)].join(", ");
  const mayGo = `Payments that are already in a batch or with the bank (${claims}) may still go to the previous account.`;
  return `${mayGo} No other money is sent until the change takes effect.`;
}
