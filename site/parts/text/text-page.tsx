import type { TextContent } from "../../content/page-content.ts";
import { Prose } from "#client/shared/prose.tsx";
import { EnglishOnly } from "../english-only.tsx";
import { FileLink } from "../file-link.tsx";
import { SectionAside } from "../frame/section-aside.tsx";
import { useTexts, type SitePageProps } from "../site-context.ts";
import classes from "./text-page.module.css";

/** A page of one text, with links to the other pages of its section. */
export function TextPage({ content, language }: SitePageProps<TextContent>) {
  const { tables } = useTexts();
  const text = (
    <div className={classes.text}>
      <Prose html={content.html} />
      {content.document !== null && <FileLink document={content.document} label={tables.viewPdf} of={content.document.name} />}
    </div>
  );
  return (
    <div className={classes.layout}>
      <div>{content.writtenIn === language ? text : <EnglishOnly>{text}</EnglishOnly>}</div>
      <SectionAside />
    </div>
  );
}
