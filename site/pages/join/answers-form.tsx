import { stateCodeOf } from "#domain/members/gst-states.ts";
import { normaliseGstin } from "#domain/members/gstin.ts";
import { stateCodesIn, stateNameIn } from "#domain/members/state-names.ts";
import { stepFields, type AnswerStep } from "#domain/joining/steps.ts";
import { inWordsOf } from "../../content/languages/in-words-of.ts";
import forms from "../../parts/forms/form-page.module.css";
import { SiteErrorSummary } from "../../parts/forms/site-error-summary.tsx";
import { SiteSelect, SiteTextArea, SiteTextField, type SiteOptions } from "../../parts/forms/site-fields.tsx";
import { usePageTexts, useSite } from "../../parts/site-context.ts";
import classes from "./application.module.css";
import type { OpenedApplication } from "./load.ts";

type AnswersFormProps = { readonly application: OpenedApplication; readonly step: AnswerStep };

export const answersFormId = "answers";

const autoCompletes: Readonly<Record<string, string>> = { firmName: "organization", contactPhone: "tel", address: "street-address" };

/** A step with answers as a plain form. It is saved also when something is missing, and then says what. */
export function AnswersForm({ application, step }: AnswersFormProps) {
  const { address } = useSite();
  const texts = usePageTexts().join;
  const pages = usePageTexts();
  const { key, isChecked, email } = application;
  const problems = isChecked ? application.problems[step] : {};
  const errorOf = (field: string): string | undefined => (problems[field] === undefined ? undefined : inWordsOf(texts.said, problems[field]));
  return (
    <section className={forms.panel} aria-labelledby="step">
      <h2 id="step">{texts.steps[step]}</h2>
      <form id={answersFormId} method="post" action={`${address.path}/save?key=${encodeURIComponent(key)}`} noValidate className={classes.form}>
        <SiteErrorSummary
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
        {stepFields[step].map((field) => (
          <AnswerField key={field} field={field} application={application} error={errorOf(field)} />
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

type AnswerFieldProps = { readonly field: string; readonly application: OpenedApplication; readonly error: string | undefined };

function AnswerField({ field, application: { answers, exportYear }, error }: AnswerFieldProps) {
  const { language } = useSite();
  const texts = usePageTexts().join;
  const labels: Readonly<Record<string, string>> = texts.fields;
  const hints: Readonly<Record<string, string>> = texts.hints;
  const hint = hints[field];
  const label = field === "exports" ? texts.exportsOf(exportYear) : (labels[field] ?? field);
  const shared = { id: field, label, error, initial: answers[field] ?? "", ...(hint !== undefined && { hint }) };
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
  if (options !== undefined)
    return <SiteSelect {...shared} initial={shared.initial || guessOf(field, answers["gstNo"])} options={[first, ...options]} />;
  if (field === "address" || field === "devices") return <SiteTextArea {...shared} rows={4} />;
  const autoComplete = autoCompletes[field];
  return <SiteTextField {...shared} type={field === "contactPhone" ? "tel" : "text"} {...(autoComplete !== undefined && { autoComplete })} />;
}

/** The state that the GST number names. */
const guessOf = (field: string, gstNo = ""): string => (field === "stateCode" ? (stateCodeOf(normaliseGstin(gstNo)) ?? "") : "");
