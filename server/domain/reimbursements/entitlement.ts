import { financialYearLabel } from "../dates.ts";
import { labelInSentence } from "../label-in-sentence.ts";
import type { Paise } from "../rules/amounts.ts";
import { capOfYear, drawnInYear, otherCapsOfYear } from "../rules/caps.ts";
import { checksOf } from "../rules/checks.ts";
import { versionOfDay } from "../rules/choose-version.ts";
import { describeTerms, scopeInWords, type TermLine } from "../rules/describe-terms.ts";
import type { ClaimFacts } from "../rules/facts.ts";
import { ruleWords } from "../rules/rule-words.en.ts";
import { checkInWords, type CheckInWords } from "../rules/sentences.ts";
import type { RuleVersion } from "../rules/terms.ts";
import { itemKinds } from "./items.ts";
import { schemeOf } from "./schemes/index.ts";
import type { SchemeKind } from "./schemes/kinds.ts";

/** What the rules of a day give a firm under one scheme. Amounts are paise. */
export type Entitlement = {
  readonly ruleNumber: number;
  /** Ceiling and membership for this firm, as far as they are known. */
  readonly checks: readonly CheckInWords[];
  /** Share, caps, counts, and that tax is not paid. */
  readonly pays: readonly TermLine[];
  /** By when a claim is to be filed, and the day that it counts from. */
  readonly windows: readonly TermLine[];
  readonly documents: readonly TermLine[];
  /** The office's own words for what no term says, in English where it wrote some. */
  readonly wording: readonly TermLine[];
  /** The costs that the programme pays. */
  readonly period: readonly TermLine[];
  /** True when a cost of this day is no longer paid. */
  readonly isOver: boolean;
  /** The financial year of the day, "2026-27". */
  readonly year: string;
  readonly drawnPaise: Paise;
  /** The cap of the firm for the year and all its costs, and what is left of it; null without such a cap. */
  readonly capPaise: Paise | null;
  readonly leftPaise: Paise | null;
  /** Its other caps for the year: those for some costs, which `scope` names, like " for air fare in Kenya". */
  readonly otherCaps: readonly { readonly scope: string; readonly drawnPaise: Paise; readonly capPaise: Paise; readonly leftPaise: Paise }[];
  /** Days within which the council answers. */
  readonly councilDays: number;
  /** Only working days count of them. */
  readonly countsWorkingDays: boolean;
};

const noHolidays = { weekends: [], dates: new Set<string>() };
const { labels } = ruleWords;

/**
 * The rules that hold on a day for a firm: the version that a cost of this day, filed on this day, would have. Undefined without a
 * published one.
 * @source money.md 4 "Before the first step"
 */
export function entitlementOf(versions: readonly RuleVersion[], scheme: SchemeKind, firm: ClaimFacts): Entitlement | undefined {
  const today = firm.filedOn;
  const version = versionOfDay(versions, scheme, today);
  if (version === undefined) return undefined;
  const { terms, number } = version;
  const checks = checksOf(terms, { id: "", kind: "", paidOn: today }, { claim: firm, rateOn: () => undefined, holidays: noHolidays });
  const words = { language: "en", kindLabel: (kind: string) => labelOfKind(scheme, kind) } as const;
  const lines = describeTerms(terms, words);
  const under = (...wanted: readonly string[]) => lines.filter(({ label }) => wanted.includes(label));
  const year = financialYearLabel(today);
  const drawnPaise = drawnInYear(terms, year, firm);
  const capPaise = capOfYear(terms);
  return {
    ruleNumber: number,
    checks: checks.filter(({ name }) => name === "ceiling" || name === "membership").map(checkInWords),
    pays: under(labels.share, labels.cap, labels.first, labels.visits, ...(terms.netOfTax ? [labels.tax] : [])),
    windows: under(labels.window, labels.intent, labels.notice),
    documents: under(labels.document),
    wording: under(terms.wording.en === "" ? labels.wordingInHindi : labels.wording),
    period: under(labels.period),
    isOver: checks.some(({ name, outcome }) => name === "period" && outcome !== "met"),
    year,
    drawnPaise,
    capPaise,
    leftPaise: capPaise === null ? null : Math.max(0, capPaise - drawnPaise),
    otherCaps: otherCapsOfYear(terms).map((term) => {
      const ofScope = drawnInYear(terms, year, firm, term);
      const leftPaise = Math.max(0, term.amountPaise - ofScope);
      return { scope: scopeInWords(term, words), drawnPaise: ofScope, capPaise: term.amountPaise, leftPaise };
    }),
    councilDays: terms.targetDays.council,
    countsWorkingDays: terms.targetDays.counts === "working_days",
  };
}

/** The name of a kind of cost within a sentence. */
const labelOfKind = (scheme: SchemeKind, kind: string): string =>
  labelInSentence(itemKinds(schemeOf(scheme)).find((one) => one.kind === kind)?.label ?? kind);
