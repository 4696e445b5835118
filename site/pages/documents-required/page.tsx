import type { FactsView } from "../../content/facts/facts.ts";
import { FactsAround } from "../../parts/facts/facts.tsx";
import { type SitePageProps, useHref, usePageTexts } from "../../parts/site-context.ts";

/** /documents-required: the documents, with the way to the application that asks for them. @source specification 2 "/documents-required" */
export function Page({ content }: SitePageProps<FactsView>) {
  const pages = usePageTexts();
  const href = useHref();
  return (
    <FactsAround facts={content}>
      <p>
        <a href={href("join")} className="site-button">
          {pages.join.label}
        </a>
      </p>
    </FactsAround>
  );
}
