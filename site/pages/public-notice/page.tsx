import { feedPath } from "#domain/site/feed.ts";
import type { DocumentsContent } from "../../parts/documents/documents-page.tsx";
import { LinkTabs } from "../../parts/link-tabs.tsx";
import { DocumentTable } from "../../parts/documents/document-table.tsx";
import { type SitePageProps, useHref, usePageTexts, useTexts } from "../../parts/site-context.ts";

/** Notices, and tenders under an address of their own. @source specification 2 "/Public-notice" */
export function Page({ content: { category, documents } }: SitePageProps<DocumentsContent>) {
  const { tables } = useTexts();
  const texts = usePageTexts()["public-notice"];
  const href = useHref();
  return (
    <>
      <LinkTabs
        label={texts.noticeKinds}
        tabs={[
          { label: tables.notices, href: href("public-notice"), isCurrent: category === "notices" },
          { label: tables.tenders, href: href("public-notice", { tab: "tenders" }), isCurrent: category === "tenders" },
        ]}
      />
      <DocumentTable category={category} documents={documents} />
      <p>
        <a href={feedPath}>{texts.feed}</a>
      </p>
    </>
  );
}
