import { paths } from "#domain/council.ts";
import { calendarDateInIndia, dayMs, daysAfter, daysBetween, daysFromTo, financialYearLabel, formatIndianDate } from "#domain/dates.ts";
import { runOpensOn } from "#domain/invoices/run-verdicts.ts";
import { digestLength, dueMembershipReminder, dueReplyReminder, membershipReminderDays, replyReminderDays } from "#domain/notifications/reminders.ts";
import { daysWithParty } from "#domain/reimbursements/clocks.ts";
import { canLookSecond } from "#domain/reimbursements/decided-before.ts";
import { itemFields, openDeficiencies } from "#domain/reimbursements/deficiencies.ts";
import { dueStateOf } from "#domain/reimbursements/due-state.ts";
import { documentsWithFurtherPapers } from "#domain/reimbursements/further-papers.ts";
import { owningOffices, roleOfOffice, type OwningOffice } from "#domain/reimbursements/owners.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { isReminderPaused } from "#domain/work/parts.ts";
import type { Tx } from "#db/connection/client.ts";
import { insertWorkInParts } from "#db/queries/bulk-work.ts";
import { selectDecidersOf } from "#db/queries/decisions.ts";
import { selectDocuments } from "#db/queries/documents.ts";
import { findUnpaidInvoice } from "#db/queries/invoice-list.ts";
import { selectItems } from "#db/queries/items.ts";
import { insertMail } from "#db/queries/mail.ts";
import { getFirmRow } from "#db/queries/members.ts";
import { updateRemindedAt } from "#db/queries/owners.ts";
import { getFirmRecipients, selectRoleRecipients } from "#db/queries/notifications.ts";
import { findReimbursement, selectDeficiencies } from "#db/queries/reimbursements.ts";
import { selectFirmsEndingBetween, selectUnansweredSince, selectWaitingForOffice, type WaitingReimbursement } from "#db/queries/reminders.ts";
import { selectPreparedForSecond } from "#db/queries/second-looks.ts";
import { selectInvitations } from "#db/queries/staff.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { authorizeSystem } from "../authorize.ts";

type Run = { finish(tx: Tx): Promise<void> };
/** After this time, or this time after the date of the reply, no more reminders are sent: the council closes the reimbursement or writes itself. */
const replyWindowDays = 60;
const overdueWindowDays = 21;

/**
 * Enqueues every reminder that is due today, each once, also if called several times. They become due in parts.
 * @throws forbidden (not the worker)
 * @source issue of operations, "Schedules"
 */
export async function askForReminders(ctx: AppContext, run: Run): Promise<void> {
  authorizeSystem(ctx.actor);
  const now = ctx.now();
  const todayOn = calendarDateInIndia(now);
  const ending = await selectFirmsEndingBetween(ctx.db, { todayOn, untilOn: daysAfter(todayOn, membershipReminderDays[0]) });
  const [firstDays] = replyReminderDays;
  const ago = (days: number): Date => new Date(now.getTime() - days * dayMs);
  const unanswered = await selectUnansweredSince(ctx.db, {
    // Indian days, as the reminders are counted: what was shared in the afternoon is due on the same day as what was shared before.
    before: new Date(`${daysAfter(todayOn, 1 - firstDays)}T00:00:00+05:30`),
    after: ago(replyWindowDays),
    overdueFrom: daysAfter(todayOn, -overdueWindowDays),
    todayOn,
  });
  await transact(ctx, async (tx) => {
    const ofMemberships = ending.flatMap(({ id, membershipEndOn }) => {
      const days = dueMembershipReminder(todayOn, membershipEndOn);
      const key = `remind-membership-${id}-${membershipEndOn}-${days}`;
      return days === undefined ? [] : [{ payload: { firmId: id, endOn: membershipEndOn }, key }];
    });
    await insertWorkInParts(tx, "remind-membership", ofMemberships);
    const ofReplies = unanswered.flatMap(({ id, partySince, replyBy, remindedAt }) => {
      // The key is not used up, so that a later day sends it.
      if (remindedAt !== null && isReminderPaused(calendarDateInIndia(remindedAt), todayOn)) return [];
      const due = dueReplyReminder(daysBetween(partySince, now), todayOn, replyBy);
      const since = partySince.toISOString();
      return due === undefined ? [] : [{ payload: { reimbursementId: id, since }, key: `remind-reply-${id}-${since}-${due}` }];
    });
    const fresh = await insertWorkInParts(tx, "remind-reply", ofReplies);
    // Noted now: an officer who reminds while they wait for their minute does not send a second one.
    const reminded = ofReplies.flatMap(({ payload, key }) => (fresh.has(key) ? [payload.reimbursementId] : []));
    await updateRemindedAt(tx, reminded, now);
    await run.finish(tx);
  });
}

/**
 * E-mails a firm's people that its membership ends, with the invoice that renews it, or the first day on which invoices of that year are sent; none
 * if it was renewed or closed meanwhile. Whether the yearly run will invoice the firm is not known before: the e-mail promises none.
 * @throws forbidden (not the worker)
 */
export async function remindOfMembership(
  ctx: AppContext,
  { firmId, endOn }: { readonly firmId: string; readonly endOn: string },
  run: Run,
): Promise<void> {
  authorizeSystem(ctx.actor);
  await transact(ctx, async (tx) => {
    const firm = await getFirmRow(tx, firmId);
    if (firm.deactivatedAt === null && firm.membershipEndOn === endOn && endOn >= calendarDateInIndia(ctx.now())) {
      const year = financialYearLabel(daysAfter(endOn, 1));
      const invoice = await findUnpaidInvoice(tx, firmId, year);
      const path = invoice === undefined ? paths.memberHome : `${paths.memberInvoices}/${invoice.id}`;
      const replyBy = invoice === undefined ? formatIndianDate(runOpensOn(year)) : "";
      const params = { firmName: firm.name, date: formatIndianDate(endOn), subject: invoice?.number ?? "", replyBy, path };
      const { mailTo } = await getFirmRecipients(tx, firmId);
      for (const to of mailTo) await insertMail(tx, { kind: "membership_ends", to, params });
    }
    await run.finish(tx);
  });
}

