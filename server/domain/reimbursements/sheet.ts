import type { Paise } from "../rules/amounts.ts";
import type { CapOfYear } from "../rules/caps.ts";
import type { Check } from "../rules/checks.ts";
import { evaluateClaim, isShareUnknown, type CostLine } from "../rules/evaluate.ts";
import type { Surroundings } from "../rules/facts.ts";
import type { RuleVersion, ViolationOutcome } from "../rules/terms.ts";
import { documentsWithFurtherPapers, isFurtherPaper, type NamedVersion } from "./further-papers.ts";
import { costOf, type Item } from "./items.ts";
import type { ProvedFacts } from "./proved-facts.ts";
import type { Scheme } from "./scheme.ts";

/** The council's own figure or reason for an item. A reason alone lifts the rules that need one. @source money.md 5 */
export type Assessment = {
  readonly itemId: string;
  readonly admissiblePaise: Paise | null;
  readonly reasonCode: string | null;
  readonly reason: string;
};

/** What the rules say of an item, without the council's figure but with its reason where a rule asks for one. */
export type Proposal = Pick<CostLine, "admissiblePaise" | "recommendedPaise" | "notes">;

/** One item with its computation and what it was computed from. */
export type SheetLine = CostLine & {
  readonly item: Item;
  readonly proposal: Proposal;
  readonly assessment: Assessment | null;
};

/** The computation of a claim as it is shown, forwarded and kept. Amounts are paise. */
export type Sheet = {
  readonly filedOn: string;
  readonly lines: readonly SheetLine[];
  /** Null while the amount or the rate of an item is missing. */
  readonly claimedPaise: Paise | null;
  readonly recommendedPaise: Paise;
  /** Drawn by the firm before this claim in the year of its first line, and the cap of that year. */
  readonly drawnPaise: Paise;
  readonly capPaise: Paise | null;
  /** The caps of years that its lines use; absent in sheets of earlier releases. */
  readonly years?: readonly CapOfYear[];
  /** What the council found proved about the firm; absent while it has found nothing. */
  readonly proved?: ProvedFacts;
};

/** A sheet to compare with another one: without what sheets of earlier releases lack and what follows from the rest. */
export const withoutWordFigures = (sheet: Sheet): Sheet => ({
  ...sheet,
  lines: sheet.lines.map(({ capLeftPaise: _left, ...line }) => ({
    ...line,
    checks: line.checks.filter((check) => !isOfNoRule(line, check)).map(withoutWords),
  })),
});

/** The end of the programme beside a cost without a rule follows from its payment, and needs no other reason than the missing rule. */
const isOfNoRule = ({ version }: Pick<SheetLine, "version">, { name }: Check): boolean => version === undefined && name === "period";

/**
 * Whether the first day counts and whether the last one moved follows from the version and the days, and what is missing of an event from the
 * item, as its region does; only the sentence needs it.
 */
function withoutWords(check: Check): Check {
  const { countsFirstDay: _first, movedFrom: _moved, missing: _missing, regionsAbove: _above, region: _region, ...figures } = check.figures;
  return { ...check, figures };
}

type Claim = Surroundings["claim"];
export type SheetInput = Omit<Surroundings, "claim"> & {
  readonly claim: Omit<Claim, "costs">;
  readonly items: readonly Item[];
  readonly assessments: readonly Assessment[];
  readonly proved?: ProvedFacts | null;
  /** Ids of items that lack a fact or their proof: they count zero and use nothing of a cap. */
  readonly incomplete?: ReadonlySet<string> | undefined;
};

/** Computes the sheet of a claim: what the rules propose, and what they give with the council's figures. Pure. */
export function computeSheet(versions: readonly RuleVersion[], input: SheetInput): Sheet {
  const { incomplete, items } = input;
  if (incomplete === undefined || incomplete.size === 0) return sheetOfAll(versions, input);
  const isIncomplete = (item: Item): boolean => incomplete.has(item["id"] ?? "");
  const counted = sheetOfAll(versions, { ...input, items: items.filter((item) => !isIncomplete(item)) });
  const others = sheetOfAll(versions, { ...input, items: items.filter(isIncomplete), assessments: [] });
  const lines = new Map([...counted.lines, ...others.lines.map(asIncomplete)].map((line) => [line.costId, line]));
  return {
    ...counted,
    lines: items.flatMap(({ id = "" }) => lines.get(id) ?? []),
    claimedPaise: counted.claimedPaise === null || others.claimedPaise === null ? null : counted.claimedPaise + others.claimedPaise,
  };
}

/** A line that counts zero. What is claimed with it stays. */
function asIncomplete(line: SheetLine): SheetLine {
  const zero = line.claimedPaise === null ? null : 0;
  const notes = [...line.notes.filter((note) => note === "rate_missing" || note === "facts_missing"), "incomplete" as const];
  const amounts = { admissiblePaise: zero, recommendedPaise: zero, notes };
  return { ...line, ...amounts, proposal: amounts };
}

