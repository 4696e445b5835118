import type { z } from "zod";
import { countBankReplies, selectBankReplies } from "#db/queries/bank-replies.ts";
import type { AppContext } from "../../../context.ts";
import { authorize } from "../../authorize.ts";
import { Page, paged, type Paged } from "../../paging.ts";

export type ListBankRepliesInput = z.input<typeof Page>;
export type BankReplyView = Awaited<ReturnType<typeof selectBankReplies>>[number];

/** The answers of the bank that were imported, the newest first. */
export async function listBankReplies(ctx: AppContext, input: ListBankRepliesInput): Promise<Paged<BankReplyView>> {
  authorize(ctx.actor, "payments.list");
  const { page, pageSize } = Page.parse(input);
  const [rows, count] = await Promise.all([selectBankReplies(ctx.db, { limit: pageSize, offset: (page - 1) * pageSize }), countBankReplies(ctx.db)]);
  return paged(rows, count, { page, pageSize });
}
