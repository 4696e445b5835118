import { Popover, TextInput } from "@mantine/core";
import { DatePicker } from "@mantine/dates";
import { useState } from "react";
import { formatIndianDate, parseCalendarDate } from "#domain/dates.ts";
import { hasDateForm, readTypedDate, typedDateProblem } from "#domain/typed-date.ts";
import { todayInIndia } from "../shared/server-clock.ts";
import { wrapperProps, type FieldProps } from "./fields.tsx";

type DateFieldProps = FieldProps & {
  readonly notInFuture?: boolean;
  /** The field in a message, where its label says more than its name. */
  readonly nameInMessage?: string;
};

/**
 * A calendar date, typed as DD-MM-YYYY or picked. The value is `YYYY-MM-DD`, "", or what was typed when that is no date: it stays in
 * the field, and the form's own schema refuses it. What is wrong with it is shown as soon as a whole date stands there, else once the field is left.
 */
export function DateField({ value, onChange, isReadOnly, notInFuture = false, nameInMessage, hint, error, ...field }: DateFieldProps) {
  const [today, setToday] = useState(todayInIndia);
  /** The text while it is being typed; rewriting it then would move the cursor. */
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const date = parseCalendarDate(value) === value ? value : undefined;
  const latest = notInFuture ? today : undefined;
  // A whole date is judged while it is typed: a message that came with the click on a button would move the button away.
  const isJudged = typed === undefined || hasDateForm(typed);
  const problem = isJudged ? typedDateProblem(nameInMessage ?? field.label, typed ?? value, latest) : undefined;

  function type(text: string): void {
    setTyped(text);
    onChange(readTypedDate(text) ?? text);
  }
  function pick(day: string | null): void {
    setTyped(undefined);
    setOpen(false);
    onChange(day ?? "");
  }

  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus={false} position="bottom-start" disabled={isReadOnly === true} withRoles={false}>
      <Popover.Target>
        <TextInput
          {...wrapperProps({ ...field, isReadOnly, hint: hint ?? "Day-month-year, like 09-04-2026", error: problem ?? error })}
          value={typed ?? (date === undefined ? value : formatIndianDate(date))}
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={() => {
            // A page may stay open over midnight.
            setToday(todayInIndia());
            setOpen(true);
          }}
          onClick={() => setOpen(true)}
          onBlur={() => {
            setTyped(undefined);
            setOpen(false);
          }}
          onKeyDown={(event) => event.key === "Escape" && setOpen(false)}
          readOnly={isReadOnly}
          autoComplete="off"
          maw={240}
          // Escape closes the calendar and leaves the dialog around it open.
          data-mantine-stop-propagation={isOpen || undefined}
        />
      </Popover.Target>
      <Popover.Dropdown onMouseDown={(event) => event.preventDefault()}>
        <DatePicker key={date} value={date ?? null} defaultDate={date ?? today} onChange={pick} maxDate={latest} />
      </Popover.Dropdown>
    </Popover>
  );
}

/** A date that narrows a list as soon as it is one: what is no date stays in the field and narrows nothing. */
export function DateFilter({ value, onChange, ...field }: DateFieldProps) {
  const [wrong, setWrong] = useState<string>();
  return (
    <DateField
      {...field}
      value={value === "" ? (wrong ?? "") : value}
      onChange={(next) => {
        const isWrong = typedDateProblem(field.label, next) !== undefined;
        setWrong(isWrong ? next : undefined);
        if (isWrong ? value !== "" : next !== value) onChange(isWrong ? "" : next);
      }}
    />
  );
}
