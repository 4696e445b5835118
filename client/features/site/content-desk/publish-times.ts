import { serverNow } from "../../../shared/server-clock.ts";
import type { ContentEntry } from "./views.ts";

/** The times of an entry as they are typed: Indian time, without a zone; empty: none. */
export type TypedTimes = { readonly from: string; readonly until: string };

/** A typed time as an instant. */
export const typedInstant = (typed: string): Date | null => (typed === "" ? null : new Date(`${typed}:00+05:30`));

const typedOf = (instant: Date | null | undefined): string => {
  const indiaOffsetMs = 5.5 * 60 * 60 * 1000;
  return instant === null || instant === undefined ? "" : new Date(instant.getTime() + indiaOffsetMs).toISOString().slice(0, 16);
};

/** The times of a stored entry, for its editor. */
export const typedTimesOf = (entry: Pick<ContentEntry, "publishFrom" | "publishUntil"> | undefined): TypedTimes => ({
  from: typedOf(entry?.publishFrom),
  until: typedOf(entry?.publishUntil),
});

export const areSameTimes = (one: TypedTimes, other: TypedTimes): boolean => one.from === other.from && one.until === other.until;

/** Whether an entry with these times waits after it is published. A time that has passed means: at once. */
export const isScheduling = ({ from }: TypedTimes, now: Date = serverNow()): boolean => (typedInstant(from) ?? now) > now;
