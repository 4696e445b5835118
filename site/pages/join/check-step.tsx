import { joiningDeclaration } from "#domain/joining/declaration.ts";
import { answerSteps, stepFields, type AnswerStep } from "#domain/joining/steps.ts";
import { readAmount } from "#domain/members/membership-fees.ts";
import { inWordsOf } from "../../content/languages/in-words-of.ts";
import forms from "../../parts/forms/form-page.module.css";
import { SiteCheckbox } from "../../parts/forms/site-fields.tsx";
import { useHref, usePageTexts, useSite, useTexts } from "../../parts/site-context.ts";
import { FeeResult } from "../become-a-member/fee-result.tsx";
import { groupedRupees } from "../become-a-member/grouped-rupees.ts";
import { useAnswerWords } from "./answer-words.ts";
import classes from "./application.module.css";
import type { OpenedApplication } from "./load.ts";

type CheckStepProps = { readonly application: OpenedApplication };

/** Everything at a glance, the fee, and the declaration with which the application is sent. */
export function CheckStep({ application }: CheckStepProps) {
  const { address } = useSite();
  const texts = usePageTexts().join;
  const { key, missing, problems, warnings, problem, declaration } = application;
  const open = answerSteps.filter((step) => Object.keys(problems[step]).length > 0);
  const isReady = open.length === 0 && missing.length === 0;
  return (
    <section className={forms.panel} aria-labelledby="step">
      <h2 id="step">{texts.steps.check}</h2>
      {isReady ? <p>{texts.all}</p> : <Missing application={application} open={open} />}
      {warnings.length > 0 && (
        <div className={forms.note}>
          <p>{texts.warnings}:</p>
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{inWordsOf(texts.said, warning)}</li>
            ))}
          </ul>
        </div>
      )}
      <Answers application={application} />
      <Fee application={application} />
      <form method="post" action={`${address.path}/submit?key=${encodeURIComponent(key)}`} noValidate className={classes.form}>
        <h3>{texts.declarationTitle}</h3>
        <p>{declaration}</p>
        <SiteCheckbox
          id="declared"
          label={texts.declare}
          value={joiningDeclaration.version}
          error={problem === "declaration_needed" ? texts.problems["declaration_needed"] : undefined}
        />
        <div>
          <button type="submit" className="site-button">
            {texts.submit}
          </button>
        </div>
      </form>
    </section>
  );
}

function Missing({ application: { key, missing }, open }: CheckStepProps & { readonly open: readonly AnswerStep[] }) {
  const texts = usePageTexts().join;
  const href = useHref();
  return (
    <div className={forms.note}>
      <p>{texts.missing}:</p>
      <ul>
        {open.map((step) => (
          <li key={step}>
            <a href={href("join", { key, step, checked: "yes" })}>{texts.steps[step]}</a>
          </li>
        ))}
        {missing.map((field) => (
          <li key={field}>
            <a href={`${href("join", { key, step: "documents" })}#document-${field}`}>{texts.documents[field]}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** An answer as people read it; exports as the amount that was read, whose zeros can be counted. */
function useCheckedWords(): ReturnType<typeof useAnswerWords> {
  const { tables } = useTexts();
  const wordsOf = useAnswerWords();
  return (field, answer = "") => {
    const amount = field === "exports" ? readAmount(answer) : undefined;
    return amount !== undefined && "paise" in amount ? tables.rupees(groupedRupees(amount.paise)) : wordsOf(field, answer);
  };
}

function Answers({ application: { answers, email, exportYear } }: CheckStepProps) {
  const { email: emailLabel } = useTexts().forms;
  const texts = usePageTexts().join;
  const labels: Readonly<Record<string, string>> = texts.fields;
  const wordsOf = useCheckedWords();
  return (
    <dl className={classes.answers}>
      {answerSteps.flatMap((step) =>
        stepFields[step].map((field) => (
          <div key={field}>
            <dt>{field === "exports" ? texts.exportsOf(exportYear) : labels[field]}</dt>
            <dd>{wordsOf(field, answers[field])}</dd>
          </div>
        )),
      )}
      <div>
        <dt>{emailLabel}</dt>
        <dd>{email}</dd>
      </div>
    </dl>
  );
}

function Fee({ application: { fee, hasFees, financialYear, answers } }: CheckStepProps) {
  const texts = usePageTexts().join;
  const wordsOf = useCheckedWords();
  return (
    <div>
      <h3>{texts.feeTitle(financialYear)}</h3>
      {fee === null ? (
        <p>{hasFees ? texts.noExports : texts.noFee(financialYear)}</p>
      ) : (
        <>
          <FeeResult gstPercent={fee.gstPercent} financialYear={financialYear} band={fee.band} exports={wordsOf("exports", answers["exports"])} />
          <p>{texts.payLater}</p>
        </>
      )}
    </div>
  );
}
