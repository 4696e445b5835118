import { paths } from "#domain/council.ts";
import { joiningSteps, type JoiningStep } from "#domain/joining/steps.ts";
import { OfficeWords } from "../../parts/entry-words.tsx";
import forms from "../../parts/forms/form-page.module.css";
import { SiteErrorSummary } from "../../parts/forms/site-error-summary.tsx";
import { useHref, usePageTexts } from "../../parts/site-context.ts";
import { AnswersForm } from "./answers-form.tsx";
import classes from "./application.module.css";
import { CheckStep } from "./check-step.tsx";
import { DocumentsStep } from "./documents-step.tsx";
import type { OpenedApplication } from "./load.ts";
import { Remarks } from "./remarks.tsx";
import { isComplete, shownStep, typedFormOf } from "./shown-step.ts";
import { StoredDocument } from "./stored-document.tsx";

type ApplicationProps = { readonly application: OpenedApplication };

/** An application behind its link: where it is, what is asked, and the steps while it can be changed. */
export function Application({ application }: ApplicationProps) {
  const texts = usePageTexts().join;
  const { state, firmName, reference, reason, problem, problemDocument } = application;
  const mayChange = state === "draft" || state === "needs_reply";
  const shown = shownStep(application);
  return (
    <div className={forms.layout}>
      <section className={forms.panel} aria-labelledby="state">
        <h2 id="state">
          {texts.yourApplication} {firmName}
        </h2>
        <dl className={forms.facts}>
          {reference !== null && (
            <>
              <dt>{texts.number}</dt>
              <dd>{reference}</dd>
            </>
          )}
          <dt>{texts.state}</dt>
          <dd>{texts.states[state]}</dd>
          {reason !== null && (
            <>
              <dt>{texts.reason}</dt>
              <dd className={classes.lines}>
                <OfficeWords text={reason} />
              </dd>
            </>
          )}
        </dl>
        <p>{texts.stateTexts[state]}</p>
        {state === "approved" && (
          <p>
            <a href={paths.login} className="site-button">
              {texts.signIn}
            </a>
          </p>
        )}
      </section>
      {problem !== undefined && problemDocument === undefined && <Refused problem={problem} />}
      <Remarks application={application} shown={shown} />
      {mayChange && <Steps application={application} shown={shown} />}
      {shown === undefined ? <GivenDocuments application={application} /> : <Step application={application} shown={shown} />}
    </div>
  );
}

/** Why the form was refused, with the way to the field that is to blame. */
function Refused({ problem }: { readonly problem: string }) {
  const texts = usePageTexts().join;
  const text = texts.problems[problem] ?? texts.problems["not_stored"] ?? "";
  return problem === "declaration_needed" ? (
    <SiteErrorSummary id="problem" problems={[{ text, fieldId: "declared" }]} />
  ) : (
    <SiteErrorSummary id="problem" lead={text} />
  );
}

type StepsProps = ApplicationProps & { readonly shown: JoiningStep | undefined };

function Steps({ application, shown }: StepsProps) {
  const texts = usePageTexts().join;
  const steps = application.state === "draft" ? joiningSteps : joiningSteps.filter((step) => step !== "check");
  return (
    <nav aria-label={texts.stepsLabel} className={classes.steps}>
      <ol>
        {steps.map((step) => (
          <li key={step}>
            <ToStep application={application} shown={shown} step={step} />
            {step !== "check" && (
              <span className={classes.mark} data-complete={isComplete(application, step)}>
                {isComplete(application, step) ? texts.complete : texts.incomplete}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Leads to a step. Beside a form with answers it stores them on the way: a link would lose what is typed. */
function ToStep({ application, shown, step }: StepsProps & { readonly step: JoiningStep }) {
  const texts = usePageTexts().join;
  const href = useHref();
  const form = typedFormOf(application);
  const current = step === shown ? "step" : undefined;
  if (form !== undefined)
    return (
      <button type="submit" form={form.id} name="to" value={step} aria-current={current}>
        {texts.steps[step]}
      </button>
    );
  return (
    <a href={href("join", { key: application.key, step })} aria-current={current}>
      {texts.steps[step]}
    </a>
  );
}

/** The documents that were uploaded, while no step of the form shows them. */
function GivenDocuments({ application: { documents, key } }: ApplicationProps) {
  const texts = usePageTexts().join;
  const given = documents.flatMap(({ field, file }) => (file === null ? [] : [{ field, file }]));
  if (given.length === 0) return null;
  return (
    <section className={forms.panel} aria-labelledby="given">
      <h2 id="given">{texts.given}</h2>
      <dl className={classes.answers}>
        {given.map(({ field, file }) => (
          <div key={field}>
            <dt>{texts.documents[field]}</dt>
            <dd>
              <StoredDocument file={file} applicationKey={key} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Step({ application, shown }: ApplicationProps & { readonly shown: JoiningStep }) {
  if (shown === "documents") return <DocumentsStep application={application} />;
  if (shown === "check") return <CheckStep application={application} />;
  return <AnswersForm application={application} step={shown} />;
}
