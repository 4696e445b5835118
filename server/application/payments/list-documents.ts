import { z } from "zod";
import { selectWaitingDocuments, type WaitingDocument } from "#db/queries/payment-documents.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { ListSearch, Page, paged, type Paged } from "../paging.ts";

export const ListDocumentsInput = Page.extend({ kind: z.enum(["account", "pre_receipt"]).optional(), search: ListSearch });
export type ListDocumentsInput = z.output<typeof ListDocumentsInput>;

/** The bank accounts and pre-receipts that wait for the council, and the changed accounts to which no money is sent yet; the longest first. */
export async function listDocuments(ctx: AppContext, input: ListDocumentsInput): Promise<Paged<WaitingDocument>> {
  authorize(ctx.actor, "payments.list");
  const { page, pageSize, kind, search = "" } = input;
  const { rows, count } = await selectWaitingDocuments(ctx.db, { kind, search, at: ctx.now(), offset: (page - 1) * pageSize, limit: pageSize });
  return paged(rows, count, input);
}
