import { Button, Fieldset, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { useEffect, useState, type SubmitEvent } from "react";
import { apiKeyDays, maxApiKeyNameLength, scopeLabels, scopesFor, type ApiScope } from "#domain/accounts/api-keys.ts";
import type { Role } from "#domain/accounts/roles.ts";
import { daysAfter } from "#domain/dates.ts";
import { BusyButton } from "../../components/busy-button.tsx";
import { DateField } from "../../components/date-field.tsx";
import { ErrorSummary } from "../../components/error-summary.tsx";
import { CheckboxField, TextField } from "../../components/fields.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { todayInIndia } from "../../shared/server-clock.ts";

const fieldIds = { name: "api-key-name", scopes: "api-key-scopes", expiresOn: "api-key-expires" } as const;
type FieldName = keyof typeof fieldIds;
const fieldNames = Object.keys(fieldIds) as FieldName[]; // the keys of a literal object

type ApiKeyFormProps = {
  readonly role: Role;
  /** Gets the key, which the server does not show again. */
  readonly onMade: (key: string) => void;
  readonly onCancel: () => void;
};

/** A new API key: its name, its scopes and its last day. The server checks the values. */
export function ApiKeyForm({ role, onMade, onCancel }: ApiKeyFormProps) {
  const utils = trpc.useUtils();
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<readonly ApiScope[]>([]);
  const [expiresOn, setExpiresOn] = useState(() => daysAfter(todayInIndia(), apiKeyDays.usual));
  const [problems, setProblems] = useState<Readonly<Partial<Record<FieldName, string>>>>({});
  const [lead, setLead] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const create = trpc.apiKeys.create.useMutation({
    onSuccess: async ({ key }) => {
      await utils.apiKeys.list.invalidate();
      onMade(key);
    },
    onError: (error) => {
      const { fields, message } = failureOf(error);
      const found = fieldNames.flatMap((field) => (fields[field] === undefined ? [] : [[field, fields[field].join(" ")] as const]));
      setProblems(Object.fromEntries(found));
      setLead(found.length === 0 ? message : undefined);
      setAttempt((before) => before + 1);
    },
  });
  useEffect(() => document.getElementById(fieldIds.name)?.focus(), []);

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (create.isPending) return;
    setProblems({});
    setLead(undefined);
    create.mutate({ name, scopes: [...scopes], expiresOn });
  };
  const toggle = (scope: ApiScope) => (isChosen: boolean) =>
    setScopes((before) => (isChosen ? [...before, scope] : before.filter((one) => one !== scope)));
  const summary = fieldNames.flatMap((field) => {
    const text = problems[field];
    return text === undefined ? [] : [{ text, fieldId: field === "scopes" ? scopeId(scopesFor(role)[0]) : fieldIds[field] }];
  });
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="api-key-form">
      <Title order={3} size="h4" id="api-key-form" mb="xs">
        Make an API key
      </Title>
      <form onSubmit={submit} noValidate>
        <ErrorSummary problems={summary} lead={lead} attempt={attempt} />
        <Stack gap="md" align="flex-start">
          <TextField
            id={fieldIds.name}
            label="Name"
            hint="To tell your keys apart, such as the name of the program"
            autoComplete="off"
            maxLength={maxApiKeyNameLength}
            value={name}
            onChange={setName}
            {...(problems.name !== undefined && { error: problems.name })}
          />
          <Fieldset legend="Scopes *" id={fieldIds.scopes} aria-describedby={problems.scopes === undefined ? undefined : "api-key-scopes-error"}>
            <Stack gap="sm">
              {scopesFor(role).map((scope) => (
                <CheckboxField
                  key={scope}
                  id={scopeId(scope)}
                  label={scope}
                  hint={scopeLabels[scope]}
                  isChecked={scopes.includes(scope)}
                  onChange={toggle(scope)}
                />
              ))}
              {problems.scopes !== undefined && (
                <Text id="api-key-scopes-error" c="red" size="sm">
                  {problems.scopes}
                </Text>
              )}
            </Stack>
          </Fieldset>
          <DateField
            id={fieldIds.expiresOn}
            label="Last day"
            hint="Day-month-year. The key can be used until the end of this day, for a year at most."
            value={expiresOn}
            onChange={setExpiresOn}
            {...(problems.expiresOn !== undefined && { error: problems.expiresOn })}
          />
          <Group>
            <BusyButton type="submit" isBusy={create.isPending} busyLabel="Making the key...">
              Make the key
            </BusyButton>
            <Button variant="default" onClick={onCancel}>
              Cancel
            </Button>
          </Group>
        </Stack>
      </form>
    </Paper>
  );
}

const scopeId = (scope: ApiScope | undefined): string => `api-key-scope-${scope?.replace(":", "-") ?? ""}`;
