import type { DocumentsContent } from "../../parts/documents/documents-page.tsx";
import { entriesChangedOn } from "../../render/entries-changed-on.ts";
import { loadDocuments } from "../../render/load-documents.ts";
import type { Loader } from "../../render/page-loader.ts";

export const load: Loader<DocumentsContent> = (ctx, request) =>
  loadDocuments(request.search["tab"] === "tenders" ? "pastTenders" : "pastNotices")(ctx, request);

export const changedOn = entriesChangedOn("notice", "tender");
