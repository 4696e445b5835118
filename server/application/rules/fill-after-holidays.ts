import type { Tx } from "#db/connection/client.ts";
import { enqueue } from "#db/outbox/enqueue.ts";
import type { AppContext } from "../../context.ts";

/**
 * Has the amounts of all claims of the council computed again after the days on which the office works have changed. The changes of one
 * minute are one job, which begins when that minute is over.
 */
export const fillAfterHolidays = (tx: Tx, { now }: Pick<AppContext, "now">): Promise<void> =>
  enqueue(tx, "fill-amounts", { all: true }, { key: `fill-amounts-${now().toISOString().slice(0, 16)}`, pauseSeconds: 120 });
