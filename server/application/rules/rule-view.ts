import { z } from "zod";
import { isSecondPerson, type Invitations } from "#domain/accounts/second-person.ts";
import { calendarDateInIndia, daysAfter } from "#domain/dates.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { chooseVersion } from "#domain/rules/choose-version.ts";
import { ruleMessages } from "#domain/rules/messages.ts";
import { publishingProblems, type VersionPeriod } from "#domain/rules/publishing.ts";
import { hasLeftDraftOut, ReplayReport } from "#domain/rules/replay.ts";
import { versionAfterEnd } from "#domain/rules/takes-effect.ts";
import { RuleTerms } from "#domain/rules/terms.ts";
import type { Db, Tx } from "#db/connection/client.ts";
import { findLastReplay, type RuleReplayRow } from "#db/queries/rule-replays.ts";
import { getLastPublication, getRuleVersion, selectPublishedRules, type NamedRuleVersion, type RuleVersionRow } from "#db/queries/rule-versions.ts";
import { selectInvitations } from "#db/queries/staff.ts";
import type { AppContext } from "../../context.ts";

export const RuleVersionId = z.object({ id: z.uuid() });
/** A version as the caller last saw it. */
export const RuleRevision = RuleVersionId.extend({ revision: z.int().min(1) });

type ReplayView = Pick<RuleReplayRow, "id" | "revision" | "state" | "done" | "total" | "finishedAt"> & {
  readonly report: ReplayReport | null;
  /** True for a finished run of what is stored now, against the published rules of now. */
  readonly isCurrent: boolean;
};

export type RuleVersionSummary = Pick<
  NamedRuleVersion,
  | "id"
  | "number"
  | "effectiveFrom"
  | "effectiveTo"
  | "sourceName"
  | "sourceDate"
  | "preparedByName"
  | "preparedAt"
  | "publishedByName"
  | "publishedAt"
  | "revision"
> & { readonly scheme: SchemeKind; readonly state: "draft" | "published" | "discarded"; readonly hasSourceFile: boolean };

export type RuleVersionView = RuleVersionSummary & {
  readonly terms: RuleTerms;
  readonly reasonForPast: string;
  readonly sourceFileSize: number | null;
  /** The published version in whose place this one comes: the one for its first day, else for the day before, else the last that began before it. */
  readonly previous: { readonly number: number; readonly terms: RuleTerms } | null;
  /** The published version for the day after its last day; null where none holds, and without a last day. */
  readonly afterEnd: { readonly number: number; readonly effectiveFrom: string } | null;
  readonly replay: ReplayView | null;
  /** What has to be done before this actor may publish the draft; empty when nothing is left. */
  readonly hindrances: readonly string[];
};

export const presentRuleSummary = (row: NamedRuleVersion): RuleVersionSummary => ({
  id: row.id,
  scheme: row.scheme,
  number: row.number,
  state: row.state,
  effectiveFrom: row.effectiveFrom,
  effectiveTo: row.effectiveTo,
  sourceName: row.sourceName,
  sourceDate: row.sourceDate,
  hasSourceFile: row.sourceFileKey !== null,
  preparedByName: row.preparedByName,
  preparedAt: row.preparedAt,
  publishedByName: row.publishedByName,
  publishedAt: row.publishedAt,
  revision: row.revision,
});

/** A version with what stands around it. @throws not_found */
export async function presentRule(db: Db | Tx, ctx: Pick<AppContext, "actor" | "now">, id: string): Promise<RuleVersionView> {
  const row = await getRuleVersion(db, id);
  const [published, lastReplay, lastPublication, invitations] = await Promise.all([
    selectPublishedRules(db, row.scheme),
    findLastReplay(db, row.id),
    getLastPublication(db, row.scheme),
    selectInvitations(db),
  ]);
  const previous = findPrevious(row, published);
  const afterEnd = versionAfterEnd(row, published);
  const replay = lastReplay && presentReplay(lastReplay, row, lastPublication);
  const userId = ctx.actor.kind === "user" ? ctx.actor.userId : "";
  return {
    ...presentRuleSummary(row),
    terms: RuleTerms.parse(row.terms),
    reasonForPast: row.reasonForPast ?? "",
    sourceFileSize: row.sourceFileSize,
    previous: previous === undefined ? null : { number: previous.number, terms: previous.terms },
    afterEnd: afterEnd === undefined ? null : { number: afterEnd.number, effectiveFrom: afterEnd.effectiveFrom },
    replay: replay ?? null,
    hindrances: row.state === "draft" ? hindrancesOf(row, { published, replay, userId, invitations, today: calendarDateInIndia(ctx.now()) }) : [],
  };
}

