import { countries } from "#domain/members/countries.ts";
import type { ContentField } from "#domain/site/content/kind.ts";
import { DateField } from "../../../components/date-field.tsx";
import { SelectField, TextAreaField, TextField } from "../../../components/fields.tsx";
import type { WatchUpload } from "../../../lib/use-uploads-under-way.ts";
import { ContentDocumentField } from "./document-field.tsx";
import { MarkdownField } from "./markdown-field.tsx";
import { PictureField } from "./picture-field.tsx";
import type { ContentEntry } from "./views.ts";

type ContentFieldProps = {
  readonly name: string;
  readonly field: ContentField;
  /** The language of a text that is not in English. */
  readonly lang?: "hi";
  readonly isNeeded: boolean;
  readonly value: unknown;
  readonly error: string | undefined;
  /** The stored entry, for its pictures and files; undefined for a new one. */
  readonly entry: ContentEntry | undefined;
  readonly onChange: (value: unknown) => void;
  readonly onUpload: WatchUpload;
};

/** The id of a field's input, to which the error summary leads. */
export const contentFieldId = (name: string): string => `content-${name}`;

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** A field of an entry, drawn from its declaration. */
export function ContentFieldInput({ name, field, lang, isNeeded, value, error, entry, onChange, onUpload }: ContentFieldProps) {
  const shared = {
    id: contentFieldId(name),
    label: field.label,
    isOptional: !isNeeded,
    value: textOf(value),
    onChange,
    lang,
    ...(field.hint === undefined ? {} : { hint: field.hint }),
    ...(error === undefined ? {} : { error }),
  };
  switch (field.type) {
    case "text":
    case "path":
      return <TextField {...shared} maxLength={field.maxLength} />;
    case "figure":
      return <TextField {...shared} maxLength={20} />;
    case "year":
      return <TextField {...shared} maxLength={4} />;
    case "url":
      return <TextField {...shared} type="url" maxLength={500} />;
    case "paragraph":
      return <TextAreaField {...shared} maxLength={field.maxLength} />;
    case "markdown":
      return <MarkdownField {...shared} />;
    case "lines":
      return <TextAreaField {...shared} value={Array.isArray(value) ? value.join("\n") : ""} onChange={(text) => onChange(text.split("\n"))} />;
    case "date":
      return <DateField {...shared} onChange={(date) => onChange(date === "" ? null : date)} />;
    case "country":
      return (
        <SelectField
          {...shared}
          options={countries.map(({ iso2, name: label }) => ({ value: iso2, label }))}
          onChange={(iso2) => onChange(iso2 === "" ? null : iso2)}
        />
      );
    case "select":
      return <ChoiceField {...shared} isOptional={false} options={field.options} />;
    case "image":
      return <PictureField {...shared} value={value} entry={entry} onUpload={onUpload} />;
    case "file":
      return <ContentDocumentField {...shared} value={value} entry={entry} onUpload={onUpload} />;
  }
}

type ChoiceFieldProps = Omit<Parameters<typeof SelectField>[0], "options"> & { readonly options: Readonly<Record<string, string>> };

function ChoiceField({ options, ...field }: ChoiceFieldProps) {
  return <SelectField {...field} options={Object.entries(options).map(([value, label]) => ({ value, label }))} />;
}
