import { z } from "zod";
import { calendarDateInIndia } from "#domain/dates.ts";
import { conflict, invalid, notFound } from "#domain/errors.ts";
import { FairDraft, isSameCriteria, lastInstantOf } from "#domain/fairs/fair-input.ts";
import { fairMessages } from "#domain/fairs/messages.ts";
import { assertNotCancelled, isFairOver, isLaterEdition, livingStates, takesApplications } from "#domain/fairs/states.ts";
import type { EventView } from "#domain/site/events.ts";
import { transact, violatedConstraint } from "#db/connection/transact.ts";
import type { Tx } from "#db/connection/client.ts";
import { enqueue } from "#db/outbox/enqueue.ts";
import { updateContentVersion } from "#db/queries/content.ts";
import { countSeatsTaken, selectApplications } from "#db/queries/fair-applications.ts";
import {
  countApplications,
  countFairsToCome,
  insertFair,
  lockFair,
  lockOpening,
  updateCriteria,
  selectCriteria,
  updateFairForm,
  type FairRow,
} from "#db/queries/fairs.ts";
import { markFairOpenedUnread, updateFairOpenedNotices } from "#db/queries/notifications.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { findEvent, presentEvent } from "../site/list-events.ts";
import { fillSeats } from "./fill-seats.ts";
import { notifyExhibitors, reachableFirmsOf } from "./notify-exhibitors.ts";
import { fairOpenedWords } from "./notify-of-fair.ts";

export const OpenFairInput = z.object({ eventSlug: z.string().max(80), fair: FairDraft });
export type OpenFairInput = z.input<typeof OpenFairInput>;

/**
 * Opens an event of the calendar as a fair: from now on members can apply until the last instant of the last day, in Indian time.
 * They are notified after the commit.
 * @throws invalid (a field); not_found (no such event); conflict (`fair_exists`)
 * @source desks-and-more.md 3 "An event of the council can be opened as a fair"
 */
export async function openFair(ctx: AppContext, input: OpenFairInput): Promise<{ readonly fairId: string; readonly message: string }> {
  const actor = authorize(ctx.actor, "fairs.prepare");
  const { eventSlug, fair } = OpenFairInput.parse(input);
  assertFuture(ctx, fair.applyUntilOn);
  const entry = await findEvent({ ...ctx, language: "en" }, eventSlug);
  if (entry === undefined) throw notFound("event_not_found", fairMessages.eventNotFound);
  const event = presentEvent(entry, undefined);
  return transact(ctx, async (tx) => {
    await lockOpening(tx);
    // An event has at most one fair that is neither over nor cancelled. Fairs of earlier editions stay.
    if ((await countFairsToCome(tx, eventSlug, calendarDateInIndia(ctx.now()))) > 0) throw fairExists();
    const values = { eventSlug, ...factsOf(event), openedBy: actor.userId, openedAt: ctx.now() };
    const { id } = await insertFair(tx, { ...values, ...columnsOf(fair, event) }, fair.criteria);
    await enqueue(tx, "notify-of-fair", { fairId: id });
    // The page of the event said that the council cancelled its part, if a fair of it was cancelled before.
    await updateContentVersion(tx);
    await recordAudit(tx, ctx, { event: "fair.open", subject: { kind: "fair", id } });
    return { fairId: id, message: fairMessages.opened(event.title) };
  }).catch(refuseSecondFair);
}

const fairExists = () => conflict("fair_exists", fairMessages.alreadyOpened);

/** @throws conflict (`fair_exists`) for a second fair of an event with the same first day, else what was thrown */
function refuseSecondFair(error: unknown): never {
  throw violatedConstraint(error) === "fairs_event_unique" ? fairExists() : error;
}

export const ChangeFairInput = z.object({ fairId: z.uuid(), version: z.int(), fair: FairDraft });
export type ChangeFairInput = z.input<typeof ChangeFairInput>;

/**
 * Changes a fair; title and place become those of the calendar. Once a firm has applied, criteria stay as they are, and so does the last day to
 * apply when it is over. More seats are offered to the waiting list at once. The notices that the fair has opened say the new title and last
 * day; with another last day they are new again for firms that have not applied, and members of today without one get one. Firms that applied
 * or have a seat are told of other days, another place, another fee or other documents that they bring or send.
 * @throws invalid (a field); not_found; conflict (`fair_cancelled`, `stale_version`, `criteria_fixed`, `fair_exists`)
 */
export async function changeFair(ctx: AppContext, input: ChangeFairInput): Promise<{ readonly message: string }> {
  authorize(ctx.actor, "fairs.prepare");
  const { fairId, version, fair } = ChangeFairInput.parse(input);
  return transact(ctx, async (tx) => {
    const row = await lockFair(tx, fairId);
    assertNotCancelled(row);
    if (row.version !== version) throw conflict("stale_version", fairMessages.stale);
    await assertMayChange(tx, ctx, row, fair);
    const entry = await findEvent({ ...ctx, language: "en" }, row.eventSlug);
    const event = entry && presentEvent(entry, undefined);
    const facts = event !== undefined && isOfEdition(event, fair, ctx.now()) ? factsOf(event) : {};
    const columns = { ...facts, ...columnsOf(fair, confirmedDaysOf(row, event, ctx.now())) };
    await updateFairForm(tx, fairId, columns);
    const changed = { ...row, ...columns };
    await updateNotices(tx, ctx, row, changed);
    const told = await tellApplicants(tx, ctx, row, changed);
    await updateCriteria(tx, fairId, fair.criteria);
    if (row.state === "ranked") await fillSeats(tx, ctx, { ...row, ...facts, seats: fair.seats, endsOn: fair.endsOn });
    await recordAudit(tx, ctx, { event: "fair.change", subject: { kind: "fair", id: fairId } });
    return { message: fairMessages.changed(told) };
  }).catch(refuseSecondFair);
}

