import type { Problem } from "#client/shared/problem.ts";
import { useTexts } from "../site-context.ts";
import classes from "./site-fields.module.css";

type SiteErrorSummaryProps = {
  /** The fragment of an address that leads to the summary. */
  readonly id?: string;
  readonly problems?: readonly Required<Problem>[];
  /** A sentence above the list. */
  readonly lead?: string | undefined;
  /** A name under which a script finds the summary and shows it; it is hidden until then. */
  readonly part?: string;
};

/** The problems of a public form, with links to its fields. Empty without problems and lead. */
export function SiteErrorSummary({ id, problems = [], lead, part }: SiteErrorSummaryProps) {
  const { forms } = useTexts();
  if (problems.length === 0 && lead === undefined) return null;
  return (
    <div
      id={id}
      tabIndex={-1}
      role="alert"
      className={classes.summary}
      hidden={part !== undefined}
      data-part={part}
      data-answer={part === undefined || undefined}
    >
      <h2>{forms.problem}</h2>
      {lead !== undefined && <p>{lead}</p>}
      {problems.length > 0 && (
        <ul>
          {problems.map(({ text, fieldId }) => (
            <li key={fieldId}>
              <a href={`#${fieldId}`}>{text}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
