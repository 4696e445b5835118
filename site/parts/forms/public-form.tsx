import { joiningNotice } from "#domain/joining/consent.ts";
import { consentNotice, followNotice } from "#domain/site/consent.ts";
import { inWordsOf } from "../../content/languages/in-words-of.ts";
import { NotSent } from "./not-sent.tsx";
import { SiteErrorSummary } from "./site-error-summary.tsx";
import { SiteCheckbox, type SiteOptions, SiteSelect, SiteTextArea, SiteTextField } from "./site-fields.tsx";
import { queryOf } from "../../content/addresses.ts";
import type { Texts } from "../../content/languages/texts.ts";
import { usePageTexts, useSite, useTexts } from "../site-context.ts";
import classes from "./public-form.module.css";
import type { PublicFormValues } from "./posted-form.ts";

/** The fragment that leads to the answer of the server. */
const formId = "form";

export type PublicField = {
  readonly name: string;
  readonly label: string;
  readonly kind: "text" | "email" | "area" | "select";
  readonly autoComplete?: string;
  /** Of a select. */
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

type PublicFormProps = {
  readonly fields: readonly PublicField[];
  /** Initial values. */
  readonly given?: PublicFormValues | undefined;
  /** The use of the entries. */
  readonly purpose: FormPurpose;
  readonly sendLabel: string;
  readonly busyLabel: string;
  readonly againLabel: string;
  /** What happens after it was sent, if it is confirmed by e-mail. */
  readonly nextStep?: string;
  /** In English, before the reason when the form could not be sent. */
  readonly failed?: string;
};

/** A form of the public website with its consent notice, or the answer to it. It works without scripts. @source ux.md "Public pages" */
export function PublicForm(props: PublicFormProps) {
  return (
    <div className="site-island" data-island="form">
      <FormOrAnswer {...props} />
    </div>
  );
}

function FormOrAnswer({ fields, purpose, sendLabel, busyLabel, againLabel, nextStep, failed, given = {} }: PublicFormProps) {
  const { address, posted, texts } = useSite();
  const { forms } = texts;
  const here = `${address.path}${queryOf(address.search)}`;
  const outcome = posted?.outcome;
  const inLanguage = (text: string): string => inWordsOf(forms.said, text);
  if (outcome?.isSent === true) {
    const { message, number, isConfirmed = true, calendarPath } = outcome;
    const answer = { text: inLanguage(message), number, calendarPath, nextStep: isConfirmed ? nextStep : undefined };
    return <SentNote {...answer} againLabel={againLabel} here={here} />;
  }
  const errorOf = (name: string): string | undefined => {
    const text = outcome?.fields[name]?.[0];
    return text === undefined ? undefined : inLanguage(text);
  };
  const problems = [...fields.map(({ name }) => name), "consentVersion"].flatMap((name) => {
    const text = errorOf(name);
    return text === undefined ? [] : [{ text, fieldId: name }];
  });
  return (
    <form id={formId} method="post" action={`${here}#${formId}`} noValidate className={classes.form}>
      <SiteErrorSummary problems={problems} lead={outcome?.lead?.map(inLanguage).join("")} />
      <NotSent {...(failed === undefined ? {} : { lead: failed })} />
      <p className={classes.small}>{forms.required}</p>
      {fields.map(({ name, label, kind, autoComplete, options = [] }) => {
        const field = { id: name, label, initial: posted?.values[name] ?? given[name] ?? "", error: errorOf(name) };
        if (kind === "select") return <SiteSelect key={name} {...field} options={options} />;
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
        isTicked={posted?.values["consentVersion"] === noticeVersions[purpose]}
        error={errorOf("consentVersion")}
      />
      <div>
        <button type="submit" className="site-button" data-busy={busyLabel}>
          {sendLabel}
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
  readonly calendarPath: string | undefined;
  readonly againLabel: string;
  /** The address of the page. */
  readonly here: string;
};

/** Stands in place of the form after it was sent. */
function SentNote({ text, number, nextStep, calendarPath, againLabel, here }: SentNoteProps) {
  const { forms } = useTexts();
  const { addToCalendar } = usePageTexts().event;
  return (
    <div id={formId} tabIndex={-1} role="status" className={classes.sent} data-answer>
      <p>{text}</p>
      {number !== undefined && (
        <p>
          {forms.yourNumber}: <strong>{number}</strong>
        </p>
      )}
      {nextStep !== undefined && <p>{nextStep}</p>}
      {calendarPath !== undefined && (
        <p>
          <a href={calendarPath} download>
            {addToCalendar}
          </a>
        </p>
      )}
      <a href={here} className="site-button" data-variant="outline">
        {againLabel}
      </a>
    </div>
  );
}
