import { z } from "zod";
import { council, paths } from "#domain/council.ts";
import { calendarDateInIndia } from "#domain/dates.ts";
import {
  filingDayOf,
  filingDaysText,
  filingReminderDays,
  kindsOfScheme,
  outsidePeriodOf,
  outsidePeriodSentences,
  type FilingDay,
} from "#domain/reimbursements/expected-claims.ts";
import { filingCalendar } from "#domain/reimbursements/filing-calendar.ts";
import { countryName } from "#domain/members/countries.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { ViolationOutcome } from "#domain/rules/terms.ts";
import type { Db, Tx } from "#db/connection/client.ts";
import {
  getOwnExpectedClaim,
  selectExpectedClaims,
  selectStartedClaims,
  type ExpectedClaimRow,
  type StartedClaim,
} from "#db/queries/expected-claims.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { selectRuleSet } from "../rules/rule-set.ts";

/** A claim that the firm means to file. Dates are YYYY-MM-DD. */
export type ExpectedClaimView = {
  readonly id: string;
  readonly scheme: SchemeKind;
  readonly kind: string;
  readonly kindLabel: string;
  readonly name: string;
  readonly country: string;
  readonly expectedOn: string;
  /** Undefined while no published rule of the scheme has a window. */
  readonly filing: FilingDay | undefined;
  /** What is said of a cost outside the period of the rules, also where they have no window, and after the programme where no rule holds. */
  readonly outsidePeriod: ViolationOutcome | undefined;
  /** The claim that was started from it: a draft, or once it is filed the filed one. Undefined before, and after it was closed. */
  readonly claim: StartedClaim | undefined;
};

type Expected = Pick<ExpectedClaimRow, "scheme" | "kind" | "country" | "expectedOn">;

/** Reads the rules once and gives the last day to file of each entry. */
export async function readFilingDays(db: Db | Tx, today: string): Promise<(expected: Expected) => FilingDay | undefined> {
  const { published, holidays } = await selectRuleSet(db);
  return (expected) => filingDayOf(published, holidays, expected, today);
}

/** What an entry is for, in words: "Gloves, Kenya". */
export const expectedClaimTitle = ({ name, country }: Pick<ExpectedClaimRow, "name" | "country">): string =>
  country === null ? name : `${name}, ${countryName(country)}`;

/** What the member's firm means to file, each with its last day. @source money.md 4 "registrations in hand" */
export async function listExpectedClaims(ctx: AppContext): Promise<ExpectedClaimView[]> {
  const actor = authorize(ctx.actor, "reimbursements.planClaims");
  const today = calendarDateInIndia(ctx.now());
  const [{ published, holidays }, claims, rows] = await Promise.all([
    selectRuleSet(ctx.db),
    selectStartedClaims(ctx.db, actor.firmId),
    selectExpectedClaims(ctx.db, actor.firmId),
  ]);
  return rows.map((row) => {
    const { id, scheme, kind, name, country, expectedOn } = row;
    const filing = filingDayOf(published, holidays, row, today);
    return {
      id,
      scheme,
      kind,
      kindLabel: kindsOfScheme(scheme).find(({ value }) => value === kind)?.label ?? kind,
      name,
      country: country ?? "",
      expectedOn,
      filing,
      outsidePeriod: filing === undefined ? outsidePeriodOf(published, row, today) : filing.outsidePeriod,
      claim: claims.get(id),
    };
  });
}

/** True of a claim that the firm has handed in; undefined is none. */
export const isFiled = (claim: StartedClaim | undefined): boolean => claim !== undefined && claim.state !== "DRAFT";

/** One entry, or without an id all. */
export const ExpectedClaimsCalendarInput = z.object({ id: z.uuid().optional() });
export type ExpectedClaimsCalendarInput = z.infer<typeof ExpectedClaimsCalendarInput>;

/**
 * The last days to file as a calendar file; an entry without one, or that is filed, is left out.
 * @throws not_found (unknown, or another firm's)
 */
export async function exportExpectedClaims(ctx: AppContext, { id }: ExpectedClaimsCalendarInput): Promise<{ name: string; text: string }> {
  const actor = authorize(ctx.actor, "reimbursements.planClaims");
  const rows = id === undefined ? await selectExpectedClaims(ctx.db, actor.firmId) : [await getOwnExpectedClaim(ctx.db, id, actor.firmId)];
  const claims = await selectStartedClaims(ctx.db, actor.firmId);
  const filingDay = await readFilingDays(ctx.db, calendarDateInIndia(ctx.now()));
  const days = rows.flatMap((row) => {
    const filing = isFiled(claims.get(row.id)) ? undefined : filingDay(row);
    if (filing === undefined) return [];
    const title = `Last day to file: ${expectedClaimTitle(row)}`;
    const text = [
      `${schemeOf(row.scheme).typeLabel} reimbursement with ${council.shortName}.`,
      `Within ${filingDaysText(filing)}, by the rules of today (${filing.source}).`,
      ...outsidePeriodSentences(filing.outsidePeriod, row.expectedOn, `${ctx.config.publicUrl}${paths.exportPromotionMission}`),
    ].join(" ");
    const url = `${ctx.config.publicUrl}${paths.expectedClaims}`;
    return [{ uid: `${row.id}@${council.host}`, date: filing.lastOn, title, text, url, alarmDays: filingReminderDays }];
  });
  return { name: "last-days-to-file.ics", text: filingCalendar(days, council.shortName, ctx.now()) };
}