function findPrevious(row: RuleVersionRow, published: readonly RuleVersionRow[]): Pick<RuleVersionRow, "number" | "terms"> | undefined {
  // Of two that begin on one day the higher number is chosen.
  const others = published.filter(
    ({ effectiveFrom, number }) => effectiveFrom < row.effectiveFrom || (effectiveFrom === row.effectiveFrom && number < row.number),
  );
  const chosenOn = (day: string) =>
    chooseVersion(others, row.scheme, { filed: day, certificate_issued: day, event_ended: day, cost_paid: day, intent_filed: day });
  return (
    chosenOn(row.effectiveFrom) ??
    chosenOn(daysAfter(row.effectiveFrom, -1)) ??
    others.toSorted((a, b) => b.effectiveFrom.localeCompare(a.effectiveFrom) || b.number - a.number)[0]
  );
}

function presentReplay(run: RuleReplayRow, row: RuleVersionRow, lastPublication: number): ReplayView {
  const { id, state, done, total, finishedAt } = run;
  const report = run.report === null ? null : ReplayReport.parse(run.report);
  const isCurrent = state === "done" && run.revision === row.revision && report !== null && isUpToDate(run, row, lastPublication);
  return { id, revision: run.revision, state, done, total, finishedAt, report, isCurrent };
}

/** Whether the report of a run is about the published rules of now, and was computed with the draft. */
export function isUpToDate({ report, finishedAt }: RuleReplayRow, { effectiveFrom }: RuleVersionRow, lastPublication: number): boolean {
  const parsed = ReplayReport.parse(report);
  if (finishedAt !== null && hasLeftDraftOut(parsed, effectiveFrom, calendarDateInIndia(finishedAt))) return false;
  return parsed.publication === lastPublication;
}

export const periodOf = ({ number, effectiveFrom, effectiveTo, terms }: RuleVersionRow): VersionPeriod => ({
  number,
  effectiveFrom,
  effectiveTo,
  chosenBy: terms.chosenBy,
});

type Around = {
  readonly published: readonly RuleVersionRow[];
  readonly replay: ReplayView | undefined;
  readonly userId: string;
  readonly invitations: Invitations;
  readonly today: string;
};

function hindrancesOf(row: RuleVersionRow, { published, replay, userId, invitations, today }: Around): string[] {
  const problems = publishingProblems({ ...periodOf(row), reasonForPast: row.reasonForPast ?? "" }, published.map(periodOf), today);
  return [
    ...Object.values(problems)
      .flat()
      .map((text) => `${text}.`),
    ...(row.preparedBy === null ? [ruleMessages.nobodyPrepared] : []),
    ...(row.preparedBy === null || isSecondPerson(invitations, row.preparedBy, userId) ? [] : [refusedAs(row.preparedBy, userId)]),
    ...(replay?.isCurrent === true ? [] : [isStale(replay, row) ? ruleMessages.replayStale : ruleMessages.replayFirst]),
  ];
}

/** What a user reads who prepared the draft, or counts as one person with the user who did. */
export const refusedAs = (preparedBy: string, userId: string): string => (preparedBy === userId ? ruleMessages.twoPeople : ruleMessages.countAsOne);

const isStale = (replay: ReplayView | undefined, { revision }: RuleVersionRow): boolean => replay?.state === "done" && replay.revision === revision;
