import { Button, Checkbox, Group, Stack, Title } from "@mantine/core";
import { useEffect, useState, type SubmitEvent } from "react";
import { webhookEvents, type WebhookEvent } from "#domain/webhooks/events.ts";
import { WebhookFields } from "#domain/webhooks/webhook.ts";
import { fieldErrorsOf } from "#domain/field-errors.ts";
import { BusyButton } from "../../components/busy-button.tsx";
import { ErrorSummary } from "../../components/error-summary.tsx";
import { TextField } from "../../components/fields.tsx";
import { failureOf } from "../../lib/trpc.ts";
import type { Webhook, WebhookList } from "./use-webhooks.ts";

const fieldIds = { name: "webhook-name", url: "webhook-url", events: "webhook-events" } as const;
type Field = keyof typeof fieldIds;
type Problems = Readonly<Partial<Record<Field, string>>>;

type WebhookFormProps = {
  /** The webhook to change; undefined for a new one. */
  readonly webhook: Webhook | undefined;
  readonly events: readonly WebhookEvent[];
  readonly save: WebhookList["save"];
  readonly isBusy: boolean;
  /** Whether something was typed or chosen that is not saved. */
  readonly onDirty: (isDirty: boolean) => void;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
};

/** Name, address and events of a webhook. */
export function WebhookForm({ webhook, events, save, isBusy, onDirty, onSaved, onCancel }: WebhookFormProps) {
  const [first] = useState({ name: webhook?.name ?? "", url: webhook?.url ?? "", events: new Set<string>(webhook?.events ?? events) });
  const [name, setName] = useState(first.name);
  const [url, setUrl] = useState(first.url);
  const [chosen, setChosen] = useState<readonly string[]>([...first.events]);
  const [problems, setProblems] = useState<Problems>({});
  const [lead, setLead] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => document.getElementById(fieldIds.name)?.focus(), []);
  const areOthers = chosen.length !== first.events.size || chosen.some((event) => !first.events.has(event));
  const isDirty = name !== first.name || url !== first.url || areOthers;
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);

  const fail = (fields: Readonly<Record<string, readonly string[]>>, message?: string): void => {
    const entries = Object.entries(fields).map(([field, texts]) => [field.split(".", 1)[0] ?? "", texts.join(" ")] as const);
    setProblems(Object.fromEntries(entries.filter(([field]) => field in fieldIds)));
    setLead(entries.length === 0 ? message : undefined);
    setAttempt((before) => before + 1);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isBusy) return;
    const read = WebhookFields.safeParse({ name, url, events: chosen });
    if (!read.success) return fail(fieldErrorsOf(read.error));
    save(read.data, webhook?.id).then(onSaved, (error: unknown) => {
      const failure = failureOf(error);
      fail(failure.fields, failure.message);
    });
  };
  const listed = (Object.keys(fieldIds) as Field[]).flatMap((field) => {
    const text = problems[field];
    return text === undefined ? [] : [{ text, fieldId: fieldIds[field] }];
  });
  const errorOf = (field: Field) => (problems[field] === undefined ? {} : { error: problems[field] });
  return (
    <section aria-labelledby="webhook-form">
      <Title order={2} size="h3" id="webhook-form" mb="xs">
        {webhook === undefined ? "Add a webhook" : `Change ${webhook.name}`}
      </Title>
      <form onSubmit={submit} noValidate>
        <ErrorSummary problems={listed} lead={lead} attempt={attempt} />
        <Stack gap="md" maw="44rem">
          <TextField id={fieldIds.name} label="Name" autoComplete="off" maxLength={80} value={name} onChange={setName} {...errorOf("name")} />
          <TextField
            id={fieldIds.url}
            label="Address"
            hint="Your program takes POST requests there. It starts with https:// and is on the public internet."
            type="url"
            autoComplete="off"
            maxLength={500}
            value={url}
            onChange={setUrl}
            {...errorOf("url")}
          />
          <Checkbox.Group label="Events" value={[...chosen]} onChange={setChosen} withAsterisk {...errorOf("events")}>
            <Stack gap="xs" mt="xs" id={fieldIds.events}>
              {events.map((event) => (
                <Checkbox key={event} value={event} label={webhookEvents[event].text} description={event} />
              ))}
            </Stack>
          </Checkbox.Group>
          <Group>
            <BusyButton type="submit" isBusy={isBusy} busyLabel="Saving...">
              {webhook === undefined ? "Add the webhook" : "Save the webhook"}
            </BusyButton>
            <Button variant="default" onClick={onCancel}>
              Cancel
            </Button>
          </Group>
        </Stack>
      </form>
    </section>
  );
}
