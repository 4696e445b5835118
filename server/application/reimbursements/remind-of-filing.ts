import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { paths } from "#domain/council.ts";
import { calendarDateInIndia, daysAfter, daysFromTo, formatIndianDate } from "#domain/dates.ts";
import { memberMessages } from "#domain/members/messages.ts";
import type { EmailFacts } from "#domain/notifications/email-facts.ts";
import { dueFilingReminder, filingDayOf, filingReminderDays, outsidePeriodText } from "#domain/reimbursements/expected-claims.ts";
import { longestWindowDays } from "#domain/rules/windows.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { insertWorkInParts } from "#db/queries/bulk-work.ts";
import { lockExpectedClaim, selectRemindableClaims, updateReminded, type RemindableClaim } from "#db/queries/expected-claims.ts";
import { insertMail } from "#db/queries/mail.ts";
import { getFirmRow, type FirmRow } from "#db/queries/members.ts";
import { getFirmRecipients, insertNotifications } from "#db/queries/notifications.ts";
import type { AppContext } from "../../context.ts";
import { authorizeSystem } from "../authorize.ts";
import { membershipRefusal } from "../members/membership-refusal.ts";
import { selectRuleSet } from "../rules/rule-set.ts";
import { expectedClaimTitle, readFilingDays } from "./expected-claims.ts";

type Run = { finish(tx: Tx): Promise<void> };
const entriesAtOnce = 1_000;
const [firstReminderDays] = filingReminderDays;

/**
 * Enqueues a reminder for each claim in hand whose last day to file is 30, 14 or 3 days away, each once for a last day: rules or holidays that
 * move it begin the reminders again. They become due in parts. Entries whose last day is over by every published window are not read.
 * @throws forbidden (not the worker)
 * @source money.md 4 "reminders at 30, 14, 3 days"
 */
export async function askForFilingReminders(ctx: AppContext): Promise<void> {
  authorizeSystem(ctx.actor);
  const today = calendarDateInIndia(ctx.now());
  const { published, holidays } = await selectRuleSet(ctx.db);
  const window = { fromOn: daysAfter(today, -longestWindowDays(published)), untilOn: daysAfter(today, firstReminderDays) };
  let last: RemindableClaim | undefined;
  do {
    const entries = await selectRemindableClaims(ctx.db, window, { after: last?.id, limit: entriesAtOnce });
    const due = entries.flatMap((entry) => {
      const lastOn = filingDayOf(published, holidays, entry, today)?.lastOn;
      const days = lastOn === undefined ? undefined : dueFilingReminder(today, lastOn, remindedDaysOf(entry, lastOn));
      return days === undefined ? [] : [{ payload: { expectedClaimId: entry.id }, key: `remind-filing-${entry.id}-${lastOn ?? ""}-${days}` }];
    });
    await transact(ctx, (tx) => insertWorkInParts(tx, "remind-filing", due));
    last = entries.at(-1);
    await yieldToEventLoop();
  } while (last !== undefined);
}

/** The last reminder that was sent for this last day; null when none was, or when it named another day. */
const remindedDaysOf = ({ remindedDays, remindedOf }: Pick<RemindableClaim, "remindedDays" | "remindedOf">, lastOn: string): number | null =>
  remindedOf === null || remindedOf === lastOn ? remindedDays : null;

/** Reminds a firm's people by e-mail and notice of the last day to file, if the reminder is still due. @throws forbidden (not the worker) */
export async function remindOfFiling(ctx: AppContext, { expectedClaimId }: { readonly expectedClaimId: string }, run: Run): Promise<void> {
  authorizeSystem(ctx.actor);
  const today = calendarDateInIndia(ctx.now());
  await transact(ctx, async (tx) => {
    const entry = await lockExpectedClaim(tx, expectedClaimId);
    const filing = entry && (await readFilingDays(tx, today))(entry);
    const days = entry && filing && dueFilingReminder(today, filing.lastOn, remindedDaysOf(entry, filing.lastOn));
    if (entry !== undefined && filing !== undefined && days !== undefined) {
      const [title, date, costOn] = [expectedClaimTitle(entry), formatIndianDate(filing.lastOn), entry.expectedOn];
      const membership = await membershipNote(tx, ctx, await getFirmRow(tx, entry.firmId), filing.lastOn);
      const said = [`${title}: file by ${date}`, outsidePeriodText(filing.outsidePeriod, costOn), membership?.text.replace(/\.$/, "")];
      const { firmName, userIds, mailTo } = await getFirmRecipients(tx, entry.firmId);
      await insertNotifications(
        tx,
        userIds.map((userId) => ({
          userId,
          kind: "filing_reminder" as const,
          expectedClaimId,
          firmName,
          documents: [said.filter((sentence) => sentence !== undefined).join(". ")],
          createdAt: ctx.now(),
        })),
      );
      const params = {
        firmName,
        subject: title,
        date,
        count: daysFromTo(today, filing.lastOn),
        path: paths.expectedClaims,
        ...(filing.outsidePeriod !== undefined && { outsidePeriod: { outcome: filing.outsidePeriod, costOn } }),
        ...(membership !== undefined && { membership }),
      };
      for (const to of mailTo) await insertMail(tx, { kind: "filing_reminder", to, params });
      await updateReminded(tx, entry.id, { remindedDays: days, remindedOf: filing.lastOn });
    }
    await run.finish(tx);
  });
}

/** What a firm has to know of its membership before it files: that it cannot today, or that its membership ends before the last day. */
async function membershipNote(tx: Tx, ctx: AppContext, firm: FirmRow, lastOn: string): Promise<EmailFacts["membership"]> {
  const refusal = await membershipRefusal(tx, ctx, firm);
  if (refusal !== undefined) return { text: refusal.message, canFile: false };
  if (firm.membershipEndOn >= lastOn) return undefined;
  return { text: memberMessages.membershipEndsBefore(formatIndianDate(firm.membershipEndOn)), canFile: true };
}
