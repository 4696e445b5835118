import type { Tx } from "#db/connection/client.ts";
import { enqueue } from "#db/outbox/enqueue.ts";
import type { AppContext } from "../../context.ts";
import { selectRuleSet, type RuleSet } from "./rule-set.ts";

const quarterMs = 15 * 60_000;

/** Longer than the quarter, so that the job also sees the last change of it. */
const pauseSeconds = 17 * 60;

/**
 * Enqueues a job that computes the amounts of all claims with the council and the due dates of both offices again, because the working days of
 * the office have changed. Enqueues nothing while no published rule uses working days or holidays. All changes within the same quarter of an
 * hour share one job.
 */
export async function enqueueFillForHolidays(tx: Tx, { now }: Pick<AppContext, "now">): Promise<void> {
  if (!looksAtHolidays(await selectRuleSet(tx))) return;
  const quarter = Math.floor(now().getTime() / quarterMs);
  await enqueue(tx, "fill-amounts", { all: true }, { key: `fill-amounts-${quarter}`, pauseSeconds });
}

const looksAtHolidays = ({ published }: RuleSet): boolean =>
  published.some(
    ({ terms: { targetDays, windows } }) =>
      targetDays.counts === "working_days" || windows.some(({ counts, onHoliday }) => counts === "working_days" || onHoliday !== "stays"),
  );
