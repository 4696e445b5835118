import { conflict } from "#domain/errors.ts";
import { rupeesText } from "#domain/indian-figures.ts";
import { amountMessages } from "#domain/reimbursements/amount-messages.ts";
import { rupeesOf, type Paise } from "#domain/rules/amounts.ts";
import type { Tx } from "#db/connection/client.ts";
import { selectDeciders } from "#db/queries/decisions.ts";
import { lockFirm } from "#db/queries/members.ts";
import type { ReimbursementRow } from "#db/queries/reimbursements.ts";
import type { AppContext } from "../../context.ts";
import { computeAmounts } from "../reimbursements/amounts.ts";

/**
 * Refuses to give more for a claim that was decided before than the rules leave for it now. While it was closed, or approved in part, its
 * rest of a cap was free, and other claims of the firm may have drawn it. The firm is locked, so that none of them draws meanwhile.
 * @throws conflict (`above_cap`, with the amount that can be given)
 * @source money.md 3 "caps" and 5
 */
export async function assertWithinCaps(tx: Tx, ctx: AppContext, current: ReimbursementRow, sanctionedPaise: Paise): Promise<void> {
  if ((await selectDeciders(tx, current.id)).length === 0) return;
  await lockFirm(tx, current.firmId);
  const leftPaise = (await computeAmounts(tx, ctx, current))?.sheet.recommendedPaise ?? 0;
  if (sanctionedPaise > leftPaise)
    throw conflict("above_cap", amountMessages.aboveCap(leftPaise === 0 ? undefined : rupeesText(rupeesOf(leftPaise))));
}