/** Reminds a firm's people of the open reply, unless it came or the firm was deactivated meanwhile. @throws forbidden (not the worker) */
export async function remindOfReply(
  ctx: AppContext,
  { reimbursementId, since }: { readonly reimbursementId: string; readonly since: string },
  run: Run,
): Promise<void> {
  authorizeSystem(ctx.actor);
  await transact(ctx, async (tx) => {
    const row = await findReimbursement(tx, reimbursementId);
    const firm = row && (await getFirmRow(tx, row.firmId));
    if (firm?.deactivatedAt === null && row?.state === "DEFICIENCY_SHARED" && row.partySince.toISOString() === since) {
      const scheme = schemeOf(row.scheme);
      const items = (await selectItems(tx, row.id)).map(({ item }) => item);
      const known = [
        ...documentsWithFurtherPapers(scheme, await selectDocuments(tx, row.id)).map(({ field }) => field),
        ...itemFields(scheme, items),
      ];
      const open = openDeficiencies(await selectDeficiencies(tx, row.id));
      const params = {
        reimbursementId: row.id,
        scheme: row.scheme,
        firmName: firm.name,
        documents: known.flatMap(({ name, label }) => (open.some(({ fieldName }) => fieldName === name) ? label : [])),
        date: formatIndianDate(calendarDateInIndia(row.partySince)),
        ...(row.replyBy !== null && { replyBy: formatIndianDate(row.replyBy), count: daysLate(row.replyBy, calendarDateInIndia(ctx.now())) }),
      };
      const { mailTo } = await getFirmRecipients(tx, row.firmId);
      for (const to of mailTo) await insertMail(tx, { kind: "reply_reminder", to, params });
      await updateRemindedAt(tx, [row.id], ctx.now());
    }
    await run.finish(tx);
  });
}

/**
 * E-mails the people of each office a digest of what waits longest for it, and to those of the council of what each can look at as the second
 * person; none if nothing waits.
 * @throws forbidden (not the worker)
 */
export async function sendDigest(ctx: AppContext, run: Run): Promise<void> {
  authorizeSystem(ctx.actor);
  const now = ctx.now();
  await transact(ctx, async (tx) => {
    for (const office of owningOffices) await insertDigests(tx, office, now);
    await run.finish(tx);
  });
}

const digestPaths = { council: paths.councilHome, dgft: paths.dgftWork } as const satisfies Record<OwningOffice, string>;

async function insertDigests(tx: Tx, office: OwningOffice, now: Date): Promise<void> {
  const { count, longest } = await selectWaitingForOffice(tx, office, digestLength);
  if (count === 0) return;
  const documents = longest.map(
    (row) => `${row.id} of ${row.firmName}: ${waitedText(row, now)}${filed(row.submittedAt)}${dueText(row, calendarDateInIndia(now))}`,
  );
  const params = { office, documents, count, path: digestPaths[office] };
  const dropAfter = new Date(now.getTime() + dayMs);
  const countForSecondOf = office === "council" ? await secondPersonCounter(tx) : () => 0;
  for (const { id, email } of await selectRoleRecipients(tx, roleOfOffice[office]))
    await insertMail(tx, { kind: "digest", to: { userId: id, email }, params: { ...params, forSecond: countForSecondOf(id) }, dropAfter });
}

/** Counts for a user of the council the recommendations for which this user can be the second person. */
async function secondPersonCounter(tx: Tx): Promise<(userId: string) => number> {
  const prepared = await selectPreparedForSecond(tx);
  if (prepared.length === 0) return () => 0;
  const invitations = await selectInvitations(tx);
  const deciders = await selectDecidersOf(
    tx,
    prepared.map(({ reimbursementId }) => reimbursementId),
  );
  const decidersOf = (id: string) => deciders.filter(({ reimbursementId }) => reimbursementId === id);
  return (userId) =>
    prepared.filter(({ reimbursementId, preparedBy }) => canLookSecond(invitations, preparedBy, decidersOf(reimbursementId), userId)).length;
}

const filed = (submittedAt: Date | null): string =>
  submittedAt === null ? "" : `, submitted on ${formatIndianDate(calendarDateInIndia(submittedAt))}`;
function dueText({ dueOn, heldUntil }: WaitingReimbursement, today: string): string {
  const state = dueStateOf({ dueOn, heldUntil }, today);
  if (state === undefined || dueOn === null) return "";
  if (state === "held") return `, on hold until ${formatIndianDate(heldUntil ?? "")}`;
  return `, ${dueWords[state]} ${formatIndianDate(dueOn)}`;
}
const dueWords = { overdue: "overdue since", due: "due by", within: "within target until" } as const;
/** Days after a date; 0 on the date and before it. */
const daysLate = (dueOn: string, today: string): number => Math.max(0, daysFromTo(dueOn, today));
/** How long a claim has waited, without its days on hold. A claim on hold from its first day has waited 0 days, but not "since today". */
function waitedText(row: WaitingReimbursement, now: Date): string {
  const days = daysWithParty(row, now);
  if (days > 0) return `for ${days} ${days === 1 ? "day" : "days"}`;
  return daysBetween(row.partySince, now) > 0 ? "for 0 days, not counting days on hold" : "since today";
}
