import type { QuestionsView } from "#domain/site/questions-view.ts";
import { Accordion } from "../../parts/accordion.tsx";
import { Prose } from "#client/shared/prose.tsx";
import { EnglishMark, useLangOf } from "../../parts/entry-words.tsx";
import { FileLink } from "../../parts/file-link.tsx";
import { useTexts, type SitePageProps } from "../../parts/site-context.ts";
import classes from "./page.module.css";

/** /faq: questions and answers. @source specification 2 "FAQ" */
export function Page({ content: { groups, document, writtenIn } }: SitePageProps<QuestionsView>) {
  const { tables } = useTexts();
  const lang = useLangOf()({ writtenIn });
  return (
    <div className={classes.groups}>
      {document !== null && (
        <p>
          <FileLink document={document} label={tables.viewPdf} of={document.name} />
        </p>
      )}
      {lang !== undefined && (
        <p>
          <EnglishMark of={{ writtenIn }} />
        </p>
      )}
      {groups.map(({ title, leadHtml, questions }, group) => (
        <section key={group} className={classes.group} lang={lang}>
          {title !== "" && <h2>{title}</h2>}
          {leadHtml !== "" && <Prose html={leadHtml} />}
          {questions.map(({ question, answerHtml }, place) => (
            <Accordion key={place} title={question}>
              <Prose html={answerHtml} />
            </Accordion>
          ))}
        </section>
      ))}
    </div>
  );
}
