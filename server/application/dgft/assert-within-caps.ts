import { conflict } from "#domain/errors.ts";
import { rupeesText } from "#domain/indian-figures.ts";
import { amountMessages } from "#domain/reimbursements/amount-messages.ts";
import { itemLabel } from "#domain/reimbursements/items.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { rupeesOf } from "#domain/rules/amounts.ts";
import type { LineNote } from "#domain/rules/evaluate.ts";
import type { Tx } from "#db/connection/client.ts";
import { selectDeciders } from "#db/queries/decisions.ts";
import { lockFirm } from "#db/queries/members.ts";
import type { SanctionLine } from "#db/queries/recommendations.ts";
import type { ReimbursementRow } from "#db/queries/reimbursements.ts";
import type { AppContext } from "../../context.ts";
import { computeAmounts } from "../reimbursements/amounts.ts";

/** The notes of a line that says that others have drawn on its cap, or used up what is given to the first costs. */
const capNotes: readonly LineNote[] = ["cap", "drawn", "first"];

/**
 * Refuses to give more for a cost of a claim that was decided before than the rules leave for it now, when the costs before it get what is
 * given for them. While the claim was closed, or approved in part, its rest of a cap was free, and other claims of the firm may have drawn it.
 * The firm is locked, so that none of them draws meanwhile.
 * @param lines what is given for each item
 * @param named the items as the caller names them, for `fields`
 * @throws conflict (`above_cap`, with the first cost and the amount that can be given for it: `items.0.amount` in `fields` where it is named)
 * @source money.md 3 "caps" and 5
 */
export async function assertWithinCaps(
  tx: Tx,
  ctx: AppContext,
  current: ReimbursementRow,
  lines: readonly SanctionLine[],
  named: readonly { readonly itemId: string }[],
): Promise<void> {
  if ((await selectDeciders(tx, current.id)).length === 0) return;
  await lockFirm(tx, current.firmId);
  const given = new Map(lines.map(({ itemId, sanctionedPaise }) => [itemId, sanctionedPaise]));
  const computed = await computeAmounts(tx, ctx, current, "received", given);
  const allowed = new Map(computed?.sheet.lines.map((line) => [line.costId, line]));
  const leftFor = (itemId: string): number => allowed.get(itemId)?.recommendedPaise ?? 0;
  const place = lines.findIndex(({ itemId, sanctionedPaise }) => sanctionedPaise > leftFor(itemId));
  const line = lines[place];
  if (line === undefined) return;
  const isCapped = (itemId: string): boolean => allowed.get(itemId)?.notes.some((note) => capNotes.includes(note)) === true;
  if (lines.every(({ itemId }) => leftFor(itemId) === 0))
    throw conflict("above_cap", lines.some(({ itemId }) => isCapped(itemId)) ? amountMessages.nothingLeft : amountMessages.nothingByRules);
  const label = itemLabel(schemeOf(current.scheme), allowed.get(line.itemId)?.item ?? {});
  const sentence = isCapped(line.itemId) ? amountMessages.aboveCap : amountMessages.aboveRules;
  const text = sentence(`Cost ${place + 1} (${label})`, rupeesText(rupeesOf(leftFor(line.itemId))));
  const field = named.findLastIndex(({ itemId }) => itemId === line.itemId);
  throw conflict("above_cap", text, field === -1 ? undefined : { [`items.${field}.amount`]: [text] });
}
