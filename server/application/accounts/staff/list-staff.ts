import { z } from "zod";
import { staffRoles, staffStatusValues } from "#domain/accounts/staff.ts";
import { selectStaff } from "#db/queries/staff.ts";
import type { AppContext } from "../../../context.ts";
import { authorize } from "../../authorize.ts";
import { Page, paged, ListSearch, type Paged } from "../../paging.ts";
import { presentStaff, type StaffView } from "./staff-view.ts";

export const ListStaffInput = Page.extend({
  search: ListSearch,
  role: z.enum(staffRoles).optional(),
  status: z.enum(staffStatusValues).optional(),
});
export type ListStaffInput = z.infer<typeof ListStaffInput>;

/** The users of the council and of DGFT, closed ones included; a DGFT user sees those of DGFT. @source issue "Users and roles in the back office" */
export async function listStaff(ctx: AppContext, input: ListStaffInput): Promise<Paged<StaffView>> {
  const actor = authorize(ctx.actor, "accounts.listStaff");
  const { page, pageSize, ...given } = input;
  const filter = actor.role === "DGFT_ADMIN" ? { ...given, role: "DGFT_ADMIN" as const } : given;
  const { rows, count } = await selectStaff(ctx.db, { ...filter, offset: (page - 1) * pageSize, limit: pageSize });
  return paged(
    rows.map((row) => presentStaff(row, actor)),
    count,
    input,
  );
}
