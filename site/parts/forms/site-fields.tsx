import type { ReactNode } from "react";
import type { ContentLanguage } from "#domain/site/content/languages.ts";
import classes from "./site-fields.module.css";

/** What every field of a public form takes. `error` and `hint` are tied to it for screen readers. */
export type SiteFieldProps = {
  /** The id of the input, to which an error summary leads. */
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly isOptional?: boolean;
  readonly error?: string | undefined;
  /** The initial value. The browser holds what is typed until the form is sent. */
  readonly initial: string;
};

type SiteTextFieldProps = SiteFieldProps & { readonly type?: "text" | "email" | "tel"; readonly autoComplete?: string };

/** One line of text as plain HTML. */
export function SiteTextField({ initial, type = "text", autoComplete, ...field }: SiteTextFieldProps) {
  return (
    <Framed {...field}>
      <input {...inputProps(field)} className={classes.input} type={type} defaultValue={initial} autoComplete={autoComplete} />
    </Framed>
  );
}

/** Several lines of text as plain HTML. */
export function SiteTextArea({ initial, rows = 6, ...field }: SiteFieldProps & { readonly rows?: number }) {
  return (
    <Framed {...field}>
      <textarea {...inputProps(field)} className={classes.input} rows={rows} defaultValue={initial} />
    </Framed>
  );
}

/** `lang`: of a label that is not in the language of the page. */
export type SiteOptions = readonly { readonly value: string; readonly label: string; readonly lang?: ContentLanguage | undefined }[];

/** One of a list. */
export function SiteSelect({ initial, options, ...field }: SiteFieldProps & { readonly options: SiteOptions }) {
  return (
    <Framed {...field}>
      <select {...inputProps(field)} className={classes.input} defaultValue={initial}>
        {options.map(({ value, label, lang }) => (
          <option key={value} value={value} lang={lang}>
            {label}
          </option>
        ))}
      </select>
    </Framed>
  );
}

type SiteCheckboxProps = Pick<SiteFieldProps, "id" | "error"> & {
  readonly label: ReactNode;
  /** The value when it is ticked. */
  readonly value: string;
  /** At first. */
  readonly isTicked?: boolean;
};

/** A box to tick. */
export function SiteCheckbox({ id, label, error, value, isTicked = false }: SiteCheckboxProps) {
  return (
    <div className={classes.field}>
      {error !== undefined && <FieldError id={id} text={error} />}
      <div className={classes.choice}>
        <input {...inputProps({ id, error })} className={classes.box} type="checkbox" value={value} defaultChecked={isTicked} />
        <label htmlFor={id}>{label}</label>
      </div>
    </div>
  );
}

type Framing = Pick<SiteFieldProps, "id" | "label" | "hint" | "isOptional" | "error"> & { readonly children: ReactNode };

function Framed({ id, label, hint, isOptional = false, error, children }: Framing) {
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        {label}
        {!isOptional && (
          <span className={classes.mark} aria-hidden="true">
            {" *"}
          </span>
        )}
      </label>
      {hint !== undefined && (
        <div id={`${id}-hint`} className={classes.hint}>
          {hint}
        </div>
      )}
      {error !== undefined && <FieldError id={id} text={error} />}
      {children}
    </div>
  );
}

const FieldError = ({ id, text }: { readonly id: string; readonly text: string }) => (
  <p id={`${id}-error`} className={classes.error}>
    {text}
  </p>
);

/** The names of the parts that describe a field, and its state, for screen readers. */
function inputProps({ id, hint, isOptional = false, error }: Partial<Framing> & { readonly id: string }) {
  const describedBy = [hint === undefined ? undefined : `${id}-hint`, error === undefined ? undefined : `${id}-error`].filter(Boolean).join(" ");
  return {
    id,
    name: id,
    "aria-required": !isOptional,
    "aria-invalid": error !== undefined,
    ...(describedBy === "" ? {} : { "aria-describedby": describedBy }),
  };
}
