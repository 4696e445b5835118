import { council } from "#domain/council.ts";
import type { PaymentStatus } from "#domain/reimbursements/amount-stage.ts";
import type { Party, State } from "#domain/reimbursements/lifecycle.ts";

export type StatusTone = "blue" | "orange" | "green" | "neutral";

/**
 * The shade of a status by its words. The text of a closed claim holds a free reason, so its words do not count.
 * @source specification 4 "Status text shading"
 */
export function statusTone({ state, status }: { readonly state: State; readonly status: string }): StatusTone {
  if (state === "CLOSED") return "neutral";
  const words = status.toLowerCase();
  if (words.includes("under review")) return "blue";
  if (words.includes("deficiency")) return "orange";
  return words.includes("approved") ? "green" : "neutral";
}

const parties = { member: "You", council: council.shortName, dgft: council.officer, nobody: "Nobody" } as const satisfies Record<Party, string>;

/** Who acts next while the money of an approved claim is on its way. */
const withWhomForPayment: Partial<Record<PaymentStatus, string>> = {
  // Only an order that the council does not pay stays in it.
  sanctioned: council.officer,
  // What the firm gave is checked in the same state.
  // oxlint-disable-next-line portal/words -- wire value, rest-api.md
  papers_asked: `${parties.member} or ${council.shortName}`,
  // oxlint-disable-next-line portal/words -- wire value, rest-api.md
  papers_complete: council.shortName,
  in_batch: council.shortName,
  sent: council.shortName,
  returned: council.shortName,
  withheld: council.shortName,
};

type MoneyRow = { readonly state: State; readonly paymentStatus: PaymentStatus | null; readonly hasOpenRecovery: boolean };

/** Who has it, as the member says it: a draft is with its firm although no clock runs, and after the decision it follows the money. */
export function withWhomText({ state, withWhom, paymentStatus, hasOpenRecovery }: MoneyRow & { readonly withWhom: Party }): string {
  if (state === "DRAFT" || (withWhom === "nobody" && hasOpenRecovery)) return parties.member;
  return (state === "APPROVED_DGFT" && paymentStatus !== null && withWhomForPayment[paymentStatus]) || parties[withWhom];
}

/** How long it has been there; nothing is awaited in a final state. */
export function daysText({ state, daysWaiting }: { state: State; daysWaiting: number }): string {
  if (state === "APPROVED_DGFT" || state === "CLOSED") return "–";
  if (daysWaiting === 0) return "Since today";
  return daysWaiting === 1 ? "1 day" : `${daysWaiting} days`;
}

const nothing = "Nothing more to do";
const nextActions = {
  DRAFT: "Continue",
  SUBMITTED: `Wait for ${council.shortName}`,
  UNDER_REVIEW: `Wait for ${council.shortName}`,
  DEFICIENCY_SHARED: "Reply",
  RESUBMITTED: `Wait for ${council.shortName}`,
  FRESH_LOOK: `Wait for ${council.shortName}`,
  UNDER_REVIEW_DGFT: `Wait for ${council.officer}`,
  DEFICIENCY_DGFT: `Wait for ${council.shortName}`,
  APPROVED_DGFT: nothing,
  CLOSED: nothing,
} as const satisfies Record<State, string>;

const waitForPayment = "Wait for the payment";
const lookUnderPayments = "Look under Payments";
/** What the member does next while the money of an approved claim is on its way. */
const nextForPayment: Partial<Record<PaymentStatus, string>> = {
  sanctioned: waitForPayment,
  // oxlint-disable-next-line portal/words -- wire value, rest-api.md
  papers_asked: lookUnderPayments,
  // oxlint-disable-next-line portal/words -- wire value, rest-api.md
  papers_complete: waitForPayment,
  in_batch: waitForPayment,
  sent: waitForPayment,
  returned: waitForPayment,
  withheld: waitForPayment,
};

/** What the member does next, for a list. */
export function nextActionText({ state, paymentStatus, hasOpenRecovery }: MoneyRow): string {
  if (hasOpenRecovery && nextActions[state] === nothing) return lookUnderPayments;
  return (state === "APPROVED_DGFT" && paymentStatus !== null && nextForPayment[paymentStatus]) || nextActions[state];
}

/** What is next for the money of a decided claim; undefined when nothing is. `isInPayments` if it is done under Payments. */
export function paymentStep(row: MoneyRow): { readonly text: string; readonly isInPayments: boolean } | undefined {
  const text = nextActionText(row);
  return text === waitForPayment || text === lookUnderPayments ? { text, isInPayments: text === lookUnderPayments } : undefined;
}
