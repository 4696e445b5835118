import type { SchemeKind } from "./schemes/kinds.ts";

/** The files that a field accepts, judged by their content, not by their name. */
export type Accept = "pdf_or_image" | "image";
export type Option = { readonly value: string; readonly label: string };

type Base = {
  /** The wire name: the same in form, REST and database. */
  readonly name: string;
  readonly label: string;
  /** The field in a sentence, where its label says more than its name. */
  readonly nameInMessages?: string;
  readonly hint?: string;
  readonly optional?: boolean;
  /** Prefilled from the profile or the last reimbursement of the firm. */
  readonly askOnce?: boolean;
  /** The fact of a registration in hand with which it begins, where the claim is started from one. */
  readonly fromExpected?: "name" | "country" | "date";
  /** True for a field that the council knows of a fair that the firm attended: `fair-answers.ts`. */
  readonly fromFair?: true;
  /** The wizard asks for it, though clients of the REST API may leave it out. */
  readonly isAskedInWizard?: boolean;
};
export type SchemeTextField = Base & {
  readonly type: "text";
  readonly maxLength: number;
  /** Filled from the firm and never asked for. */
  readonly fromFirm?: "name";
  readonly multiline?: boolean;
  /** The names of the council's fairs are offered for it; any other text may be typed. */
  readonly offersEvents?: true;
};
/** Rupees as a decimal string with at most two places, greater than zero. */
export type SchemeAmountField = Base & {
  readonly type: "amount";
  /** The wire name of another amount, which is a part of this one; a smaller one is pointed out and not refused. */
  readonly includes?: string;
};
/** A calendar date, stored as YYYY-MM-DD. */
export type SchemeDateField = Base & { readonly type: "date"; readonly notInFuture?: boolean };
export type SchemeSelectField = Base & {
  readonly type: "select";
  readonly options: readonly Option[];
  readonly preset?: string;
  /** For a list of countries whose values are not ISO codes. */
  readonly countryList?: CountryList;
};
/** A list of countries whose values are not ISO codes. */
export type CountryList = {
  /** ISO 3166-1 alpha-2 by value; a value without one is every other country. */
  readonly codes: Readonly<Record<string, string>>;
  /** The value with which it begins: it may be nobody's choice. */
  readonly preset: string;
};
/** An https link to a public maps service; checked as a link, never fetched. */
export type SchemeMapsLinkField = Base & { readonly type: "mapsLink" };
export type SchemeDocumentField = Base & {
  readonly type: "document";
  readonly accept: Accept;
  /** The document in messages: "RCMC certificate". */
  readonly noun: string;
  readonly maxFiles: number;
  /** The pages of all files that a complete document has; an image counts as one page. */
  readonly minPages: number;
  /** What the message at submission asks for when the document is missing. */
  readonly missing: "re-upload" | "upload";
  /** The wire name of the same document in another scheme; one that was given there is offered here. */
  readonly sameAs?: string;
  /** For photographs instead of issued documents: the name of one, "Booth photo". */
  readonly photoNoun?: string;
  /** A document of the firm, which it gives with each of its claims: the duplicate radar looks for it with other firms only. */
  readonly isStanding?: boolean;
};
/** Several answers that are sent as one JSON value. */
export type SchemeGroupField = Base & {
  readonly type: "group";
  readonly fields: readonly SimpleField[];
  /** How many times it may be answered. */
  readonly maxEntries: number;
};
/** Yes or No; Yes asks further questions. */
export type SchemeYesNoField = Base & {
  readonly type: "yesNo";
  readonly whenYes: readonly (SimpleField | SchemeDocumentField | SchemeGroupField | SchemeItemsField)[];
  /** It begins with Yes where this portal paid a claim of the scheme before: ever, or in this financial year. */
  readonly fromPaid?: "ever" | "thisYear";
};
/** A kind of cost that a scheme pays, with the facts that it asks beside those of every item. @source money.md 2 */
export type ItemKind = {
  /** The wire name; one scheme has it only once. */
  readonly kind: string;
  readonly label: string;
  readonly facts: readonly ItemFact[];
  /** It falls due each year for the same certificate. */
  readonly isYearly?: boolean;
};
/** A fact of an item. */
export type ItemFact = SimpleField & {
  /** It has to be there before the item can be forwarded. */
  readonly isNeeded: boolean;
  /** The answer of the claim with which a new item begins. */
  readonly fromAnswer?: string;
  /** The list of that answer, where it is one of countries. */
  readonly answerList?: CountryList;
  /** A new item does not take it from the item before. */
  readonly isOwn?: boolean;
  /** A number, typed with a point or without one. */
  readonly figure?: "decimal" | "whole";
};
/** The costs of a claim that belong to the documents of this step. Each item is one cost. */
export type SchemeItemsField = Base & {
  readonly type: "items";
  readonly kinds: readonly ItemKind[];
  /** The document that usually proves them. */
  readonly document: string;
};

