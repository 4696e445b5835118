import { useErrorInTitle } from "../lib/window-title.ts";
import { IconAlertTriangle } from "../shared/icons.ts";
import { goToField, useSummaryFocus, type Problem } from "../shared/problem.ts";
import classes from "./error-summary.module.css";

type ErrorSummaryProps = {
  readonly problems: readonly Problem[];
  /** The specification's sentence that leads the list. */
  readonly lead?: string;
  /** Change it on each try, so that the summary takes the focus again. */
  readonly attempt: number;
};

/**
 * "There is a problem": shown above a form, receives focus, links to each field, and puts "Error: " before the window's title. Renders nothing
 * without problems and lead. It is plain HTML, for the login too.
 */
export function ErrorSummary({ problems, lead, attempt }: ErrorSummaryProps) {
  const isShown = problems.length > 0 || lead !== undefined;
  const box = useSummaryFocus(isShown, attempt);
  useErrorInTitle(isShown, box);
  if (!isShown) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className={classes.summary}>
      <IconAlertTriangle className={classes.icon} size={20} aria-hidden="true" />
      <div>
        <h2 className={classes.title}>There is a problem</h2>
        {lead !== undefined && <p className={classes.lead}>{lead}</p>}
        {problems.length > 0 && (
          <ul className={classes.list}>
            {problems.map(({ text, fieldId }) => (
              <li key={`${fieldId} ${text}`}>
                {fieldId === undefined ? (
                  text
                ) : (
                  <a href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)}>
                    {text}
                  </a>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
