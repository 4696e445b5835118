import { getFirmRow } from "#db/queries/members.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { membershipRefusal } from "./membership-refusal.ts";

export type MemberDetailView = {
  readonly firmName: string;
  readonly gstNo: string;
  readonly contactName: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
  /** Calendar dates in India. */
  readonly membershipStartOn: string;
  readonly membershipEndOn: string;
  /** Why the firm cannot file today, as a sentence; absent when it can. */
  readonly filingProblem: string | undefined;
};

/**
 * The member's own firm, and whether its membership allows it to file today.
 * @source specification 3 "Member details"; product.md "Firms and their status"
 */
export async function memberDetail(ctx: AppContext): Promise<MemberDetailView> {
  const actor = authorize(ctx.actor, "members.detail");
  const firm = await getFirmRow(ctx.db, actor.firmId);
  return {
    firmName: firm.name,
    gstNo: firm.gstNo,
    contactName: firm.contactName,
    contactEmail: firm.contactEmail,
    contactPhone: firm.contactPhone,
    membershipStartOn: firm.membershipStartOn,
    membershipEndOn: firm.membershipEndOn,
    filingProblem: (await membershipRefusal(ctx.db, ctx, firm))?.message,
  };
}
