import type { ErrorKind, FieldErrors } from "#domain/errors.ts";

/** The values of a public form by field. The consent is the version of the notice, or empty. */
export type PublicFormValues = Readonly<Record<string, string>>;

/** The result of sending a form. The lead is in parts that are translated one by one. */
export type SendOutcome =
  | {
      readonly isSent: true;
      readonly message: string;
      readonly number?: string | undefined;
      readonly isConfirmed?: boolean;
      /** The path of the calendar file of the event that was chosen in the form. */
      readonly calendarPath?: string;
    }
  | { readonly isSent: false; readonly kind: ErrorKind; readonly lead?: readonly string[]; readonly fields: FieldErrors };

/** A form that was sent, and what the server answered. */
export type PostedForm = { readonly values: PublicFormValues; readonly outcome: SendOutcome };
