import type { TextContent } from "../../content/page-content.ts";
import { Prose } from "#client/shared/prose.tsx";
import { useSite } from "../site-context.ts";
import { EnglishOnly } from "../english-only.tsx";
import classes from "./ask-page.module.css";
import { ContactForm } from "./contact-form.tsx";

type AskPageProps = {
  readonly text: TextContent;
  readonly title: string;
  /** The initial subject. */ readonly subject: string;
};

/** A text with a contact form. */
export function AskPage({ text, title, subject }: AskPageProps) {
  const { language } = useSite();
  const prose = <Prose html={text.html} />;
  return (
    <div className={classes.layout}>
      <div>{text.writtenIn === language ? prose : <EnglishOnly>{prose}</EnglishOnly>}</div>
      <section className={`${classes.panel} site-not-printed`} aria-labelledby="ask">
        <h2 id="ask">{title}</h2>
        <ContactForm subject={subject} />
      </section>
    </div>
  );
}
