import { z } from "zod";
import { calendarDateInIndia } from "#domain/dates.ts";
import { firmStatusValues } from "#domain/members/firm-status.ts";
import { firmOrderValues, membershipFilterValues } from "#domain/members/membership.ts";
import { selectFirms, type ListedFirm } from "#db/queries/members.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { Page, paged, ListSearch, type Paged } from "../paging.ts";

/** Which firms: words, the state of their login, their membership. */
export const FirmFilters = z.object({
  search: ListSearch,
  status: z.enum(firmStatusValues).optional(),
  membership: z.enum(membershipFilterValues).optional(),
});

export const ListFirmsInput = Page.extend({ ...FirmFilters.shape, order: z.enum(firmOrderValues).default("name") });
export type ListFirmsInput = z.infer<typeof ListFirmsInput>;

/**
 * The council's firms, with the status of their logins.
 * @source specification 2 "Admin Panel"; product.md "Firms and their status"
 */
export async function listFirms(ctx: AppContext, input: ListFirmsInput): Promise<Paged<ListedFirm>> {
  authorize(ctx.actor, "members.listFirms");
  const { page, pageSize, ...filter } = input;
  const { rows, count } = await selectFirms(ctx.db, {
    ...filter,
    todayOn: calendarDateInIndia(ctx.now()),
    offset: (page - 1) * pageSize,
    limit: pageSize,
  });
  return paged(rows, count, input);
}
