import type { DocumentCategory } from "#domain/site/documents-view.ts";
import { readDocuments } from "#server/application/site/read-documents.ts";
import type { FactsContent } from "../content/facts/facts.ts";
import { presentFacts } from "../content/facts/present-facts.ts";
import type { DocumentsContent } from "../parts/documents/documents-page.tsx";
import type { AppContext } from "#server/context.ts";
import type { PageRequest } from "./page-loader.ts";

/** Loads the table of a category of documents, with its facts, if it has some. */
export const loadDocuments =
  (category: DocumentCategory, facts?: FactsContent) =>
  async (ctx: AppContext, { search, language }: PageRequest): Promise<{ readonly content: DocumentsContent }> => ({
    content: {
      category,
      documents: await readDocuments(ctx, { category, search }),
      facts: facts === undefined ? null : presentFacts(facts, language),
    },
  });
