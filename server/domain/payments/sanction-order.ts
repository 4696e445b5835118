import { z } from "zod";
import { plainLine, plainText } from "../accounts/plain-line.ts";
import { typedDate } from "../date-input.ts";
import { readRupees, type Paise } from "../rules/amounts.ts";
import { maxPaymentSearchLength, orderMessages } from "./order-messages.ts";
import { payers } from "./line-states.ts";

/** What an order says of itself and of its lines, as far as a correction concerns it. */
export type SanctionOrderPart = {
  readonly number?: string;
  /** YYYY-MM-DD. */
  readonly orderedOn?: string;
  readonly budgetHead?: string;
  readonly fileId?: string;
  /** An amount of zero: the line is cancelled. `isOtherPayer` where it takes a part that another one pays by the rules. */
  readonly lines?: readonly { readonly lineId: string; readonly amountPaise: Paise; readonly isOtherPayer?: boolean }[];
  /** Claims that get a payment which the order did not have; `isOtherPayer` where another one pays them by their rules. */
  readonly claims?: readonly { readonly reimbursementId: string; readonly amountPaise: Paise; readonly isOtherPayer?: boolean }[];
};

/** A correction of an order: what it changes, as it was and as it is to be. What is absent stays. */
export type SanctionOrderChange = { readonly before: SanctionOrderPart; readonly after: SanctionOrderPart };

/** Rupees that a person typed, as paise. @param isZeroAllowed for a correction that cancels a line */
const amount = (isZeroAllowed: boolean) =>
  z.string().transform((text, check) => {
    const paise = text.trim() === "" ? undefined : readRupees(text);
    if (paise !== undefined && (paise > 0 || isZeroAllowed)) return paise;
    check.addIssue(text.trim() === "" ? orderMessages.amountMissing : paise === 0 ? orderMessages.amountZero : orderMessages.amountWrong);
    return z.NEVER;
  });

const number = plainLine("Order number", 60);
const orderedOn = typedDate("Date of the order").refine((date) => date !== "", orderMessages.dateMissing);
const budgetHead = plainLine("Budget head", 120);
const fileId = z.string().pipe(z.uuid(orderMessages.fileMissing));

/** The most claims of one order. */
export const maxOrderLines = 200;

/** The user knows that, by the rules of the claim, another one pays it or a part of it than the order says. */
const isOtherPayer = z.boolean().optional();

const givenClaims = z
  .array(z.object({ reimbursementId: z.string().max(40), amount: amount(false), isOtherPayer }))
  .max(maxOrderLines, orderMessages.tooManyClaims(maxOrderLines));

/** A sanction order as it is typed, its date as people write it and its amounts in rupees; read it has dates YYYY-MM-DD and paise. @source money.md 6 */
export const SanctionOrderInput = z.object({
  number,
  orderedOn,
  budgetHead,
  payer: z.enum(payers, orderMessages.payerMissing),
  fileId,
  lines: givenClaims.min(1, orderMessages.noClaims),
});
export type SanctionOrderInput = z.output<typeof SanctionOrderInput>;

/** What is to be corrected in an order, with the reason. What is absent stays; an amount of zero cancels its line; `claims` are added. */
export const OrderChangeInput = z.object({
  orderId: z.uuid(),
  version: z.int(),
  reason: plainText("Reason", 1_000),
  number: number.optional(),
  orderedOn: orderedOn.optional(),
  budgetHead: budgetHead.optional(),
  fileId: fileId.optional(),
  lines: z
    .array(z.object({ lineId: z.uuid(), amount: amount(true), isOtherPayer }))
    .max(maxOrderLines)
    .default([]),
  claims: givenClaims.default([]),
});
export type OrderChangeInput = z.output<typeof OrderChangeInput>;

/** What a person searches for among orders, lines and claims. */
export const PaymentSearch = z.string().trim().max(maxPaymentSearchLength, orderMessages.searchTooLong).default("");
