import type { PapersPageView } from "#domain/site/papers-view.ts";
import { LinkTabs } from "../../parts/link-tabs.tsx";
import { Papers } from "../../parts/documents/document-table.tsx";
import { useHref, useTexts, type SitePageProps } from "../../parts/site-context.ts";

/** /Public-notice: notices, and tenders under an address of their own. @source specification 2 "/Public-notice" */
export function NoticesPage({ content: { shelf, papers } }: SitePageProps<PapersPageView>) {
  const { tables } = useTexts();
  const href = useHref();
  return (
    <>
      <LinkTabs
        label={tables.noticeKinds}
        tabs={[
          { label: tables.notices, href: href("public-notice"), isCurrent: shelf === "notices" },
          { label: tables.tenders, href: href("public-notice", { tab: "tenders" }), isCurrent: shelf === "tenders" },
        ]}
      />
      <Papers shelf={shelf} papers={papers} />
    </>
  );
}
