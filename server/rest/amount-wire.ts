import { z } from "zod";
import { formatIndianDate } from "#domain/dates.ts";
import { amountMessages } from "#domain/reimbursements/amount-messages.ts";
import { paymentStatuses, paymentStatusOf, type ClaimTotals } from "#domain/reimbursements/amount-stage.ts";
import type { State } from "#domain/reimbursements/lifecycle.ts";
import type { ProvedFacts } from "#domain/reimbursements/proved-facts.ts";
import { startingReasons } from "#domain/reimbursements/starting-reasons.ts";
import { readRupees, rupeesOf, type Paise } from "#domain/rules/amounts.ts";
import { firmClasses } from "#domain/rules/terms.ts";
import type { SheetLineView } from "../application/reimbursements/amounts-view.ts";
import type { ReimbursementView } from "../application/reimbursements/view.ts";
import { WireDate } from "./wire.ts";

const WireAmount = z
  .string()
  .regex(/^\d+\.\d{2}$/)
  .nullable();
const amount = (description: string) =>
  WireAmount.meta({ description: `${description}, in INR with two places; null until known`, example: "41250.00" });

/** The amounts that lists and details carry. @source rest-api.md "Rulings of 23-11-2026", Items */
export const amountFields = {
  claimed_amount: amount("What is claimed"),
  recommended_amount: amount("What the council recommends"),
  sanctioned_amount: amount("What DGFT gives"),
  payment_status: z.enum(paymentStatuses).nullable().meta({ description: "Where the money is; null before a sanction" }),
};
export const exampleAmounts = {
  claimed_amount: "82500.00",
  recommended_amount: "41250.00",
  sanctioned_amount: null,
  payment_status: null,
};

const wireAmount = (paise: Paise | null): string | null => (paise === null ? null : rupeesOf(paise));

/** The amounts of a list row or a view. */
export const wireAmounts = ({ state, ...totals }: ClaimTotals & { readonly state: State }) => ({
  claimed_amount: wireAmount(totals.claimedPaise),
  recommended_amount: wireAmount(totals.recommendedPaise),
  sanctioned_amount: wireAmount(totals.sanctionedPaise),
  payment_status: paymentStatusOf({ state, ...totals }),
});

const ComputationLine = z.object({
  item_id: z.string(),
  claimed: WireAmount,
  admissible: WireAmount,
  share_percent: z.string().nullable().meta({ example: "50" }),
  recommended: WireAmount,
  reason: z.string().nullable().meta({ description: "Why less than claimed, and the council's own reason" }),
  rule: z.string().nullable().meta({ description: "The rule version with its sources", example: "Version 3: Cir-076/2023-24" }),
  sanctioned: WireAmount,
  sanction_reason: z.string().nullable().meta({ description: "DGFT's reason for less than recommended" }),
});

/** How the recommendation is computed; null without items, and for the member before it was forwarded. */
export const ComputationBody = z
  .object({
    lines: z.array(ComputationLine),
    claimed_total: amount("The sum of the items"),
    drawn_this_year: WireAmount.meta({ description: "What the firm has drawn before in this year" }),
    cap: WireAmount.meta({ description: "What a firm may draw in this year; null without a cap" }),
    recommended_total: amount("The sum of the recommended amounts"),
    proved_facts: z
      .object({
        firm_class: z.enum(firmClasses).nullable(),
        special_group: z.boolean().nullable(),
        exports: WireAmount,
        intent_filed_on: WireDate.nullable(),
        notice_given_on: WireDate.nullable().meta({ description: "The day on which the firm gave notice of its visit to the event" }),
      })
      .nullable()
      .meta({ description: "What the council found proved about the firm; null while it has found nothing" }),
  })
  .nullable();
export const exampleComputation: z.infer<typeof ComputationBody> = {
  lines: [
    {
      item_id: "7d3f0a52-5c1e-4f0e-9a57-0c8f4a1b2c3d",
      claimed: "82500.00",
      admissible: "82500.00",
      share_percent: "50",
      recommended: "41250.00",
      reason: null,
      rule: "Version 3: Cir-076/2023-24",
      sanctioned: null,
      sanction_reason: null,
    },
  ],
  claimed_total: "82500.00",
  drawn_this_year: "0.00",
  cap: null,
  recommended_total: "41250.00",
  proved_facts: null,
};

/** The computation as this reader may see it. */
export function computationOf({ sheet, claimedPaise, recommendedPaise, showsRecommendation }: ReimbursementView): z.infer<typeof ComputationBody> {
  if (sheet === undefined || !showsRecommendation) return null;
  return {
    lines: sheet.lines.map(wireLine),
    claimed_total: wireAmount(claimedPaise),
    drawn_this_year: rupeesOf(sheet.drawnPaise),
    cap: wireAmount(sheet.capPaise),
    recommended_total: wireAmount(recommendedPaise),
    proved_facts: sheet.proved === undefined ? null : wireFacts(sheet.proved),
  };
}

const wireFacts = ({ firmClass, isSpecialGroup, turnoverPaise, intentFiledOn, noticeGivenOn = null }: ProvedFacts) => ({
  firm_class: firmClass,
  special_group: isSpecialGroup,
  exports: wireAmount(turnoverPaise),
  intent_filed_on: intentFiledOn === null ? null : formatIndianDate(intentFiledOn),
  notice_given_on: noticeGivenOn === null ? null : formatIndianDate(noticeGivenOn),
});

const wireLine = (line: SheetLineView): z.infer<typeof ComputationLine> => ({
  item_id: line.itemId,
  claimed: wireAmount(line.claimedPaise),
  admissible: wireAmount(line.admissiblePaise),
  share_percent: line.sharePercent,
  recommended: wireAmount(line.recommendedPaise),
  reason: line.reasons.length === 0 ? null : line.reasons.join(" "),
  rule: line.ruleNumber === undefined ? null : [`Version ${line.ruleNumber}`, line.sources.join("; ")].filter((part) => part !== "").join(": "),
  sanctioned: wireAmount(line.sanctionedPaise),
  sanction_reason: line.sanctionReason,
});

/** Rupees that a program sends, as paise: a decimal string with at most two places. */
export const rupeesField = z
  .string()
  .max(40)
  .transform((text, check) => {
    const paise = readRupees(text);
    if (paise === undefined) check.addIssue(text.trim().startsWith("-") ? amountMessages.notNegative : amountMessages.notAnAmount);
    return paise ?? 0;
  });

/** A reason from the table; the office may have added others to those that are listed. */
export const reasonCodeField = z
  .string()
  .max(40)
  .meta({ description: "A code of `GET reason-codes/`", enum: startingReasons.map(({ code }) => code) });
