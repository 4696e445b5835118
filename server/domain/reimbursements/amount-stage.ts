import type { Paise } from "../rules/amounts.ts";
import type { Reader, State } from "./lifecycle.ts";

/** The states in which the sheet is the one that was forwarded. @source money.md 3 "a decided claim never changes" */
export const sheetStates = ["UNDER_REVIEW_DGFT", "APPROVED_DGFT", "CLOSED"] as const satisfies readonly State[];

/**
 * With DGFT and after a decision the forwarded sheet counts. For a claim that was closed without one: the sheet stored at closing.
 * @source money.md 3 "a decided claim never changes"
 */
export const keepsSheet = (state: State): boolean => sheetStates.some((one) => one === state);

type Decided = {
  readonly state: State;
  readonly decidedAt: Date | null;
  /** The last state before it was closed. */
  readonly closedFrom?: State | undefined;
};

/** True when this reader may see the verdicts of the council: DGFT not while they are drafts, and no drafts that a closing without DGFT left. */
export const seesVerdicts = (reader: Reader, { state, decidedAt, closedFrom }: Decided): boolean =>
  reader === "council" ||
  (reader === "dgft" && keepsSheet(state) && (state !== "CLOSED" || decidedAt !== null || closedFrom === "UNDER_REVIEW_DGFT"));

type Forwarding = { readonly state: State; readonly firstForwardedAt: Date | null };

/** True while what the council recommends is as it was forwarded. */
export const isAsForwarded = ({ state, firstForwardedAt }: Forwarding): boolean => firstForwardedAt !== null && keepsSheet(state);

/**
 * True when this reader may see what is recommended: member and DGFT only while it is as it was forwarded.
 * @source rest-api.md "Rulings of 23-11-2026", Items
 */
export const seesRecommendation = (reader: Reader, row: Forwarding): boolean => reader === "council" || isAsForwarded(row);

/** The amounts of a claim in paise and where its money is, as stored; each null until it is known. */
export type ClaimTotals = {
  readonly claimedPaise: Paise | null;
  readonly recommendedPaise: Paise | null;
  readonly sanctionedPaise: Paise | null;
  readonly paymentStatus: PaymentStatus | null;
};

/** The amounts of a claim from the last to the first, in words. */
export const amountStages = { sanctioned: "Sanctioned", recommended: "Recommended", claimed: "Claimed" } as const;
export type AmountStage = keyof typeof amountStages;

/** The amount that is known furthest; undefined while none is. */
export function furthestAmount({
  claimedPaise,
  recommendedPaise,
  sanctionedPaise,
}: Omit<ClaimTotals, "paymentStatus">): { stage: AmountStage; paise: Paise } | undefined {
  if (sanctionedPaise !== null) return { stage: "sanctioned", paise: sanctionedPaise };
  if (recommendedPaise !== null) return { stage: "recommended", paise: recommendedPaise };
  return claimedPaise === null ? undefined : { stage: "claimed", paise: claimedPaise };
}

/** Where the money of a claim is. @source rest-api.md "Rulings of 23-11-2026", Items */
export const paymentStatuses = [
  "sanctioned",
  "papers_asked",
  "papers_complete",
  "in_batch",
  "sent",
  "paid",
  "returned",
  "withheld",
  "recovered",
  "paid_elsewhere",
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Where the money of an approved claim is; `sanctioned` until an order covers it. Any other claim has no payment. */
export const paymentStatusOf = ({
  state,
  sanctionedPaise,
  paymentStatus,
}: Pick<ClaimTotals, "sanctionedPaise" | "paymentStatus"> & { readonly state: State }): PaymentStatus | null =>
  state === "APPROVED_DGFT" && sanctionedPaise !== null ? (paymentStatus ?? "sanctioned") : null;
