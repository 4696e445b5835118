import { Alert, Button, Group, SimpleGrid, Stack } from "@mantine/core";
import { useState, type SubmitEvent } from "react";
import { DateField } from "../../components/date-field.tsx";
import { SelectField } from "../../components/fields.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { useLatest } from "../../lib/use-latest.ts";
import type { OfficerRow } from "./work-views.ts";

const names = ["userId", "fromOn", "untilOn", "deputyId"] as const;
type Name = (typeof names)[number];
const idOf = (name: Name): string => `absence-${name}`;

/** Enters days of absence with the deputy, for oneself or for another officer. */
export function AbsenceForm({ officers }: { officers: readonly OfficerRow[] }) {
  const utils = trpc.useUtils();
  const atFirst: Record<Name, string> = { userId: officers.find(({ isMe }) => isMe)?.id ?? "", fromOn: "", untilOn: "", deputyId: "" };
  const [values, setValues] = useState(atFirst);
  /** What the form holds now: more may be typed while an absence is entered. */
  const latest = useLatest(values);
  const save = trpc.work.setAbsence.useMutation({
    onSuccess: async (_done, sent) => {
      if (names.every((name) => latest.current[name] === (sent[name] ?? ""))) {
        setValues(atFirst);
        document.getElementById(idOf("userId"))?.focus();
      }
      await utils.work.invalidate();
    },
    onError: (error) => {
      const first = names.find((name) => failureOf(error).fields[name] !== undefined);
      if (first !== undefined) document.getElementById(idOf(first))?.focus();
    },
  });
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!save.isPending) save.mutate({ ...values, deputyId: values.deputyId === "" ? null : values.deputyId });
  }
  const failure = save.error === null ? undefined : failureOf(save.error);
  const field = (name: Name) => {
    const [error] = failure?.fields[name] ?? [];
    return {
      id: idOf(name),
      value: values[name],
      onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
      ...(error !== undefined && { error }),
    };
  };
  const options = officers.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <form noValidate onSubmit={submit} aria-label="Enter an absence">
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }} style={{ alignItems: "end" }}>
          <SelectField {...field("userId")} label="Officer" options={options} />
          <DateField {...field("fromOn")} label="First day" />
          <DateField {...field("untilOn")} label="Last day" />
          <SelectField {...field("deputyId")} label="Deputy" isOptional options={options.filter(({ value }) => value !== values.userId)} />
        </SimpleGrid>
        <div role="status">{save.isSuccess && <Alert color="green" title="The absence is entered." />}</div>
        {failure !== undefined && <Alert color="red" role="alert" title={failure.message} />}
        <Group>
          <Button type="submit" aria-disabled={save.isPending}>
            {save.isPending ? "Saving..." : "Enter the absence"}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
