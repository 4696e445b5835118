import { feedPath } from "#domain/site/feed.ts";
import { entryAnchor } from "#domain/site/table-query.ts";
import { inLanguage } from "../../content/addresses.ts";
import { LinkTabs } from "../../parts/link-tabs.tsx";
import { DocumentTable } from "../../parts/documents/document-table.tsx";
import classes from "../../parts/forms/form-page.module.css";
import { type SitePageProps, useHref, usePageTexts, useTexts } from "../../parts/site-context.ts";
import type { NoticesContent } from "./load.ts";

/** Notices, and tenders under an address of their own. @source specification 2 "/Public-notice" */
export function Page({ content: { category, documents, archived }, language }: SitePageProps<NoticesContent>) {
  const { tables } = useTexts();
  const texts = usePageTexts()["public-notice"];
  const href = useHref();
  const tab = category === "tenders" ? "tenders" : "";
  return (
    <>
      <LinkTabs
        label={texts.noticeKinds}
        tabs={[
          { label: tables.notices, href: href("public-notice"), isCurrent: category === "notices" },
          { label: tables.tenders, href: href("public-notice", { tab: "tenders" }), isCurrent: category === "tenders" },
        ]}
      />
      {archived !== null && (
        <p className={classes.note}>
          {texts.isArchived} <a href={`${href("archive", { tab, entry: archived })}#${entryAnchor(archived)}`}>{texts.readArchived}</a>
        </p>
      )}
      <DocumentTable category={category} documents={documents} />
      <p className={classes.below}>
        <a href={href("archive", { tab })}>{texts.archive}</a>
      </p>
      <p>
        <a href={href("follow")}>{texts.alerts}</a> · <a href={inLanguage(feedPath, language)}>{texts.feed}</a>
      </p>
    </>
  );
}
