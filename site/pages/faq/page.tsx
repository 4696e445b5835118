import type { QuestionsView } from "#domain/site/questions-view.ts";
import { Accordion } from "../../parts/accordion.tsx";
import { Prose } from "#client/shared/prose.tsx";
import { FileLink } from "../../parts/file-link.tsx";
import { useTexts, type SitePageProps } from "../../parts/site-context.ts";
import classes from "./page.module.css";

/** /faq: questions and answers. @source specification 2 "FAQ" */
export function Page({ content: { groups, document } }: SitePageProps<QuestionsView>) {
  const { tables } = useTexts();
  return (
    <div className={classes.groups}>
      {document !== null && (
        <p>
          <FileLink document={document} label={tables.viewPdf} of={document.name} />
        </p>
      )}
      {groups.map(({ title, questions }) => (
        <section key={title} className={classes.group}>
          <h2>{title}</h2>
          {questions.map(({ question, answerHtml }) => (
            <Accordion key={question} title={question}>
              <Prose html={answerHtml} />
            </Accordion>
          ))}
        </section>
      ))}
    </div>
  );
}
