import { daysAfter } from "../dates.ts";
import type { OwningOffice } from "../reimbursements/owners.ts";

/** The parts of My work, in their order. Every part holds what the officer owns or stands in for, and what is free; `mine` and `free` one of both. */
export const workParts = ["mine", "free", "due", "overdue", "replies", "queries"] as const;
export type WorkPart = (typeof workParts)[number];

/** What each office calls its parts; DGFT has no replies of members. */
export const partsOf = {
  council: {
    mine: "Waiting for me",
    free: "Not owned by anybody",
    due: "Due in 7 days",
    overdue: "Overdue",
    replies: "Replies received",
    queries: "Queries of DGFT",
  },
  dgft: {
    mine: "Waiting for me",
    free: "Not owned by anybody",
    due: "Due in 7 days",
    overdue: "Overdue",
    queries: "Answered queries",
  },
} as const satisfies Record<OwningOffice, Partial<Record<WorkPart, string>>>;

export const partsFor = (office: OwningOffice): WorkPart[] => workParts.filter((part) => part in partsOf[office]);

/** A part as an office calls it. */
export const partLabel = (office: OwningOffice, part: WorkPart): string => {
  const labels: Partial<Record<WorkPart, string>> = partsOf[office];
  return labels[part] ?? partsOf.council[part];
};

/** Counts go no further: a menu says "999+". */
export const countedAtMost = 999;
/** A count as a menu shows it. */
export const countText = (count: number): string => (count > countedAtMost ? `${countedAtMost}+` : String(count));

/** The most claims of one bulk action. */
export const maxBulk = 5_000;
/** Days between two reminders of one claim. */
const reminderPauseDays = 7;

/** Whether a claim was reminded too lately to be reminded again. @param remindedOn, today YYYY-MM-DD in India */
export const isReminderPaused = (remindedOn: string, today: string): boolean => daysAfter(remindedOn, reminderPauseDays) > today;
