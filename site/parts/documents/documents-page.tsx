import type { DocumentCategory, DocumentsView } from "#domain/site/documents-view.ts";
import type { FactsView } from "../../content/facts/facts.ts";
import type { TextContent } from "../../content/page-content.ts";
import { FactsAround } from "../facts/facts.tsx";
import { DocumentTable } from "./document-table.tsx";
import type { SitePageProps } from "../site-context.ts";

export type DocumentsContent = {
  readonly category: DocumentCategory;
  readonly documents: DocumentsView;
  readonly facts: FactsView | TextContent | null;
};

/** A table of documents, with the facts that belong to it where there are some. @source specification 2 "Policy and resources" */
export function DocumentsPage({ content: { category, documents, facts } }: SitePageProps<DocumentsContent>) {
  const table = <DocumentTable category={category} documents={documents} />;
  return facts === null ? table : <FactsAround facts={facts}>{table}</FactsAround>;
}
