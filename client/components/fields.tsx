import { Checkbox, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useState, type ChangeEvent, type ClipboardEventHandler, type ReactNode } from "react";
import { withoutGrouping } from "#domain/rules/amounts.ts";
import { formatCount, groupIndian } from "../shared/format.ts";

/** The props of all fields. A field that is not required says "(optional)". Screen readers read `error` with the field. */
export type FieldProps = {
  /** The id of the input, to which an error summary leads. */
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly isOptional?: boolean;
  readonly isReadOnly?: boolean;
  readonly error?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** Label and state of a field as Mantine's props; the asterisk is part of the label, and the browser's own validation messages stay off. */
export function wrapperProps({
  id,
  label,
  hint,
  isOptional = false,
  isReadOnly = false,
  error,
}: Pick<FieldProps, "id" | "label" | "hint" | "isOptional" | "isReadOnly" | "error">) {
  return {
    id,
    label: isOptional && !isReadOnly ? `${label} (optional)` : label,
    description: hint,
    withAsterisk: !isOptional && !isReadOnly,
    "aria-required": !isOptional && !isReadOnly,
    error,
  };
}

/** A browser cuts what is pasted over the limit without a word. Says so while the field is full. */
export function useCutNotice(
  value: string,
  maxLength: number | undefined,
): { error?: string; onPaste: ClipboardEventHandler<HTMLInputElement | HTMLTextAreaElement> } {
  const [isCut, setCut] = useState(false);
  return {
    ...(isCut && maxLength !== undefined && value.length >= maxLength && { error: cutNotice(maxLength) }),
    onPaste: ({ clipboardData, currentTarget: { selectionStart, selectionEnd } }) => {
      const kept = value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0));
      setCut(maxLength !== undefined && kept + clipboardData.getData("text").replaceAll("\r\n", "\n").length > maxLength);
    },
  };
}

const cutNotice = (maxLength: number): string => `The pasted text did not fit and is cut. At most ${formatCount(maxLength, "character")} fit here.`;

const valueFrom = (onChange: (value: string) => void) => (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
  onChange(event.currentTarget.value);

/** The language of what is typed, where it is not that of the page. */
type TypedLanguage = { readonly lang?: "hi" };

type TextFieldProps = FieldProps &
  TypedLanguage & {
    readonly type?: "text" | "email" | "tel" | "search" | "url";
    readonly autoComplete?: string;
    readonly inputMode?: "numeric" | "decimal" | "tel" | "email" | "url";
    readonly maxLength?: number;
    /** Texts that the browser offers while one types; any other may be typed. */
    readonly suggestions?: readonly string[];
  };

/** One line of text. */
export function TextField({
  value,
  onChange,
  isReadOnly,
  type = "text",
  autoComplete,
  inputMode,
  maxLength,
  suggestions = [],
  lang,
  ...field
}: TextFieldProps) {
  const { error, onPaste } = useCutNotice(value, maxLength);
  const listId = `${field.id}-suggestions`;
  return (
    <>
      <TextInput
        {...wrapperProps({ ...(error !== undefined && { error }), ...field, isReadOnly })}
        onPaste={onPaste}
        type={type}
        value={value}
        onChange={valueFrom(onChange)}
        readOnly={isReadOnly}
        autoComplete={autoComplete}
        inputMode={inputMode}
        maxLength={maxLength}
        list={suggestions.length === 0 ? undefined : listId}
        lang={lang}
      />
      {suggestions.length > 0 && (
        <datalist id={listId}>
          {[...new Set(suggestions)].map((text) => (
            <option key={text}>{text}</option>
          ))}
        </datalist>
      )}
    </>
  );
}

/** Several lines; `rows` is the height at first, and it grows with the text. */
export function TextAreaField({
  value,
  onChange,
  isReadOnly,
  rows = 3,
  maxLength,
  lang,
  ...field
}: FieldProps & TypedLanguage & { readonly rows?: number; readonly maxLength?: number }) {
  const { error, onPaste } = useCutNotice(value, maxLength);
  return (
    <Textarea
      {...wrapperProps({ ...(error !== undefined && { error }), ...field, isReadOnly })}
      onPaste={onPaste}
      value={value}
      onChange={valueFrom(onChange)}
      readOnly={isReadOnly}
      autosize
      minRows={rows}
      maxRows={16}
      maxLength={maxLength}
      lang={lang}
    />
  );
}

const plainNumber = /^\d+(\.\d+)?$/;

/**
 * An amount in rupees, read back in lakhs and crores below. Once the user leaves it a grouped number is plain: "1,25,00,000" is "12500000".
 * Any other text stays, and the form refuses it: the comma of "1250,50" is not dropped.
 */
export function AmountField({ value, onChange, isReadOnly, ...field }: FieldProps) {
  const plain = withoutGrouping(value);
  const isLong = plainNumber.test(plain) && plain.length > 3;
  return (
    <div>
      <TextInput
        {...wrapperProps({ ...field, isReadOnly })}
        value={value}
        onChange={valueFrom(onChange)}
        onBlur={() => {
          if (!isReadOnly && plain !== value) onChange(plain);
        }}
        readOnly={isReadOnly}
        inputMode="decimal"
        autoComplete="off"
        leftSection={<span aria-hidden="true">Rs</span>}
        maw={320}
      />
      {/* Off: it changes with each digit, and would be read over the echo of the keys. */}
      <output htmlFor={field.id} aria-live="off" className="portal-hint portal-figures">
        {isLong ? `Rs ${groupIndian(plain)}` : ""}
      </output>
    </div>
  );
}

export type FieldOption = { readonly value: string; readonly label: string };

/** One of a closed list. `emptyLabel` is shown while nothing is chosen. */
export function SelectField({
  value,
  onChange,
  isReadOnly,
  options,
  emptyLabel = "Select",
  ...field
}: FieldProps & { readonly options: readonly FieldOption[]; readonly emptyLabel?: string }) {
  return (
    <NativeSelect
      {...wrapperProps({ ...field, isReadOnly })}
      value={value}
      onChange={valueFrom(onChange)}
      disabled={isReadOnly}
      data={[{ value: "", label: emptyLabel }, ...options]}
    />
  );
}

type CheckboxFieldProps = Pick<FieldProps, "id" | "label" | "hint" | "error"> & {
  readonly isChecked: boolean;
  readonly isReadOnly?: boolean;
  readonly onChange: (isChecked: boolean) => void;
};

/** One statement to agree with. */
export function CheckboxField({ id, label, hint, error, isChecked, isReadOnly = false, onChange }: CheckboxFieldProps) {
  return (
    <Checkbox
      id={id}
      label={label}
      description={hint}
      error={error}
      checked={isChecked}
      disabled={isReadOnly}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