export type SimpleField = SchemeTextField | SchemeAmountField | SchemeDateField | SchemeSelectField | SchemeMapsLinkField;
export type Field = SimpleField | SchemeDocumentField | SchemeGroupField | SchemeItemsField | SchemeYesNoField;

export type Step = { readonly title: string; readonly help?: string; readonly fields: readonly Field[] };

export type Scheme = {
  readonly kind: SchemeKind;
  /** The word that lists and integrators use: "Plant Registration". */
  readonly typeLabel: string;
  /** The heading of the member's pages. @source specification 2 "Member portal" */
  readonly heading: string;
  readonly idPrefix: string;
  /** REST path of the step call, below `/api/`. @source rest-api.md "Member" */
  readonly restPath: string;
  /** The wizard's page. @source specification 2 "Member portal" */
  readonly wizardPath: string;
  /** What the back office calls its list, and the last part of its address. */
  readonly listLabel: string;
  /** An answer that has its own column in the list of the back office. */
  readonly listColumn?: { readonly field: string; readonly label: string };
  /** Answers in the summary above the review. */
  readonly summaryFields?: readonly string[];
  /** Answers that REST clients of the council read with the documents. @source rest-api.md "Council" */
  readonly restFields?: readonly string[];
  readonly notes: readonly string[];
  readonly steps: readonly Step[];
};

/** Declares a scheme; `derive.ts` computes everything else from it. */
export const defineScheme = (scheme: Scheme): Scheme => scheme;

export const step = (title: string, ...fields: Field[]): Step => ({ title, fields });
export const stepWithHelp = (title: string, help: string, ...fields: Field[]): Step => ({ title, help, fields });

type Extra<T extends Field> = Partial<Omit<T, "type" | "name" | "label">>;

export const text = (name: string, label: string, extra: Extra<SchemeTextField> = {}): SchemeTextField => ({
  type: "text",
  name,
  label,
  maxLength: 200,
  ...extra,
});
export const amount = (name: string, label: string, extra: Extra<SchemeAmountField> = {}): SchemeAmountField => ({
  type: "amount",
  name,
  label,
  ...extra,
});
export const date = (name: string, label: string, extra: Extra<SchemeDateField> = {}): SchemeDateField => ({
  type: "date",
  name,
  label,
  ...extra,
});
export const select = (name: string, label: string, options: readonly Option[], extra: Extra<SchemeSelectField> = {}): SchemeSelectField => ({
  type: "select",
  name,
  label,
  options,
  ...extra,
});
export const mapsLink = (name: string, label: string, extra: Extra<SchemeMapsLinkField> = {}): SchemeMapsLinkField => ({
  type: "mapsLink",
  name,
  label,
  ...extra,
});
export const group = (name: string, label: string, fields: readonly SimpleField[], maxEntries = 1): SchemeGroupField => ({
  type: "group",
  name,
  label,
  fields,
  maxEntries,
});
/** The wire name of the items, in whatever step they stand. @source rest-api.md "Rulings of 23-11-2026", Items */
export const itemsName = "items";
export const items = (label: string, document: string, kinds: readonly ItemKind[], extra: Extra<SchemeItemsField> = {}): SchemeItemsField => ({
  type: "items",
  name: itemsName,
  label,
  document,
  kinds,
  ...extra,
});
export const yesNo = (
  name: string,
  label: string,
  whenYes: SchemeYesNoField["whenYes"],
  extra: Omit<Extra<SchemeYesNoField>, "whenYes"> = {},
): SchemeYesNoField => ({
  type: "yesNo",
  name,
  label,
  whenYes,
  ...extra,
});
export const document = (name: string, label: string, noun: string, extra: Extra<SchemeDocumentField> = {}): SchemeDocumentField => ({
  type: "document",
  name,
  label,
  noun,
  accept: "pdf_or_image",
  maxFiles: 1,
  minPages: 1,
  missing: "re-upload",
  ...extra,
});