/** Keeps the notices that a fair has opened true, and tells members of another last day to apply. */
async function updateNotices(tx: Tx, ctx: AppContext, before: FairRow, { id, title, applyUntil }: FairRow): Promise<void> {
  const isOtherDay = applyUntil.getTime() !== before.applyUntil.getTime();
  if (isOtherDay || title !== before.title) await updateFairOpenedNotices(tx, id, fairOpenedWords({ title, applyUntil }));
  if (!isOtherDay) return;
  await markFairOpenedUnread(tx, id, ctx.now());
  await enqueue(tx, "notify-of-fair", { fairId: id });
}

/** Tells the firms with a current application what of it has changed. Returns how many firms were told. */
async function tellApplicants(tx: Tx, ctx: AppContext, before: FairRow, fair: FairRow): Promise<number> {
  const isOther = (...names: (keyof FairRow)[]): boolean => names.some((name) => fair[name] !== before[name]);
  const changed = [
    ...(isOther("startsOn", "endsOn") ? ["the days"] : []),
    ...(isOther("venue", "city", "country") ? ["the place"] : []),
    ...(isOther("feePaise") ? ["the fee"] : []),
    ...(isOther("documentsText") ? ["the papers"] : []),
  ];
  if (changed.length === 0) return 0;
  const firmIds = reachableFirmsOf(await selectApplications(tx, fair.id, livingStates));
  await notifyExhibitors(tx, fair, firmIds, { kind: "fair_changed", at: ctx.now(), subject: changed.join(", ") });
  return firmIds.length;
}

/** What a fair takes from the calendar besides its days. */
const factsOf = ({ title, venue, city, countryCode }: EventView) => ({ title, venue, city, country: countryCode });

/** Whether the calendar still shows the edition of a fair: an event that comes again keeps its entry. */
const isOfEdition = ({ startsOn }: EventView, fair: Pick<FairDraft, "endsOn">, now: Date): boolean =>
  startsOn === null ? !isFairOver(fair, now) : startsOn <= fair.endsOn;

async function assertMayChange(tx: Tx, ctx: AppContext, row: FairRow, fair: FairDraft): Promise<void> {
  const hasApplications = (await countApplications(tx, row.id)) > 0;
  if (lastInstantOf(fair.applyUntilOn).getTime() !== row.applyUntil.getTime()) {
    if (row.state === "ranked") throw invalid("fair_ranked", fairMessages.rankedAlready, { applyUntilOn: [fairMessages.rankedAlready] });
    if (hasApplications && !takesApplications(row, ctx.now())) {
      const text = fairMessages.lastDayFixed(row.applyUntil);
      throw invalid("applications_over", text, { applyUntilOn: [text] });
    }
    assertFuture(ctx, fair.applyUntilOn);
  }
  const published = (await selectCriteria(tx, [row.id])).get(row.id) ?? [];
  if (!isSameCriteria(published, fair.criteria) && hasApplications) throw conflict("criteria_fixed", fairMessages.criteriaFixed);
  const taken = await countSeatsTaken(tx, row.id);
  if (fair.seats < taken) throw invalid("fewer_seats", fairMessages.fewerSeats(taken), { seats: [fairMessages.fewerSeats(taken)] });
}

function assertFuture(ctx: AppContext, applyUntilOn: string): void {
  if (applyUntilOn < calendarDateInIndia(ctx.now())) throw invalid("until_past", fairMessages.untilPast, { applyUntilOn: [fairMessages.untilPast] });
}

type ConfirmedDays = { readonly startsOn: string | null; readonly endsOn: string | null };
const noDays: ConfirmedDays = { startsOn: null, endsOn: null };

/** The days that the organiser has confirmed: those of the calendar. A fair that has begun keeps its own once the calendar does not show them. */
function confirmedDaysOf(row: FairRow, event: EventView | undefined, now: Date): ConfirmedDays {
  const today = calendarDateInIndia(now);
  const startsOn = event?.startsOn ?? null;
  const isShown = startsOn !== null && !isLaterEdition(startsOn, row, today);
  if (row.startsOn <= today && !isShown) return row.hasConfirmedDays ? row : noDays;
  return event ?? noDays;
}

const columnsOf = ({ startsOn, endsOn, applyUntilOn, seats, feePaise, subsidyText, documentsText }: FairDraft, confirmed: ConfirmedDays) => ({
  startsOn,
  endsOn,
  seats,
  feePaise,
  subsidyText,
  ...(documentsText !== undefined && { documentsText: documentsText === "" ? null : documentsText }),
  applyUntil: lastInstantOf(applyUntilOn),
  hasConfirmedDays: confirmed.startsOn === startsOn && confirmed.endsOn === endsOn,
});
