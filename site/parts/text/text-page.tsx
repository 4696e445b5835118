import type { TextContent } from "../../content/page-content.ts";
import { Prose } from "#client/shared/prose.tsx";
import { EnglishOnly } from "../english-only.tsx";
import { FileLink } from "../file-link.tsx";
import { SectionAside } from "../frame/section-aside.tsx";
import { useSite } from "../site-context.ts";
import classes from "./text-page.module.css";

/** A page of one text, with links to the other pages of its section. */
export function TextPage({ content }: { readonly content: TextContent }) {
  return (
    <div className={classes.layout}>
      <TextBody content={content} />
      <SectionAside />
    </div>
  );
}

/** The text itself, with its PDF. It says so when it is not in the language of the page. */
export function TextBody({ content }: { readonly content: TextContent }) {
  const { language, texts } = useSite();
  const text = (
    <div className={classes.text}>
      <Prose html={content.html} />
      {content.document !== null && <FileLink document={content.document} label={texts.tables.viewPdf} of={content.document.name} />}
    </div>
  );
  return <div>{content.writtenIn === language ? text : <EnglishOnly>{text}</EnglishOnly>}</div>;
}
