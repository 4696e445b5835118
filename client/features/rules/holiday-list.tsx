import { Alert, Button, Group, SimpleGrid, Stack } from "@mantine/core";
import { useState, type SubmitEvent } from "react";
import { firstFieldErrorsOf } from "#domain/field-errors.ts";
import { HolidayInput } from "#domain/rules/holiday-input.ts";
import { DataList, queryStates, type Column } from "../../components/data-list.tsx";
import { DateField } from "../../components/date-field.tsx";
import { TextField } from "../../components/fields.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { useLatest } from "../../lib/use-latest.ts";
import { formatDate } from "../../shared/format.ts";
import type { Holiday } from "./rule-views.ts";

const emptyHoliday = { onDate: "", name: "" } as const;
type HolidayField = keyof typeof emptyHoliday;
const holidayFieldId = (field: HolidayField): string => `holiday-${field}`;

/** The days on which the office does not work, beside its weekend. */
export function HolidayList() {
  const utils = trpc.useUtils();
  const query = trpc.rules.holidays.list.useQuery();
  const onSuccess = () => utils.rules.holidays.invalidate();
  const remove = trpc.rules.holidays.remove.useMutation({ onSuccess });
  const columns: readonly Column<Holiday>[] = [
    { key: "day", label: "Day", show: ({ onDate }) => formatDate(onDate) },
    { key: "name", label: "Name", show: ({ name }) => name },
    { key: "entered", label: "Entered by", show: ({ enteredByName }) => enteredByName },
    {
      key: "remove",
      label: "Remove",
      show: ({ onDate }) => (
        <Button
          variant="subtle"
          color="red"
          size="compact-sm"
          aria-label={`Remove the holiday of ${formatDate(onDate)}`}
          aria-disabled={remove.isPending}
          onClick={() => !remove.isPending && remove.mutate({ onDate })}
        >
          Remove
        </Button>
      ),
    },
  ];
  return (
    <Stack gap="md">
      <HolidayForm />
      <div role="status">{remove.data !== undefined && <Alert color="green" title={remove.data.message} />}</div>
      {remove.error !== null && <Alert color="red" role="alert" title={failureOf(remove.error).message} />}
      <DataList
        caption="List of holidays"
        isCaptionUnseen
        columns={columns}
        rows={query.data}
        rowKey={({ onDate }) => onDate}
        emptyTitle="No holidays are entered."
        {...queryStates(query)}
      />
    </Stack>
  );
}

function HolidayForm() {
  const utils = trpc.useUtils();
  const [values, setValues] = useState<Record<HolidayField, string>>(emptyHoliday);
  /** What the form holds now: the next day may be typed while one is saved. */
  const latest = useLatest(values);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const save = trpc.rules.holidays.save.useMutation({
    onSuccess: async (_done, sent) => {
      if (latest.current.onDate === sent.onDate && latest.current.name === sent.name) {
        setValues(emptyHoliday);
        document.getElementById(holidayFieldId("onDate"))?.focus();
      }
      await utils.rules.holidays.invalidate();
    },
  });
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (save.isPending) return;
    const read = HolidayInput.safeParse(values);
    const found = read.success ? {} : firstFieldErrorsOf(read.error, ([field]) => String(field));
    setProblems(found);
    if (read.success) save.mutate(values);
    else document.getElementById(holidayFieldId(found["onDate"] === undefined ? "name" : "onDate"))?.focus();
  }
  const field = (name: HolidayField) => {
    const error = problems[name];
    return {
      id: holidayFieldId(name),
      value: values[name],
      onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
      ...(error !== undefined && { error }),
    };
  };
  return (
    <form noValidate onSubmit={submit} aria-label="Enter a holiday">
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <DateField {...field("onDate")} label="Day" />
          <TextField {...field("name")} label="Name" maxLength={100} />
        </SimpleGrid>
        <div role="status">{save.data !== undefined && !save.isPending && <Alert color="green" title={save.data.message} />}</div>
        {save.error !== null && <Alert color="red" role="alert" title={failureOf(save.error).message} />}
        <Group>
          <Button type="submit" aria-disabled={save.isPending}>
            {save.isPending ? "Saving..." : "Save the holiday"}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
