import type { Tx } from "#db/connection/client.ts";
import { enqueue } from "#db/outbox/enqueue.ts";
import type { AppContext } from "../../context.ts";
import { selectRuleSet, type RuleSet } from "./rule-set.ts";

const quarterMs = 15 * 60_000;

/**
 * Has the amounts of all claims of the council computed again after the days on which the office works have changed, where a published
 * rule looks at them. The changes of a quarter of an hour are one job, which begins when the quarter is over.
 */
export async function fillAfterHolidays(tx: Tx, { now }: Pick<AppContext, "now">): Promise<void> {
  if (!looksAtHolidays(await selectRuleSet(tx))) return;
  const quarter = Math.floor(now().getTime() / quarterMs);
  await enqueue(tx, "fill-amounts", { all: true }, { key: `fill-amounts-${quarter}`, pauseSeconds: 1020 });
}

const looksAtHolidays = ({ published }: RuleSet): boolean =>
  published.some(({ terms }) => terms.windows.some(({ counts, onHoliday }) => counts === "working_days" || onHoliday !== "stays"));
