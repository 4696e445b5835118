import { formatDay } from "../../shared/format.ts";
import { serverNow } from "../../shared/server-clock.ts";

type Dated = { readonly createdAt: Date; readonly isRead: boolean };
export type NotificationDay<T> = { readonly label: string; readonly rows: readonly T[] };
export type NotificationGroup<T> = { readonly heading: "Unread" | "Read"; readonly days: readonly NotificationDay<T>[] };

/** Notifications as they are read: the unread ones first, each part by day in India, newest first as they came. */
export function groupNotifications<T extends Dated>(rows: readonly T[], now: Date = serverNow()): NotificationGroup<T>[] {
  const parts = [
    { heading: "Unread", rows: rows.filter(({ isRead }) => !isRead) },
    { heading: "Read", rows: rows.filter(({ isRead }) => isRead) },
  ] as const;
  return parts.filter((part) => part.rows.length > 0).map((part) => ({ heading: part.heading, days: byDay(part.rows, now) }));
}

/** In the order in which they come, by day in India. */
export function byDay<T extends Dated>(rows: readonly T[], now: Date = serverNow()): NotificationDay<T>[] {
  const days = new Map<string, T[]>();
  for (const row of rows) {
    const label = formatDay(row.createdAt, now);
    days.set(label, [...(days.get(label) ?? []), row]);
  }
  return [...days].map(([label, ofDay]) => ({ label, rows: ofDay }));
}