function sheetOfAll(versions: readonly RuleVersion[], { claim, items, assessments, proved, incomplete: _incomplete, ...around }: SheetInput): Sheet {
  const assessmentOf = (item: Item) => assessments.find(({ itemId }) => itemId === item["id"]);
  const withCosts = (costs: Claim["costs"]) => evaluateClaim(versions, { ...around, claim: { ...claim, costs } });
  const proposed = withCosts(items.map((item) => costOf(item, reasonOf(assessmentOf(item)))));
  const hasOwnFigure = assessments.some(({ admissiblePaise }) => admissiblePaise !== null);
  const computed = hasOwnFigure ? withCosts(items.map((item) => costOf(item, assessedOf(assessmentOf(item))))) : proposed;
  const { claimedPaise, recommendedPaise, drawnPaise, capPaise, years } = computed;
  const lines = items.flatMap((item, place) => {
    const [line, proposal] = [computed.lines[place], proposed.lines[place]];
    if (line === undefined || proposal === undefined) return [];
    const { admissiblePaise, recommendedPaise: recommended, notes } = proposal;
    return [{ ...line, item, proposal: { admissiblePaise, recommendedPaise: recommended, notes }, assessment: assessmentOf(item) ?? null }];
  });
  return { filedOn: claim.filedOn, lines, claimedPaise, recommendedPaise, drawnPaise, capPaise, years, ...(proved && { proved }) };
}

const reasonOf = (assessment: Assessment | undefined) => assessment && { reason: writtenReason(assessment) };
const writtenReason = ({ reason, reasonCode }: Assessment): string => (reason === "" ? (reasonCode ?? "") : reason);

const assessedOf = (assessment: Assessment | undefined) =>
  assessment && {
    ...(assessment.admissiblePaise !== null && { admissiblePaise: assessment.admissiblePaise }),
    reason: writtenReason(assessment),
  };

/** True when the council's figure of a line is above what the rules propose: a second person has to confirm it. @source money.md 5 */
export const isAboveProposal = ({ assessment, proposal, admissiblePaise }: SheetLine): boolean =>
  assessment?.admissiblePaise !== null && assessment !== null && (admissiblePaise ?? 0) > (proposal.admissiblePaise ?? 0);

/** How the council's figure of a line stands. */
export type FigureStanding = {
  /** False without such a figure, and while it gives no amount. */
  readonly countsFigure: boolean;
  /** True while the rules propose no amount because the size of the firm is not stated. */
  readonly isProposalOpen: boolean;
};

/** Whether the council's figure of a line gives its amount, and whether the rules propose one yet. */
export const standingOfFigure = ({ notes, proposal, sharePercent }: SheetLine): FigureStanding => ({
  countsFigure: notes.includes("override"),
  isProposalOpen: isShareUnknown({ sharePercent, notes: proposal.notes }),
});

/**
 * True while a line can get an amount that nobody knows because the size of the firm is not stated: no rule forbids its payment, and the council
 * has not set it to zero.
 */
export const isAmountOpen = (line: Pick<SheetLine, "sharePercent" | "notes" | "checks" | "assessment">): boolean =>
  isShareUnknown(line) && line.assessment?.admissiblePaise !== 0 && !line.checks.some(({ outcome }) => outcome === "blocks");

/**
 * Whether an approval gives less than the rules propose or the council recommends, or the rules propose nothing yet for a line because the size
 * of the firm is not stated: only then a fresh look can be asked for.
 * @param sheet what the council forwarded
 */
export const isPartApproval = ({ lines }: Pick<Sheet, "lines">, sanctionedPaise: Paise): boolean =>
  lines.some(isAmountOpen) ||
  sanctionedPaise < lines.reduce((sum, line) => sum + Math.max(line.recommendedPaise ?? 0, line.proposal.recommendedPaise ?? 0), 0);

const worstFirst = ["blocks", "needs_reason", "warn"] as const satisfies readonly ViolationOutcome[];

/**
 * The worst outcome of the rules that a sheet does not meet, for lists; null without one. A rule that needs a reason is settled on a line
 * for which the council has given one.
 * @source money.md 3 "the council on the list and on the page"
 */
export function ruleOutcomeOf({ lines }: Pick<Sheet, "lines">): ViolationOutcome | null {
  const outcomes = lines.flatMap(({ checks, assessment }) => {
    const hasReason = assessment !== null && writtenReason(assessment) !== "";
    return checks.map(({ outcome }) => outcome).filter((outcome) => outcome !== "needs_reason" || !hasReason);
  });
  return worstFirst.find((outcome) => outcomes.includes(outcome)) ?? null;
}

/** The claimed amounts that are known, in rupees. */
export const knownClaimedPaise = ({ lines }: Sheet): Paise => lines.reduce((sum, { claimedPaise }) => sum + (claimedPaise ?? 0), 0);

/**
 * The document that proves an item, with its page: "Foreign certificate, page 2"; empty while it has none.
 * @param documents of the claim, where they are known: a further paper has its own name
 */
export function proofText(scheme: Scheme, { document, page }: Item, documents: readonly NamedVersion[] = []): string {
  if (document === undefined) return "";
  const found = documentsWithFurtherPapers(scheme, documents).find(({ field }) => field.name === document);
  const label = found?.field.label ?? (isFurtherPaper(document) ? "Further paper" : document);
  return page === undefined ? label : `${label}, page ${page}`;
}
