import type { TextContent } from "../../content/page-contents.ts";
import { Prose } from "../../components/prose.tsx";
import { EnglishOnly } from "../../features/site/english-only.tsx";
import { FileLink } from "../../features/site/file-link.tsx";
import { useTexts, type SitePageProps } from "../../lib/site-context.ts";

/** A page that is one text. */
export function TextPage({ content, language }: SitePageProps<TextContent>) {
  const { tables } = useTexts();
  const text = (
    <>
      <Prose html={content.html} />
      {content.document !== null && <FileLink document={content.document} label={tables.viewPdf} of={content.document.name} />}
    </>
  );
  return content.writtenIn === language ? text : <EnglishOnly>{text}</EnglishOnly>;
}
