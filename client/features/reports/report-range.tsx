import { Button, Group } from "@mantine/core";
import { useState, type SubmitEvent } from "react";
import { reportRangeProblem } from "#domain/reports/report-range.ts";
import { typedDateProblem } from "#domain/typed-date.ts";
import { DateField } from "../../components/date-field.tsx";
import type { ReportFilters } from "./use-report-filters.ts";

type Range = Pick<ReportFilters, "from" | "to">;
type ReportRangeProps = { readonly values: Range; readonly onChange: (range: Range) => void };

const [firstDay, lastDay] = ["First day", "Last day"];

/** Narrows the reports by days of choice. Another address brings its own values. */
export function ReportRange({ values, onChange }: ReportRangeProps) {
  return <RangeFields key={`${values.from ?? ""} ${values.to ?? ""}`} values={values} onChange={onChange} />;
}

function RangeFields({ values, onChange }: ReportRangeProps) {
  const [from, setFrom] = useState(values.from ?? "");
  const [to, setTo] = useState(values.to ?? "");
  const [isChecked, setChecked] = useState(true);
  const range = { from: from === "" ? undefined : from, to: to === "" ? undefined : to };
  const isUnread = typedDateProblem(firstDay, from) !== undefined || typedDateProblem(lastDay, to) !== undefined;
  const problem = isChecked && !isUnread ? reportRangeProblem(range) : undefined;
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    setChecked(true);
    if (typedDateProblem(firstDay, from) !== undefined) return focus("from");
    if (typedDateProblem(lastDay, to) !== undefined || reportRangeProblem(range) !== undefined) return focus("to");
    onChange(range);
  }
  const type = (change: (text: string) => void) => (text: string) => {
    setChecked(false);
    change(text);
  };
  return (
    <form noValidate onSubmit={submit} aria-label="Days">
      <Group align="flex-end" gap="xs">
        <DateField id={rangeFieldId("from")} label={firstDay} isOptional value={from} onChange={type(setFrom)} />
        <DateField id={rangeFieldId("to")} label={lastDay} isOptional value={to} onChange={type(setTo)} error={problem?.text} />
        <Button type="submit" variant="default">
          Apply<span className="portal-unseen"> the days</span>
        </Button>
      </Group>
    </form>
  );
}

const rangeFieldId = (field: "from" | "to"): string => `report-${field}`;
const focus = (field: "from" | "to"): void => document.getElementById(rangeFieldId(field))?.focus();
