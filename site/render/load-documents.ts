import type { DocumentCategory } from "#domain/site/documents-view.ts";
import { readDocuments } from "#server/application/site/read-documents.ts";
import type { AppContext } from "#server/context.ts";
import type { FactsContent } from "../content/facts/facts.ts";
import type { PageHead } from "../content/page-content.ts";
import type { DocumentsContent } from "../parts/documents/documents-page.tsx";
import { factsBeside } from "./load-facts.ts";
import type { PageRequest } from "./page-loader.ts";

/** Loads the table of a category of documents, with its facts, if it has some. */
export const loadDocuments =
  (category: DocumentCategory, facts?: FactsContent) =>
  async (ctx: AppContext, request: PageRequest): Promise<{ readonly content: DocumentsContent; readonly head?: PageHead }> => {
    const documents = await readDocuments(ctx, { category, search: request.search });
    if (facts === undefined) return { content: { category, documents, facts: null } };
    const { content, ...rest } = await factsBeside(ctx, request, facts);
    return { content: { category, documents, facts: content }, ...rest };
  };
