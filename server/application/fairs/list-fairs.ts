import { calendarDateInIndia } from "#domain/dates.ts";
import { isReproduced } from "#domain/fairs/ranking.ts";
import { isFairOver, isLaterEdition, takesCheckIns } from "#domain/fairs/states.ts";
import { countryName } from "#domain/members/countries.ts";
import { nextLikelyOn, standingOf, type EventView } from "#domain/site/events.ts";
import { selectApplications, type ListedApplication } from "#db/queries/fair-applications.ts";
import { selectFeeProofs, type FeeProofWithFile } from "#db/queries/fair-fees.ts";
import { getFair, selectFairMessages, selectFairs, type FairRow } from "#db/queries/fairs.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { findEvent, listEvents, presentEvent } from "../site/list-events.ts";
import { presentCouncilFee } from "./fees.ts";
import { presentFair, presentFairFacts, type FairDetail, type FairFacts, type FairId } from "./fair-view.ts";

/** A fair in the council's list. */
export type ListedFair = FairFacts & {
  readonly applications: number;
  readonly seatsTaken: number;
  readonly waiting: number;
  readonly attended: number;
};

/** An event of the calendar that can be opened as a fair. Days are null while they are not confirmed. */
export type OpenableEvent = {
  readonly slug: string;
  readonly title: string;
  readonly place: string;
  readonly startsOn: string | null;
  readonly endsOn: string | null;
};

/**
 * Every fair, and the events of the calendar that can be opened, the next one first: those that are not over and have no fair to come. An event
 * of which the fair was cancelled is opened for other days.
 */
export async function listFairs(ctx: AppContext): Promise<{ readonly fairs: readonly ListedFair[]; readonly events: readonly OpenableEvent[] }> {
  authorize(ctx.actor, "fairs.read");
  const [rows, { events, today }] = await Promise.all([selectFairs(ctx.db), listEvents({ ...ctx, language: "en" })]);
  const toCome = rows.filter((row) => !isFairOver(row, ctx.now()));
  const isOpened = ({ slug, startsOn }: EventView): boolean =>
    toCome.some((row) => row.eventSlug === slug && (row.cancelledAt === null || row.startsOn === startsOn));
  const last = "9999";
  return {
    fairs: rows.map((row) => ({
      ...presentFairFacts(row, ctx.now()),
      applications: row.applications,
      seatsTaken: row.seatsTaken,
      waiting: row.waiting,
      attended: row.attended,
    })),
    events: events
      .filter((event) => !isOpened(event) && standingOf(event, today) !== "past")
      .toSorted((a, b) => (nextLikelyOn(a, today) ?? last).localeCompare(nextLikelyOn(b, today) ?? last) || a.title.localeCompare(b.title))
      .map(({ slug, title, venue, city, countryCode, startsOn, endsOn }) => ({
        slug,
        title,
        place: [venue, city, countryCode === null ? null : countryName(countryCode)].filter((part) => part !== null).join(", "),
        startsOn,
        endsOn,
      })),
  };
}

/** An application as the council reads it. */
export type CouncilApplication = Omit<ListedApplication, "facts" | "shortCode" | "appliedBy" | "fairId"> & {
  readonly earlierVisits: number | null;
  readonly overdueReplies: number | null;
  readonly fee: ReturnType<typeof presentCouncilFee>;
};

type CalendarDays = { readonly startsOn: string; readonly endsOn: string };

/** A fair at the council's desk. */
export type CouncilFair = FairDetail & {
  readonly version: number;
  /**
   * The confirmed days of the calendar, when they differ from those of the fair or the days of the fair are not confirmed. Null when there is
   * nothing to take over, and when the fair has begun and the calendar already shows its next edition.
   */
  readonly calendarDays: CalendarDays | null;
  readonly applications: readonly CouncilApplication[];
  readonly seatsTaken: number;
  readonly rankedAt: Date | null;
  readonly takesCheckIns: boolean;
  /** Whether the published criteria, applied to the stored facts just now, give the stored list; null before the ranking. */
  readonly isReproduced: boolean | null;
  readonly messages: readonly {
    readonly id: string;
    readonly subject: string;
    readonly body: string;
    readonly firms: number;
    readonly sentAt: Date;
    readonly sentByName: string | null;
  }[];
};

/** @throws not_found */
export async function getCouncilFair(ctx: AppContext, { fairId }: FairId): Promise<CouncilFair> {
  authorize(ctx.actor, "fairs.read");
  const row = await getFair(ctx.db, fairId);
  const [detail, applications, messages, proofs, entry] = await Promise.all([
    presentFair(ctx.db, ctx, row),
    selectApplications(ctx.db, fairId),
    selectFairMessages(ctx.db, fairId),
    selectFeeProofs(ctx.db, fairId),
    findEvent({ ...ctx, language: "en" }, row.eventSlug),
  ]);
  const stored = applications.flatMap(({ id, facts, rank }) => (facts === null || rank === null ? [] : [{ id, facts, rank }]));
  return {
    ...detail,
    version: row.version,
    calendarDays: entry === undefined ? null : newDaysOf(detail, presentEvent(entry, undefined), calendarDateInIndia(ctx.now())),
    applications: applications.map((application) => presentApplication(row, application, proofs.get(application.id) ?? [])),
    seatsTaken: applications.filter(({ state }) => state === "offered" || state === "accepted").length,
    rankedAt: row.rankedAt,
    takesCheckIns: takesCheckIns(row, ctx.now()),
    isReproduced: row.state === "ranked" ? isReproduced(detail.criteria, row.applyUntil, stored) : null,
    messages: messages.map(({ id, subject, body, firms, sentAt, sentByName }) => ({ id, subject, body, firms, sentAt, sentByName })),
  };
}

/** @param today YYYY-MM-DD in India */
function newDaysOf({ standing, ...fair }: FairFacts, { startsOn, endsOn }: EventView, today: string): CalendarDays | null {
  if (standing === "over" || standing === "cancelled" || startsOn === null || endsOn === null) return null;
  if (isLaterEdition(startsOn, fair, today)) return null;
  const isKnown = fair.hasConfirmedDays && fair.startsOn === startsOn && fair.endsOn === endsOn;
  return isKnown ? null : { startsOn, endsOn };
}

function presentApplication(
  fair: FairRow,
  { facts, shortCode: _code, appliedBy: _by, fairId: _fair, ...row }: ListedApplication,
  proofs: readonly FeeProofWithFile[],
): CouncilApplication {
  return {
    ...row,
    earlierVisits: facts?.earlierVisits ?? null,
    overdueReplies: facts?.overdueReplies ?? null,
    fee: presentCouncilFee(fair, row, proofs),
  };
}
