import { isEntryArchived } from "#server/application/site/read-documents.ts";
import type { DocumentsContent } from "../../parts/documents/documents-page.tsx";
import { entriesChangedOn } from "../../render/entries-changed-on.ts";
import { loadDocuments } from "../../render/load-documents.ts";
import type { Loader } from "../../render/page-loader.ts";

/** `archived`: the entry that the address asks for, when it has gone to the archive. */
export type NoticesContent = DocumentsContent & { readonly archived: string | null };

export const load: Loader<NoticesContent> = async (ctx, request) => {
  const { search } = request;
  const category = search["tab"] === "tenders" ? "tenders" : "notices";
  const { content } = await loadDocuments(category)(ctx, request);
  const isArchived = await isEntryArchived(ctx, { category, search });
  return { content: { ...content, archived: isArchived ? (search["entry"] ?? null) : null } };
};

export const changedOn = entriesChangedOn("notice", "tender");
