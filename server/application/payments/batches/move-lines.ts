import type { LineAction } from "#domain/payments/line-states.ts";
import type { Tx } from "#db/connection/client.ts";
import { updateLineStates, type LineStep } from "#db/queries/payment-lines.ts";

/** A statement about more lines could take longer than a statement of the web may. */
const linesAtOnce = 1_000;

/** Takes an action on the locked lines of a batch, in several statements. @throws Error (a line's state does not allow the action) */
export async function moveLines(
  tx: Tx,
  action: LineAction,
  steps: readonly LineStep[],
  by: { readonly actorId: string; readonly at: Date },
): Promise<void> {
  for (let from = 0; from < steps.length; from += linesAtOnce) await updateLineStates(tx, action, steps.slice(from, from + linesAtOnce), by);
}
