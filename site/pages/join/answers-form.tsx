import { stateCodeOf, stateCodes } from "#domain/members/gst-states.ts";
import { normaliseGstin } from "#domain/members/gstin.ts";
import { stateCodesIn, stateNameIn } from "#domain/members/state-names.ts";
import type { FieldErrors } from "#domain/errors.ts";
import { plainAnswer } from "#domain/joining/changed-answers.ts";
import { exportYearField, stepFields, type AnswerStep } from "#domain/joining/steps.ts";
import { inWordsOf } from "../../content/languages/in-words-of.ts";
import forms from "../../parts/forms/form-page.module.css";
import type { PostedForm, PublicFormValues } from "../../parts/forms/posted-form.ts";
import { SiteErrorSummary } from "../../parts/forms/site-error-summary.tsx";
import { SiteSelect, SiteTextArea, SiteTextField, type SiteOptions } from "../../parts/forms/site-fields.tsx";
import { usePageTexts, useSite } from "../../parts/site-context.ts";
import { useAnswerWords } from "./answer-words.ts";
import classes from "./application.module.css";
import type { OpenedApplication } from "./load.ts";
import { seenName, suggestedName } from "./seen-answers.ts";
import { answersFormId, shownProblems } from "./shown-step.ts";

type AnswersFormProps = { readonly application: OpenedApplication; readonly step: AnswerStep };

const autoCompletes: Readonly<Record<string, string>> = { firmName: "organization", contactPhone: "tel", address: "street-address" };

/**
 * A step with answers as a plain form. It is saved also when something is missing, and then says what. It names what it showed at first, because
 * only what differs from it is stored, and the answer that is only a suggestion.
 */
export function AnswersForm({ application, step }: AnswersFormProps) {
  const { address, posted } = useSite();
  const texts = usePageTexts().join;
  const pages = usePageTexts();
  const wordsOf = useAnswerWords();
  const { key, email, answers, exportYear } = application;
  const problems = shownProblems(application, step);
  const refused = refusedIn(posted);
  const errorOf = (field: string): string | undefined => {
    if (refused?.fields[field] !== undefined) return texts.storedSince(wordsOf(field, answers[field]));
    const text = problems[field];
    return text === undefined ? undefined : inWordsOf(texts.said, text);
  };
  return (
    <section className={forms.panel} aria-labelledby="step">
      <h2 id="step">{texts.steps[step]}</h2>
      <form id={answersFormId} method="post" action={`${address.path}/save?key=${encodeURIComponent(key)}`} noValidate className={classes.form}>
        <SiteErrorSummary
          id="answers-problems"
          problems={stepFields[step].flatMap((field) => {
            const text = errorOf(field);
            return text === undefined ? [] : [{ text, fieldId: field }];
          })}
        />
        {problems["gstNo"] !== undefined && (
          <p>
            {/* A link would lose what is typed below. */}
            <button type="submit" name="to" value="membership-query" className="site-button" data-variant="outline">
              {pages["membership-query"].label}
            </button>
          </p>
        )}
        <p className={classes.small}>{texts.required}</p>
        {step === "contact" && <p>{texts.emailIs(email)}</p>}
        <input type="hidden" name="step" value={step} />
        {step === "exports" && <input type="hidden" name={seenName(exportYearField)} value={exportYear} />}
        {stepFields[step].map((field) => (
          <AnswerField key={field} field={field} application={application} refused={refused} error={errorOf(field)} />
        ))}
        <div>
          <button type="submit" className="site-button">
            {texts.save}
          </button>
        </div>
      </form>
    </section>
  );
}

type RefusedAnswers = { readonly values: PublicFormValues; readonly fields: FieldErrors };

/** The form that this page answers, where other answers were stored after it was opened. */
const refusedIn = (posted: PostedForm | undefined): RefusedAnswers | undefined =>
  posted === undefined || posted.outcome.isSent || posted.outcome.kind !== "conflict"
    ? undefined
    : { values: posted.values, fields: posted.outcome.fields };

type AnswerFieldProps = {
  readonly field: string;
  readonly application: OpenedApplication;
  readonly refused: RefusedAnswers | undefined;
  readonly error: string | undefined;
};

function AnswerField({ field, application, refused, error }: AnswerFieldProps) {
  const { answers } = application;
  const stored = answers[field] ?? "";
  const shown = stored || guessOf(field, answers["gstNo"]);
  return (
    <>
      <input type="hidden" name={seenName(field)} value={shown} />
      {shown !== stored && <input type="hidden" name={suggestedName} value={field} />}
      <AnswerInput field={field} exportYear={application.exportYear} error={error} initial={typedOver(shown, field, { application, refused })} />
    </>
  );
}

/** What was typed over an answer in a refused form, or the answer. An amount that was typed for another year is left out. */
function typedOver(shown: string, field: string, { application, refused }: Pick<AnswerFieldProps, "application" | "refused">): string {
  const values = refused?.values ?? {};
  const [typed, seen] = [values[field], values[seenName(field)]];
  const isOfOtherYear = field === "exports" && values[seenName(exportYearField)] !== application.exportYear;
  return typed === undefined || isOfOtherYear || plainAnswer(typed) === plainAnswer(seen) ? shown : typed;
}

type AnswerInputProps = Pick<AnswerFieldProps, "field" | "error"> & { readonly exportYear: string; readonly initial: string };

function AnswerInput({ field, exportYear, error, initial }: AnswerInputProps) {
  const { language } = useSite();
  const texts = usePageTexts().join;
  const labels: Readonly<Record<string, string>> = texts.fields;
  const hints: Readonly<Record<string, string>> = texts.hints;
  const hint = hints[field];
  const label = field === "exports" ? texts.exportsOf(exportYear) : (labels[field] ?? field);
  const shared = { id: field, label, error, initial, ...(hint !== undefined && { hint }) };
  const first = { value: "", label: texts.choose };
  const choices: Readonly<Record<string, SiteOptions>> = {
    kind: [
      { value: "manufacturer", label: texts.kinds.manufacturer },
      { value: "merchant", label: texts.kinds.merchant },
    ],
    isMsme: [
      { value: "yes", label: texts.yes },
      { value: "no", label: texts.no },
    ],
    stateCode: stateCodesIn(language).map((code) => ({ value: code, label: stateNameIn(language, code) })),
  };
  const options = choices[field];
  if (options !== undefined) return <SiteSelect {...shared} options={[first, ...options]} />;
  if (field === "address" || field === "devices") return <SiteTextArea {...shared} rows={4} />;
  const autoComplete = autoCompletes[field];
  return <SiteTextField {...shared} type={field === "contactPhone" ? "tel" : "text"} {...(autoComplete !== undefined && { autoComplete })} />;
}

/** The state that the GST number names, if the list has it. */
function guessOf(field: string, gstNo = ""): string {
  const code = field === "stateCode" ? stateCodeOf(normaliseGstin(gstNo)) : undefined;
  return code !== undefined && stateCodes.includes(code) ? code : "";
}
