import type { PublicFormValues, SendOutcome } from "./use-public-form.ts";

/** A form that the browser sent without a script, and what the server answered. */
export type PostedForm = { readonly values: PublicFormValues; readonly outcome: SendOutcome };
