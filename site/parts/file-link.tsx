import type { SiteDocument } from "#domain/site/content/published.ts";
import { formatBytes } from "#client/shared/format.ts";
import { useSite } from "./site-context.ts";
import classes from "./file-link.module.css";

type FileLinkProps = {
  readonly document: SiteDocument;
  readonly label: string;
  /** The title of the document, for screen readers. */ readonly of: string;
};

/** Opens a file in a new tab. The link names its type, size and language; printed, it shows its address with the host. @source ux.md "Public pages" */
export function FileLink({ document, label, of }: FileLinkProps) {
  const { texts, host = "" } = useSite();
  const { tables } = texts;
  return (
    <a href={document.href} target="_blank" rel="noopener" className={classes.link} data-printed={`${host}${document.href}`}>
      {label}
      <span className="portal-unseen">: {of}</span>
      <span className={classes.note}>
        {tables.fileNote(formatBytes(document.sizeBytes), document.language)}
        <span className="portal-unseen">, {tables.newTab}</span>
      </span>
    </a>
  );
}
