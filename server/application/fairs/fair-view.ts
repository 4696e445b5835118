import { z } from "zod";
import { calendarDateInIndia } from "#domain/dates.ts";
import type { Criterion } from "#domain/fairs/criteria.ts";
import { fairStandingOf, type FairStanding } from "#domain/fairs/states.ts";
import { chooseVersion } from "#domain/rules/choose-version.ts";
import { describeTerms, type TermLine } from "#domain/rules/describe-terms.ts";
import { ruleWords } from "#domain/rules/rule-words.en.ts";
import type { RuleTerms, RuleVersion } from "#domain/rules/terms.ts";
import type { UnnamedPicture } from "#domain/site/content/published.ts";
import type { Db, Tx } from "#db/connection/client.ts";
import { findPictures } from "#db/queries/content.ts";
import { selectCriteria, type FairRow } from "#db/queries/fairs.ts";
import { selectPublishedRules } from "#db/queries/rule-versions.ts";
import type { AppContext } from "../../context.ts";

export const FairId = z.object({ fairId: z.uuid() });
export type FairId = z.output<typeof FairId>;
export const ApplicationId = z.object({ applicationId: z.uuid() });
export type ApplicationId = z.output<typeof ApplicationId>;

/** A fair as everybody who may see it reads it. */
export type FairFacts = {
  readonly id: string;
  readonly eventSlug: string;
  readonly title: string;
  readonly venue: string | null;
  readonly city: string | null;
  readonly country: string | null;
  /** YYYY-MM-DD, both included. */
  readonly startsOn: string;
  readonly endsOn: string;
  readonly hasConfirmedDays: boolean;
  readonly applyUntil: Date;
  readonly seats: number;
  readonly feePaise: number | null;
  readonly subsidyText: string;
  /** What an exhibitor brings, or sends to the council by e-mail; null for nothing. */
  readonly documentsText: string | null;
  readonly standing: FairStanding;
  /** Why it was cancelled; null for any other fair. */
  readonly cancelReason: string | null;
  readonly cancelledAt: Date | null;
};

/** The same with its criteria, its rule and its plan. */
export type FairDetail = FairFacts & {
  readonly criteria: readonly Criterion[];
  /** The number of the published rule that a claim for this fair falls under today; null while none does. */
  readonly ruleNumber: number | null;
  /** The documents that this rule asks for. */
  readonly claimDocuments: readonly TermLine[];
  readonly plan: UnnamedPicture | null;
};

/** @param now decides the state of the fair */
export const presentFairFacts = (row: FairRow, now: Date): FairFacts => ({
  id: row.id,
  eventSlug: row.eventSlug,
  title: row.title,
  venue: row.venue,
  city: row.city,
  country: row.country,
  startsOn: row.startsOn,
  endsOn: row.endsOn,
  hasConfirmedDays: row.hasConfirmedDays,
  applyUntil: row.applyUntil,
  seats: row.seats,
  feePaise: row.feePaise,
  subsidyText: row.subsidyText,
  documentsText: row.documentsText,
  standing: fairStandingOf(row, now),
  cancelReason: row.cancelReason,
  cancelledAt: row.cancelledAt,
});

/** A fair with what is published about it. */
export async function presentFair(db: Db | Tx, ctx: Pick<AppContext, "now">, row: FairRow): Promise<FairDetail> {
  const [criteria, versions, pictures] = await Promise.all([
    selectCriteria(db, [row.id]),
    selectPublishedRules(db, "exhibition"),
    findPictures(db, row.planImageId === null ? [] : [row.planImageId]),
  ]);
  const rule = ruleOf(versions, row, calendarDateInIndia(ctx.now()));
  return {
    ...presentFairFacts(row, ctx.now()),
    criteria: criteria.get(row.id) ?? [],
    ruleNumber: rule?.number ?? null,
    claimDocuments: rule === undefined ? [] : documentsOf(rule.terms),
    plan: pictures.values().next().value ?? null,
  };
}

/** The rule of a cost of the fair that is filed on the day after it, or today where that is later. */
function ruleOf(versions: readonly RuleVersion[], { endsOn }: FairRow, today: string): RuleVersion | undefined {
  const filed = endsOn < today ? today : endsOn;
  return chooseVersion(versions, "exhibition", { filed, event_ended: endsOn, cost_paid: endsOn, certificate_issued: endsOn, intent_filed: endsOn });
}

const documentsOf = (terms: RuleTerms): TermLine[] =>
  describeTerms(terms, { language: "en", kindLabel: String }).filter(({ label }) => label === ruleWords.labels.document);
