import { calendarDateInIndia } from "#domain/dates.ts";
import { schemeKinds, type SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { chooseVersion } from "#domain/rules/choose-version.ts";
import { hasFollower } from "#domain/rules/publishing.ts";
import { ruleDates, RuleTerms } from "#domain/rules/terms.ts";
import { selectRuleVersions, type RuleVersionRow } from "#db/queries/rule-versions.ts";
import type { AppContext } from "../../context.ts";
import { authorizeAnyone } from "../authorize.ts";
import { periodOf } from "./rule-view.ts";

/** A published version for the public. Dates are YYYY-MM-DD. */
export type PublishedRule = {
  readonly id: string;
  readonly number: number;
  readonly effectiveFrom: string;
  readonly effectiveTo: string | null;
  /** True when a later version takes its place before `effectiveTo`. */
  readonly isFollowed: boolean;
  readonly sourceName: string;
  readonly sourceDate: string | null;
  /** The size of its PDF; null without one. */
  readonly sourceFileSize: number | null;
  readonly terms: RuleTerms;
};

export type RulesOfScheme = {
  readonly scheme: SchemeKind;
  /** Those that a cost of today is computed with. */
  readonly inForce: readonly PublishedRule[];
  /** Those that begin later. */
  readonly coming: readonly PublishedRule[];
  /** Those that ended or were followed by another, the last first. */
  readonly earlier: readonly PublishedRule[];
  readonly hasDraft: boolean;
};

/** What holds today for each scheme, and what held before, as it was published. @source issue 20 "Rules in force" */
export async function readRulesInForce(ctx: AppContext): Promise<RulesOfScheme[]> {
  authorizeAnyone(ctx.actor, "rules.readPublished");
  const today = calendarDateInIndia(ctx.now());
  const rows = await selectRuleVersions(ctx.db);
  return schemeKinds.map((scheme) => rulesOfScheme(scheme, rows, today));
}

const beforeAllRules = "0001-01-01";

function rulesOfScheme(scheme: SchemeKind, rows: readonly RuleVersionRow[], today: string): RulesOfScheme {
  const own = rows.filter((row) => row.scheme === scheme);
  const published = own.filter(({ state }) => state === "published").map((row) => ({ ...row, terms: RuleTerms.parse(row.terms) }));
  // A claim always has its day of filing. A certificate older than all rules keeps the day of the payment from choosing in its place.
  const dates = { filed: today, certificate_issued: beforeAllRules };
  const chosen = new Set(ruleDates.map((date) => chooseVersion(published, scheme, { ...dates, [date]: today })?.id));
  const periods = published.map(periodOf);
  const presentPublished = (row: RuleVersionRow): PublishedRule => presentWith(row, hasFollower(periodOf(row), periods));
  const coming = published.filter(({ effectiveFrom }) => effectiveFrom > today);
  return {
    scheme,
    inForce: published.filter(({ id }) => chosen.has(id)).map(presentPublished),
    coming: coming.map(presentPublished),
    earlier: published.filter((row) => !chosen.has(row.id) && !coming.includes(row)).map(presentPublished),
    hasDraft: own.some(({ state }) => state === "draft"),
  };
}

const presentWith = (row: RuleVersionRow, isFollowed: boolean): PublishedRule => ({
  id: row.id,
  number: row.number,
  effectiveFrom: row.effectiveFrom,
  effectiveTo: row.effectiveTo,
  isFollowed,
  sourceName: row.sourceName,
  sourceDate: row.sourceDate,
  sourceFileSize: row.sourceFileSize,
  terms: row.terms,
});
