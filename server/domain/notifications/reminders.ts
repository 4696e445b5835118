import { daysAfter } from "../dates.ts";

/** How many days before its end a membership is written about, the earliest first; each once. */
export const membershipReminderDays = [60, 30, 7] as const;
/** Days after a shared deficiency on which the firm is reminded; each once. */
export const replyReminderDays = [7, 21] as const;
/** The number of reimbursements that the digest names; the rest is counted. */
export const digestLength = 10;

/** The reminder that is due on a day: the latest whose day has come, so that a user never gets two at once; undefined before the first. */
export function dueMembershipReminder(todayOn: string, endOn: string): (typeof membershipReminderDays)[number] | undefined {
  return membershipReminderDays.findLast((days) => daysAfter(todayOn, days) >= endOn);
}

/**
 * The reminder of an open reply that is due: the latest of `replyReminderDays`, or "overdue" once the date is over by which the firm was
 * asked; undefined before the first.
 * @param waited days since the deficiency was shared
 * @source money.md 4 "a real date, kept in the database, with reminders and an honest overdue"
 */
export function dueReplyReminder(waited: number, todayOn: string, replyBy: string | null): number | "overdue" | undefined {
  if (replyBy !== null && replyBy < todayOn) return "overdue";
  return replyReminderDays.findLast((days) => days <= waited);
}

/** Work that runs at or after an hour of the Indian day, on working days only or on all. */
export type DailyWork = { readonly hour: number; readonly onWorkingDays: boolean };
export const dailyWork = {
  "sample-files": { hour: 2, onWorkingDays: false },
  "sweep-orphans": { hour: 3, onWorkingDays: false },
  "send-reminders": { hour: 8, onWorkingDays: false },
  "tell-followers": { hour: 9, onWorkingDays: false },
  "send-digest": { hour: 9, onWorkingDays: true },
} as const satisfies Record<string, DailyWork>;

const indiaOffsetMs = 5.5 * 60 * 60 * 1_000;

/** Whether the hour of this work has come on the Indian day of an instant. */
export function isDue({ hour, onWorkingDays }: DailyWork, at: Date): boolean {
  const local = new Date(at.getTime() + indiaOffsetMs);
  const isWeekend = [0, 6].includes(local.getUTCDay());
  return local.getUTCHours() >= hour && !(onWorkingDays && isWeekend);
}
