import { z } from "zod";
import { isOneLine } from "#domain/accounts/email.ts";
import { firmStatusValues } from "#domain/members/firm-status.ts";
import { listFirms as queryFirms, type ListedFirm } from "#db/queries/members.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { Page, paged, type Paged } from "../paging.ts";

export const ListFirmsInput = Page.extend({
  search: z
    .string()
    .trim()
    .max(200, "Search for at most 200 characters")
    .refine(isOneLine, "Search for words in one line")
    .transform((words) => (words === "" ? undefined : words.normalize("NFC")))
    .optional(),
  status: z.enum(firmStatusValues).optional(),
});
export type ListFirmsInput = z.infer<typeof ListFirmsInput>;

/**
 * The council's firms by name, with the status of their logins.
 * @source specification 2 "Admin Panel"; product.md "Firms and their status"
 */
export async function listFirms(ctx: AppContext, input: ListFirmsInput): Promise<Paged<ListedFirm>> {
  authorize(ctx.actor, "members.listFirms");
  const { page, pageSize, search, status } = input;
  const { rows, count } = await queryFirms(ctx.db, { search, status, offset: (page - 1) * pageSize, limit: pageSize });
  return paged(rows, count, input);
}
