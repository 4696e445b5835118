import { calendarDateInIndia, financialYearLabel } from "#domain/dates.ts";
import type { DomainError } from "#domain/errors.ts";
import { membershipProblem, type Membership } from "#domain/members/membership.ts";
import type { MembershipAct } from "#domain/members/messages.ts";
import type { Db, Tx } from "#db/connection/client.ts";
import { findUnpaidInvoice } from "#db/queries/invoice-list.ts";
import type { AppContext } from "../../context.ts";

/** Why a firm cannot file, or apply for a fair, today, with the invoice that renews its membership; undefined when it can. */
export async function membershipRefusal(
  db: Db | Tx,
  ctx: Pick<AppContext, "now">,
  firm: Membership & { readonly id: string },
  act?: MembershipAct,
): Promise<DomainError | undefined> {
  const today = calendarDateInIndia(ctx.now());
  if (membershipProblem(firm, today) === undefined) return undefined;
  const invoice = await findUnpaidInvoice(db, firm.id, financialYearLabel(today));
  return membershipProblem(firm, today, invoice?.number, act);
}
