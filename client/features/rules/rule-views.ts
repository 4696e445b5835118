import type { inferRouterOutputs } from "@trpc/server";
import { paths } from "#domain/council.ts";
import { labelInSentence } from "#domain/label-in-sentence.ts";
import { itemKinds } from "#domain/reimbursements/items.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { TermWords } from "#domain/rules/describe-terms.ts";
import type { AppRouter } from "#server/trpc/router.ts";
import { formatDate } from "../../shared/format.ts";
import type { Tone } from "../../shared/status-tag.tsx";

type RuleCalls = inferRouterOutputs<AppRouter>["rules"];

/** A version of rules with what stands around it. */
export type RuleView = RuleCalls["get"];
/** A version in the list of its scheme. */
export type ListedRule = RuleCalls["list"][number]["versions"][number];
export type ReplayRun = NonNullable<RuleView["replay"]>;
/** A day on which the office does not work. */
export type Holiday = RuleCalls["holidays"]["list"][number];
/** The days of the week on which the office does not work from a day on. */
export type OfficeWeekend = RuleCalls["weekends"]["list"][number];

export const rulePath = (id: string): string => `${paths.rules}/${id}`;
/** Where a version is prepared: from a published one, or from nothing. */
export const newRulePath = (scheme: SchemeKind, from?: string): string =>
  `${paths.rules}/new?${new URLSearchParams({ scheme, ...(from !== undefined && { from }) }).toString()}`;
export const ruleSourcePath = (id: string): string => `/files/rules/${id}`;

/** "Product registration, version 7". */
export const ruleTitle = ({ scheme, number }: Pick<ListedRule, "scheme" | "number">): string => `${schemeOf(scheme).typeLabel}, version ${number}`;

/** "From 26-06-2023, without end", "01-04-2021 to 31-03-2023". */
export const rulePeriod = ({ effectiveFrom, effectiveTo }: Pick<ListedRule, "effectiveFrom" | "effectiveTo">): string =>
  effectiveTo === null ? `From ${formatDate(effectiveFrom)}, without end` : `${formatDate(effectiveFrom)} to ${formatDate(effectiveTo)}`;

export const ruleStates = {
  draft: { label: "Draft", tone: "orange" },
  published: { label: "Published", tone: "green" },
  discarded: { label: "Discarded", tone: "neutral" },
} as const satisfies Record<ListedRule["state"], { readonly label: string; readonly tone: Tone }>;

/** The state in words: a draft that came with the product waits for the office. */
export const ruleStateLabel = ({ state, preparedByName }: Pick<ListedRule, "state" | "preparedByName">): string =>
  state === "draft" && preparedByName === null ? "Draft, to be confirmed" : ruleStates[state].label;

/** The words of a description for the office. */
export function officeWords(scheme: SchemeKind): TermWords {
  const labels = new Map(itemKinds(schemeOf(scheme)).map(({ kind, label }) => [kind, labelInSentence(label)]));
  return { language: "en", kindLabel: (kind) => labels.get(kind) ?? kind };
}
