import type { DocumentsContent } from "../../parts/documents/documents-page.tsx";
import { LinkTabs } from "../../parts/link-tabs.tsx";
import { DocumentTable } from "../../parts/documents/document-table.tsx";
import { type SitePageProps, useHref, usePageTexts, useTexts } from "../../parts/site-context.ts";

/** Notices and tenders past their date. @source GIGW 3.0 "Content archival policy" */
export function Page({ content: { category, documents } }: SitePageProps<DocumentsContent>) {
  const { tables } = useTexts();
  const { archive: texts, "public-notice": current } = usePageTexts();
  const href = useHref();
  return (
    <>
      <p>
        {texts.lead} <a href={href("public-notice")}>{current.label}</a>
      </p>
      <LinkTabs
        label={texts.kinds}
        tabs={[
          { label: tables.pastNotices, href: href("archive"), isCurrent: category === "pastNotices" },
          { label: tables.pastTenders, href: href("archive", { tab: "tenders" }), isCurrent: category === "pastTenders" },
        ]}
      />
      {documents.count === 0 && documents.query.search === "" ? <p>{texts.none}</p> : <DocumentTable category={category} documents={documents} />}
    </>
  );
}
