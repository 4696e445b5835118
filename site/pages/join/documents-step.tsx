import forms from "../../parts/forms/form-page.module.css";
import { useHref, usePageTexts, useSite } from "../../parts/site-context.ts";
import classes from "./application.module.css";
import { DocumentUpload } from "./document-upload.tsx";
import type { OpenedApplication } from "./load.ts";
import { StoredDocument } from "./stored-document.tsx";

/** The documents, each with a form of its own: one that fails costs one file. */
export function DocumentsStep({ application }: { readonly application: OpenedApplication }) {
  const { address } = useSite();
  const texts = usePageTexts().join;
  const href = useHref();
  const { key, documents, problem, problemDocument, state } = application;
  return (
    <section className={forms.panel} aria-labelledby="step">
      <h2 id="step">{texts.steps.documents}</h2>
      <p>{texts.documentsLead}</p>
      {/* Empty until a script announces an upload that ended. */}
      <p role="status" className="portal-unseen" data-upload-status />
      {documents
        .filter(({ field, isNeeded }) => isNeeded || field === "udyam")
        .map(({ field, isNeeded, file }) => (
          <div key={field} id={`document-${field}`} className={classes.document}>
            <h3>{texts.documents[field]}</h3>
            {!isNeeded && <p className={classes.small}>{texts.optional}</p>}
            {field === "turnover" && <p className={classes.small}>{texts.accountantHint}</p>}
            {problemDocument === field && problem !== undefined && (
              <p role="alert" tabIndex={-1} className={classes.error} data-answer>
                {texts.problems[problem] ?? texts.problems["other"]}
              </p>
            )}
            {file !== null && (
              <p tabIndex={-1} data-answer>
                {texts.stored} <StoredDocument file={file} applicationKey={key} />
              </p>
            )}
            <DocumentUpload
              action={`${address.path}/document?key=${encodeURIComponent(key)}&document=${field}`}
              label={texts.documents[field]}
              isReplacing={file !== null}
            />
          </div>
        ))}
      {state === "draft" && (
        <p>
          <a href={href("join", { key, step: "check" })} className="site-button">
            {texts.toCheck}
          </a>
        </p>
      )}
    </section>
  );
}
