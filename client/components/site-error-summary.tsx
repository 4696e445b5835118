import { useEffect, useRef } from "react";
import classes from "./site-fields.module.css";

/** One thing to mend; `fieldId` is the id of the input that the line leads to. */
export type SiteProblem = { readonly text: string; readonly fieldId: string };

type SiteErrorSummaryProps = {
  /** "There is a problem" */
  readonly title: string;
  readonly problems: readonly SiteProblem[];
  /** What the server said, before the list. */
  readonly lead?: string | undefined;
  /** Change it on each try, so that the summary takes the focus again. */
  readonly attempt: number;
};

/** Stands above a public form, receives focus, and leads to each field. Draws nothing without problems and lead. */
export function SiteErrorSummary({ title, problems, lead, attempt }: SiteErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const isShown = problems.length > 0 || lead !== undefined;
  useEffect(() => {
    if (isShown) box.current?.focus();
  }, [attempt, isShown]);
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

function goToField(event: { preventDefault(): void }, fieldId: string): void {
  const field = document.getElementById(fieldId);
  if (field === null) return;
  event.preventDefault();
  field.focus();
  field.scrollIntoView({ block: "center" });
}
