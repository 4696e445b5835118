import { DateInput } from "@mantine/dates";
import dayjs from "dayjs";
import customParseFormat from "dayjs/plugin/customParseFormat.js";
import { wrapperProps, type FieldProps } from "./fields.tsx";

dayjs.extend(customParseFormat);

const shownAs = "DD-MM-YYYY";
const typedAs = [shownAs, "D-M-YYYY", "DD/MM/YYYY", "D/M/YYYY", "DD.MM.YYYY", "YYYY-MM-DD"];

/** What was typed as a calendar date `YYYY-MM-DD`, or null. */
export function parseTypedDate(typed: string): string | null {
  const date = dayjs(typed.trim(), typedAs, true);
  return date.isValid() ? date.format("YYYY-MM-DD") : null;
}

type DateFieldProps = FieldProps & { readonly min?: string; readonly max?: string };

/** A calendar date: typed as DD-MM-YYYY or picked; the value is `YYYY-MM-DD` or "". */
export function DateField({ value, onChange, isReadOnly, min, max, hint, ...field }: DateFieldProps) {
  return (
    <DateInput
      {...wrapperProps({ ...field, isReadOnly, hint: hint ?? "Day-month-year, like 09-04-2026" })}
      value={value === "" ? null : value}
      onChange={(date) => onChange(date ?? "")}
      dateParser={parseTypedDate}
      valueFormat={shownAs}
      readOnly={isReadOnly}
      minDate={min}
      maxDate={max}
      autoComplete="off"
      maw={240}
    />
  );
}
