import { z } from "zod";
import { typedDateProblem } from "../typed-date.ts";
import { formatIndianDate } from "../dates.ts";
import { rupeesText } from "../indian-figures.ts";
import { rupeesOf } from "../rules/amounts.ts";
import type { ClaimFacts } from "../rules/facts.ts";
import { firmClasses, firmSizes } from "../rules/terms.ts";
import { amountMessages } from "./amount-messages.ts";

const most = 9_999_999_999_999;

/** What the documents of a claim prove about its firm, for the rules that ask for it, as an officer read them. Null is not known. */
export const ProvedFacts = z.object({
  firmClass: z.enum(firmClasses, "Select the size from the list").nullable(),
  /** Whether the firm belongs to the group for which a rule has another limit. */
  isSpecialGroup: z.boolean().nullable(),
  /** Exports (FOB) of the financial year before the claim. */
  turnoverPaise: z.int().min(0, amountMessages.notNegative).max(most, amountMessages.tooLarge).nullable(),
  /** YYYY-MM-DD. */
  intentFiledOn: z.iso.date("Intent filed on must be a real date, like 31-03-2026").nullable(),
  /** YYYY-MM-DD. Not in the sheets, pages and programs of earlier releases; without it a stored day stays. */
  noticeGivenOn: z.iso.date("Notice of the visit given on must be a real date, like 31-03-2026").nullable().optional(),
});
export type ProvedFacts = z.output<typeof ProvedFacts>;

/** A claim of which nothing is proved yet. */
export const nothingProved: ProvedFacts = {
  firmClass: null,
  isSpecialGroup: null,
  turnoverPaise: null,
  intentFiledOn: null,
  noticeGivenOn: null,
};

/** What is wrong with the first wrong day, with its name in REST; undefined where none is. @param today YYYY-MM-DD in India */
export function provedDayProblem({ intentFiledOn, noticeGivenOn }: ProvedFacts, today: string): { field: string; text: string } | undefined {
  const intent = typedDateProblem(provedLabels.intentFiledOn, intentFiledOn ?? "", today);
  if (intent !== undefined) return { field: "intent_filed_on", text: intent };
  const notice = typedDateProblem(provedLabels.noticeGivenOn, noticeGivenOn ?? "", today);
  return notice === undefined ? undefined : { field: "notice_given_on", text: notice };
}

export const provedLabels = {
  firmClass: "Size of the firm",
  isSpecialGroup: "Firm of a named group",
  turnoverPaise: "Exports of the year before",
  intentFiledOn: "Intent filed on",
  noticeGivenOn: "Notice of the visit given on",
} as const satisfies Record<keyof ProvedFacts, string>;

/** The proved facts in words, those that are known. */
export function provedRows({
  firmClass,
  isSpecialGroup,
  turnoverPaise,
  intentFiledOn,
  noticeGivenOn = null,
}: ProvedFacts): { readonly label: string; readonly value: string }[] {
  return [
    ...(firmClass === null ? [] : [{ label: provedLabels.firmClass, value: firmSizes[firmClass] }]),
    ...(isSpecialGroup === null ? [] : [{ label: provedLabels.isSpecialGroup, value: isSpecialGroup ? "Yes" : "No" }]),
    ...(turnoverPaise === null ? [] : [{ label: provedLabels.turnoverPaise, value: rupeesText(rupeesOf(turnoverPaise)) }]),
    ...(intentFiledOn === null ? [] : [{ label: provedLabels.intentFiledOn, value: formatIndianDate(intentFiledOn) }]),
    ...(noticeGivenOn === null ? [] : [{ label: provedLabels.noticeGivenOn, value: formatIndianDate(noticeGivenOn) }]),
  ];
}

/** The proved facts as the evaluator reads them. */
export const factsOfProved = (proved: ProvedFacts): Pick<ClaimFacts, keyof ProvedFacts> => ({
  firmClass: proved.firmClass ?? undefined,
  isSpecialGroup: proved.isSpecialGroup ?? undefined,
  turnoverPaise: proved.turnoverPaise ?? undefined,
  intentFiledOn: proved.intentFiledOn ?? undefined,
  noticeGivenOn: proved.noticeGivenOn ?? undefined,
});
