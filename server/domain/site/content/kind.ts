import { maxMarkdownCharacters } from "../../markdown-rules.ts";

/** A heading or name on one line. Absent is "". */
export type ContentTextField = {
  readonly type: "text";
  readonly label: string;
  readonly hint?: string;
  readonly maxLength: number;
  readonly isRequired: boolean;
};
/** Several lines without mark-up. Absent is "". */
export type ContentParagraphField = Omit<ContentTextField, "type"> & { readonly type: "paragraph" };
/** Markdown, as `renderMarkdown` reads it. Absent is "". */
export type ContentMarkdownField = Omit<ContentTextField, "type"> & { readonly type: "markdown" };
/** A short list, one entry a line. Absent is an empty list. */
export type ContentLinesField = Omit<ContentTextField, "type"> & { readonly type: "lines" };
/** A number without sign, with at most two decimals, as text: "4014", "1.5". Absent is "". */
export type ContentFigureField = { readonly type: "figure"; readonly label: string; readonly hint?: string; readonly isRequired: boolean };
/** A year of this century, as text: "2027". Absent is "". */
export type ContentYearField = Omit<ContentFigureField, "type"> & { readonly type: "year" };
/** A calendar date, YYYY-MM-DD. Absent is null. */
export type ContentDateField = { readonly type: "date"; readonly label: string; readonly hint?: string; readonly isRequired: boolean };
/** An address on the web (https or http). Absent is null. */
export type ContentUrlField = { readonly type: "url"; readonly label: string; readonly hint?: string; readonly isRequired: boolean };
/** A page of this site, as a path: "/gallery". Absent is "". */
export type ContentPathField = Omit<ContentTextField, "type"> & { readonly type: "path" };
/** An ISO 3166-1 alpha-2 country. Absent is null. */
export type ContentCountryField = { readonly type: "country"; readonly label: string; readonly hint?: string; readonly isRequired: boolean };
/** One of a closed set; the first one unless chosen. */
export type ContentSelectField<O extends string = string> = {
  readonly type: "select";
  readonly label: string;
  readonly hint?: string;
  readonly options: Readonly<Record<O, string>>;
};
/** A picture of the library with what it shows in words. Absent is null. */
export type ContentImageField = { readonly type: "image"; readonly label: string; readonly hint?: string; readonly isRequired: boolean };
/** An uploaded PDF, which replaces the one made from the text of the entry. Absent is null. */
export type ContentFileField = { readonly type: "file"; readonly label: string; readonly hint?: string };

export type ContentField =
  | ContentTextField
  | ContentParagraphField
  | ContentMarkdownField
  | ContentLinesField
  | ContentFigureField
  | ContentYearField
  | ContentDateField
  | ContentUrlField
  | ContentPathField
  | ContentCountryField
  | ContentSelectField
  | ContentImageField
  | ContentFileField;

/** How the public sees entries in order: as staff put them, or by a date, newest or earliest first. */
export type ContentOrder = "position" | { readonly newestBy: string } | { readonly earliestBy: string };

/** A kind of content that staff edit: plain data, from which editor, checks, lists and public views follow. */
export type ContentKindDeclaration = {
  /** Of one, as in a sentence: "notice". */
  readonly one: string;
  /** Of the list. */
  readonly title: string;
  /** The purpose of its entries, for editors. */
  readonly explanation: string;
  readonly fields: Readonly<Record<string, ContentField>>;
  /** The fields with words for the public. Each has one for its Hindi behind it: `title` and `titleHindi`. */
  readonly hindi: readonly string[];
  /** The text field that names an entry in lists. */
  readonly titleField: string;
  readonly order: ContentOrder;
  /** Pairs of date fields: the second day of a pair must not be before the first. */
  readonly inOrder?: readonly (readonly [first: string, last: string])[];
  /** Whether a PDF is made of each entry with a body. */
  readonly hasDocument: boolean;
  /** The title in Hindi, for a kind with PDFs. */
  readonly titleHindi?: string;
  /** The public page of its entries. With `:slug`, each entry has its own page. */
  readonly publicPath: string;
};

/** The field with the Hindi of a field. */
export const hindiFieldOf = <const N extends string>(name: N): `${N}Hindi` => `${name}Hindi`;

type Fields = ContentKindDeclaration["fields"];
type WithHindi<F extends Fields, N extends string> = F & { readonly [Name in N & keyof F & string as `${Name}Hindi`]: F[Name] };
type DefinedKind<K extends ContentKindDeclaration> = Omit<K, "fields"> & { readonly fields: WithHindi<K["fields"], K["hindi"][number]> };

/** Declares a kind, keeping the names and types of its fields, and adds the fields for Hindi. Those are never needed. */
export function defineContentKind<const K extends ContentKindDeclaration>(kind: K): DefinedKind<K> {
  const fields = Object.entries(kind.fields).flatMap(([name, field]) =>
    kind.hindi.includes(name) ? [[name, field] as const, [hindiFieldOf(name), inHindi(field)] as const] : [[name, field] as const],
  );
  return { ...kind, fields: Object.fromEntries(fields) } as unknown as DefinedKind<K>; // the pairs above are those of the type
}

const inHindi = ({ hint: _hint, ...field }: ContentField): ContentField => ({
  ...field,
  label: `${field.label} in Hindi`,
  ...("isRequired" in field && { isRequired: false }),
});

type Options = { readonly hint?: string; readonly isRequired?: boolean };
const withOptions = ({ hint, isRequired = false }: Options) => ({ isRequired, ...(hint === undefined ? {} : { hint }) });

export const textField = (label: string, maxLength: number, options: Options = {}): ContentTextField => ({
  type: "text",
  label,
  maxLength,
  ...withOptions(options),
});
export const paragraphField = (label: string, maxLength: number, options: Options = {}): ContentParagraphField => ({
  type: "paragraph",
  label,
  maxLength,
  ...withOptions(options),
});

export const markdownField = (label: string, options: Options = {}): ContentMarkdownField => ({
  type: "markdown",
  label,
  maxLength: maxMarkdownCharacters,
  ...withOptions(options),
});
export const linesField = (label: string, options: Options = {}): ContentLinesField => ({
  type: "lines",
  label,
  maxLength: 200,
  ...withOptions(options),
});
export const figureField = (label: string, options: Options = {}): ContentFigureField => ({ type: "figure", label, ...withOptions(options) });
export const yearField = (label: string, options: Options = {}): ContentYearField => ({ type: "year", label, ...withOptions(options) });
export const dateField = (label: string, options: Options = {}): ContentDateField => ({ type: "date", label, ...withOptions(options) });
export const urlField = (label: string, options: Options = {}): ContentUrlField => ({ type: "url", label, ...withOptions(options) });
export const pathField = (label: string, options: Options = {}): ContentPathField => ({
  type: "path",
  label,
  maxLength: 200,
  ...withOptions(options),
});
export const countryField = (label: string, options: Options = {}): ContentCountryField => ({ type: "country", label, ...withOptions(options) });
export const selectField = <const O extends string>(label: string, options: Readonly<Record<O, string>>, hint?: string): ContentSelectField<O> => ({
  type: "select",
  label,
  options,
  ...(hint === undefined ? {} : { hint }),
});
export const imageField = (label: string, options: Options = {}): ContentImageField => ({ type: "image", label, ...withOptions(options) });
export const fileField = (label: string, hint?: string): ContentFileField => ({ type: "file", label, ...(hint === undefined ? {} : { hint }) });
