import type { PapersPageView } from "#domain/site/papers-view.ts";
import { FactsAround } from "../facts/facts.tsx";
import { Papers } from "./document-table.tsx";
import type { SitePageProps } from "../site-context.ts";

/** A table of papers, with the facts that belong to it where there are some. @source specification 2 "Policy and resources" */
export function PapersPage({ content: { shelf, papers, facts } }: SitePageProps<PapersPageView>) {
  const table = <Papers shelf={shelf} papers={papers} />;
  return facts === null ? table : <FactsAround facts={facts}>{table}</FactsAround>;
}
