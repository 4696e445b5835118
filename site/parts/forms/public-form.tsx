import { useEffect, useRef } from "react";
import { consentNotice } from "#domain/site/consent.ts";
import { inWordsOf } from "../../content/languages/in-words-of.ts";
import { SiteErrorSummary } from "./site-error-summary.tsx";
import { SiteCheckbox, type SiteOptions, SiteSelect, SiteTextArea, SiteTextField } from "./site-fields.tsx";
import { useTexts } from "../site-context.ts";
import classes from "./public-form.module.css";
import { usePublicForm, type PublicFormRules, type PublicFormValues } from "./use-public-form.ts";

export type PublicField = {
  readonly name: string;
  readonly label: string;
  readonly kind: "text" | "email" | "area" | "select";
  readonly autoComplete?: string;
  /** Of a select, which may stay as it is. */
  readonly options?: SiteOptions;
};

type PublicFormProps = Omit<PublicFormRules, "names" | "notSent"> & {
  readonly fields: readonly PublicField[];
  /** Initial values. */
  readonly given?: PublicFormValues | undefined;
  /** The use of the entries. */
  readonly purpose: "answer" | "registration";
  readonly sendLabel: string;
  readonly busyLabel: string;
  readonly againLabel: string;
  /** What happens after it was sent. */
  readonly nextStep?: string;
};

/** A form of the public website with its consent notice. @source ux.md "Public pages" */
export function PublicForm({ fields, purpose, sendLabel, busyLabel, againLabel, nextStep, send, given = {} }: PublicFormProps) {
  const { forms } = useTexts();
  const form = usePublicForm({ names: fields.map(({ name }) => name), send, notSent: forms.notSent });
  const { outcome, isBusy } = form;
  const inLanguage = (text: string): string => inWordsOf(forms.said, text);
  if (outcome?.isSent === true)
    return (
      <SentNote text={inLanguage(outcome.message)} number={outcome.number} nextStep={nextStep} againLabel={againLabel} onAgain={form.startAgain} />
    );
  const errorOf = (name: string): string | undefined => {
    const text = outcome?.fields[name]?.[0];
    return text === undefined ? undefined : inLanguage(text);
  };
  const problems = [...fields.map(({ name }) => name), "consentVersion"].flatMap((name) => {
    const text = errorOf(name);
    return text === undefined ? [] : [{ text, fieldId: name }];
  });
  return (
    // Without a dialog around it, this method sends nothing: a click before hydration loses no input.
    <form method="dialog" onSubmit={form.submit} noValidate className={classes.form}>
      <SiteErrorSummary title={forms.problem} problems={problems} lead={outcome?.lead?.map(inLanguage).join("")} attempt={form.attempt} />
      <noscript>
        <p className={classes.notice}>{forms.needsScript}</p>
      </noscript>
      <p className={classes.small}>{forms.required}</p>
      {fields.map(({ name, label, kind, autoComplete, options = [] }) => {
        const field = { id: name, label, initial: given[name] ?? "", error: errorOf(name) };
        if (kind === "select") return <SiteSelect key={name} {...field} options={options} isOptional />;
        return kind === "area" ? (
          <SiteTextArea key={name} {...field} />
        ) : (
          <SiteTextField key={name} {...field} type={kind} {...(autoComplete === undefined ? {} : { autoComplete })} />
        );
      })}
      <div className={classes.small}>
        {forms.notice.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <SiteCheckbox id="consentVersion" label={forms.agreement[purpose]} value={consentNotice.version} error={errorOf("consentVersion")} />
      <div>
        <button type="submit" className="site-button" aria-disabled={isBusy}>
          {isBusy ? busyLabel : sendLabel}
        </button>
      </div>
    </form>
  );
}

type SentNoteProps = {
  readonly text: string;
  readonly number: string | undefined;
  readonly nextStep: string | undefined;
  readonly againLabel: string;
  readonly onAgain: () => void;
};

/** Replaces the form after it was sent, and receives the focus. */
function SentNote({ text, number, nextStep, againLabel, onAgain }: SentNoteProps) {
  const { forms } = useTexts();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="status" className={classes.sent}>
      <p>{text}</p>
      {number !== undefined && (
        <p>
          {forms.yourNumber}: <strong>{number}</strong>
        </p>
      )}
      {nextStep !== undefined && <p>{nextStep}</p>}
      <button type="button" className="site-button" data-variant="outline" onClick={onAgain}>
        {againLabel}
      </button>
    </div>
  );
}
