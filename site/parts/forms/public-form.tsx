import { useEffect, useRef } from "react";
import { joiningNotice } from "#domain/joining/consent.ts";
import { consentNotice, followNotice } from "#domain/site/consent.ts";
import { inWordsOf } from "../../content/languages/in-words-of.ts";
import { SiteErrorSummary } from "./site-error-summary.tsx";
import { SiteCheckbox, type SiteOptions, SiteSelect, SiteTextArea, SiteTextField } from "./site-fields.tsx";
import { queryOf } from "../../content/addresses.ts";
import type { Texts } from "../../content/languages/texts.ts";
import { useSite, useTexts } from "../site-context.ts";
import classes from "./public-form.module.css";
import { usePublicForm, type PublicFormRules, type PublicFormValues } from "./use-public-form.ts";

/** The fragment that leads to the answer of the server. */
const formId = "form";

export type PublicField = {
  readonly name: string;
  readonly label: string;
  readonly kind: "text" | "email" | "area" | "select";
  readonly autoComplete?: string;
  /** Of a select, which may stay as it is. */
  readonly options?: SiteOptions;
};

type FormPurpose = "answer" | "registration" | "follow" | "joining";

/** The version of the notice that stands above the button. */
const noticeVersions: Readonly<Record<FormPurpose, string>> = {
  answer: consentNotice.version,
  registration: consentNotice.version,
  follow: followNotice.version,
  joining: joiningNotice.version,
};

type PublicFormProps = Omit<PublicFormRules, "names" | "notSent" | "answered"> & {
  readonly fields: readonly PublicField[];
  /** Initial values. */
  readonly given?: PublicFormValues | undefined;
  /** The use of the entries. */
  readonly purpose: FormPurpose;
  readonly sendLabel: string;
  readonly busyLabel: string;
  readonly againLabel: string;
  /** What happens after it was sent. */
  readonly nextStep?: string;
};

/** A form of the public website with its consent notice. @source ux.md "Public pages" */
export function PublicForm({ fields, purpose, sendLabel, busyLabel, againLabel, nextStep, send, given = {} }: PublicFormProps) {
  const { address, posted, texts } = useSite();
  const { forms } = texts;
  const form = usePublicForm({ names: fields.map(({ name }) => name), send, notSent: forms.notSent, answered: posted?.outcome });
  const here = `${address.path}${queryOf(address.search)}`;
  const { outcome, isBusy } = form;
  const inLanguage = (text: string): string => inWordsOf(forms.said, text);
  if (outcome?.isSent === true)
    return (
      <SentNote
        text={inLanguage(outcome.message)}
        number={outcome.number}
        nextStep={nextStep}
        againLabel={againLabel}
        here={here}
        onAgain={form.startAgain}
      />
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
    // A browser without scripts, or a click before hydration, sends the form to its own page.
    <form id={formId} method="post" action={`${here}#${formId}`} onSubmit={form.submit} noValidate className={classes.form}>
      <SiteErrorSummary title={forms.problem} problems={problems} lead={outcome?.lead?.map(inLanguage).join("")} attempt={form.attempt} />
      <p className={classes.small}>{forms.required}</p>
      {fields.map(({ name, label, kind, autoComplete, options = [] }) => {
        const field = { id: name, label, initial: posted?.values[name] ?? given[name] ?? "", error: errorOf(name) };
        if (kind === "select") return <SiteSelect key={name} {...field} options={options} isOptional />;
        return kind === "area" ? (
          <SiteTextArea key={name} {...field} />
        ) : (
          <SiteTextField key={name} {...field} type={kind} {...(autoComplete === undefined ? {} : { autoComplete })} />
        );
      })}
      <div className={classes.small}>
        {noticeOf(forms, purpose).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <SiteCheckbox
        id="consentVersion"
        label={forms.agreement[purpose]}
        value={noticeVersions[purpose]}
        isTicked={(posted?.values["consentVersion"] ?? "") !== ""}
        error={errorOf("consentVersion")}
      />
      <div>
        <button type="submit" className="site-button" aria-disabled={isBusy}>
          {isBusy ? busyLabel : sendLabel}
        </button>
      </div>
    </form>
  );
}

function noticeOf(forms: Texts["forms"], purpose: FormPurpose): readonly string[] {
  if (purpose === "joining") return forms.joiningNotice;
  return purpose === "follow" ? forms.followNotice : forms.notice;
}

type SentNoteProps = {
  readonly text: string;
  readonly number: string | undefined;
  readonly nextStep: string | undefined;
  readonly againLabel: string;
  /** The address of the page. */
  readonly here: string;
  readonly onAgain: () => void;
};

/** Replaces the form after it was sent, and receives the focus. */
function SentNote({ text, number, nextStep, againLabel, here, onAgain }: SentNoteProps) {
  const { forms } = useTexts();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div id={formId} ref={box} tabIndex={-1} role="status" className={classes.sent}>
      <p>{text}</p>
      {number !== undefined && (
        <p>
          {forms.yourNumber}: <strong>{number}</strong>
        </p>
      )}
      {nextStep !== undefined && <p>{nextStep}</p>}
      <a
        href={here}
        className="site-button"
        data-variant="outline"
        onClick={(event) => {
          event.preventDefault();
          onAgain();
        }}
      >
        {againLabel}
      </a>
    </div>
  );
}
