import { useEffect } from "react";
import { goToField, useSummaryFocus, type Problem } from "#client/shared/problem.ts";
import { useTexts } from "../site-context.ts";
import classes from "./site-fields.module.css";

type SiteErrorSummaryProps = {
  /** "There is a problem" */
  readonly title: string;
  readonly problems: readonly Required<Problem>[];
  /** The sentence of the server, above the list. */
  readonly lead?: string | undefined;
  /** Change it on each try, so that the summary takes the focus again. */
  readonly attempt: number;
};

/** The problems of a public form, with links to its fields. It receives the focus, and the title of the window says "Error". Empty without problems and lead. */
export function SiteErrorSummary({ title, problems, lead, attempt }: SiteErrorSummaryProps) {
  const isShown = problems.length > 0 || lead !== undefined;
  const box = useSummaryFocus(isShown, attempt);
  const { errorFirst } = useTexts().forms;
  useEffect(() => {
    if (!isShown) return;
    // The server has put it there when the browser sent the form without a script.
    const before = document.title.replace(errorFirst, "");
    document.title = `${errorFirst}${before}`;
    return () => {
      document.title = before;
    };
  }, [isShown, errorFirst]);
  if (!isShown) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className={classes.summary}>
      <h2>{title}</h2>
      {lead !== undefined && <p>{lead}</p>}
      {problems.length > 0 && (
        <ul>
          {problems.map(({ text, fieldId }) => (
            <li key={fieldId}>
              <a href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
