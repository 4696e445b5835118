import type { DocumentsContent } from "../../parts/documents/documents-page.tsx";
import { selectDocuments } from "../../render/load-documents.ts";
import type { Loader } from "../../render/page-loader.ts";

export const load: Loader<DocumentsContent> = (ctx, request) =>
  selectDocuments(request.search["tab"] === "tenders" ? "tenders" : "notices")(ctx, request);
