import { Alert, Button, Checkbox, Group, Stack, Text } from "@mantine/core";
import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { firstFieldErrorsOf } from "#domain/field-errors.ts";
import { WeekendInput, weekdayNames, weekdaysText } from "#domain/rules/weekend-input.ts";
import { DataList, queryStates, type Column } from "../../components/data-list.tsx";
import { DateField } from "../../components/date-field.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { formatDate } from "../../shared/format.ts";
import type { OfficeWeekend } from "./rule-views.ts";

const firstDayId = "weekend-from";

/** The days of the week on which the office does not work, each list from a day on. */
export function WeekendList() {
  const utils = trpc.useUtils();
  const query = trpc.rules.weekends.list.useQuery();
  const remove = trpc.rules.weekends.remove.useMutation({ onSuccess: () => utils.rules.weekends.invalidate() });
  const columns: readonly Column<OfficeWeekend>[] = [
    { key: "from", label: "From", show: ({ fromOn }) => formatDate(fromOn) },
    { key: "days", label: "Not worked on", show: ({ weekdays }) => weekdaysText(weekdays) },
    { key: "entered", label: "Entered by", show: ({ enteredByName }) => enteredByName },
    {
      key: "remove",
      label: "Remove",
      show: ({ fromOn }) => (
        <Button
          variant="subtle"
          color="red"
          size="compact-sm"
          aria-label={`Remove the weekend from ${formatDate(fromOn)} on`}
          aria-disabled={remove.isPending}
          onClick={() => !remove.isPending && remove.mutate({ fromOn })}
        >
          Remove
        </Button>
      ),
    },
  ];
  return (
    <Stack gap="md">
      <Text>Before the first row the office does not work on Saturday and Sunday.</Text>
      <WeekendForm />
      <div role="status">{remove.data !== undefined && <Alert color="green" title={remove.data.message} />}</div>
      {remove.error !== null && <Alert color="red" role="alert" title={failureOf(remove.error).message} />}
      <DataList
        caption="List of weekends"
        isCaptionUnseen
        columns={columns}
        rows={query.data}
        rowKey={({ fromOn }) => fromOn}
        emptyTitle="No other weekend is entered."
        {...queryStates(query)}
      />
    </Stack>
  );
}

function WeekendForm() {
  const utils = trpc.useUtils();
  const [fromOn, setFromOn] = useState("");
  const [days, setDays] = useState<string[]>(["6", "0"]);
  /** What the form holds now: more may be entered while a weekend is saved. */
  const latest = useRef({ fromOn, days });
  useEffect(() => {
    latest.current = { fromOn, days };
  });
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const save = trpc.rules.weekends.save.useMutation({
    onSuccess: async (_done, sent) => {
      if (latest.current.fromOn === sent.fromOn && latest.current.days.join() === sent.weekdays.join()) {
        setFromOn("");
        document.getElementById(firstDayId)?.focus();
      }
      await utils.rules.weekends.invalidate();
    },
  });
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (save.isPending) return;
    const values = { fromOn, weekdays: days.map(Number) };
    const read = WeekendInput.safeParse(values);
    setProblems(read.success ? {} : firstFieldErrorsOf(read.error, ([field]) => String(field)));
    if (read.success) save.mutate(values);
    else document.getElementById(firstDayId)?.focus();
  }
  return (
    <form noValidate onSubmit={submit} aria-label="Change the weekend">
      <Stack gap="md">
        <DateField id={firstDayId} label="First day" value={fromOn} onChange={setFromOn} error={problems["fromOn"]} />
        <Checkbox.Group label="Days on which the office does not work" value={days} onChange={setDays} error={problems["weekdays"]}>
          <Group mt="xs" gap="md">
            {[1, 2, 3, 4, 5, 6, 0].map((day) => (
              <Checkbox key={day} value={String(day)} label={weekdayNames[day]} />
            ))}
          </Group>
        </Checkbox.Group>
        <div role="status">{save.data !== undefined && !save.isPending && <Alert color="green" title={save.data.message} />}</div>
        {save.error !== null && <Alert color="red" role="alert" title={failureOf(save.error).message} />}
        <Group>
          <Button type="submit" aria-disabled={save.isPending}>
            {save.isPending ? "Saving..." : "Save the weekend"}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
