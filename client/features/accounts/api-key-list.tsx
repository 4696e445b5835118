import { Button, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import type { Role } from "#domain/accounts/roles.ts";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { DataList, queryStates, type Column } from "../../components/data-list.tsx";
import { ShownOnce } from "../../components/shown-once.tsx";
import { formatDate, formatDateTime } from "../../shared/format.ts";
import { useSwapFocus } from "../../lib/use-swap-focus.ts";
import { ApiKeyForm } from "./api-key-form.tsx";
import { useApiKeys, type OwnApiKey } from "./use-api-keys.ts";

/** The API keys of a user: a new one, which is shown once, and the list with a button that revokes each. @source rest-api.md, last section */
export function ApiKeyList({ role }: { readonly role: Role }) {
  const { query, problem, isBusy, revoke } = useApiKeys();
  const [isMaking, setMaking] = useState(false);
  const place = useSwapFocus(isMaking ? "key" : undefined);
  const [made, setMade] = useState<string>();
  const [asked, setAsked] = useState<OwnApiKey>();
  const columns: readonly Column<OwnApiKey>[] = [
    { key: "name", label: "Name", show: ({ name }) => name },
    { key: "scopes", label: "Scopes", show: ({ scopes }) => scopes.join(", ") },
    { key: "made", label: "Made", show: ({ createdAt }) => formatDate(createdAt) },
    { key: "expires", label: "Last day", show: ({ expiresOn }) => formatDate(expiresOn) },
    { key: "used", label: "Last used", show: ({ lastUsedAt }) => (lastUsedAt === null ? "Never" : formatDateTime(lastUsedAt)) },
    { key: "end", label: "Action", show: (apiKey) => <RevokeButton apiKey={apiKey} onRevoke={() => setAsked(apiKey)} /> },
  ];
  return (
    <section aria-labelledby="api-keys">
      <Title order={2} size="h3" id="api-keys" mb="xs">
        API keys
      </Title>
      <Stack gap="md" align="stretch" ref={place}>
        <Text maw="44rem">
          With an API key a program of yours uses the REST API in your name, within the scopes that you choose, without your password. Give each
          program a key of its own, and revoke it when the program is not used any more.
        </Text>
        {problem !== undefined && (
          <Text role="alert" c="red">
            {problem}
          </Text>
        )}
        {made !== undefined && (
          <ShownOnce
            label="Your new API key"
            value={made}
            text="It is not shown again: copy it now, and keep it where you keep passwords. If it is lost, revoke it and make another one."
            keptLabel="I have kept the key"
            onClose={() => setMade(undefined)}
          />
        )}
        <DataList
          caption="Your API keys"
          isCaptionUnseen
          columns={columns}
          rows={query.data}
          rowKey={({ id }) => id}
          {...queryStates(query)}
          emptyTitle="No API key."
        />
        {isMaking ? (
          <ApiKeyForm
            role={role}
            onMade={(key) => {
              setMade(key);
              setMaking(false);
            }}
            onCancel={() => setMaking(false)}
          />
        ) : (
          <Button data-opens="key" variant="default" onClick={() => setMaking(true)} style={{ alignSelf: "flex-start" }}>
            Make an API key
          </Button>
        )}
      </Stack>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={`Revoke the API key "${asked?.name ?? ""}"?`}
        confirmLabel="Revoke the key"
        isDestructive
        isBusy={isBusy}
        onConfirm={() => {
          if (asked !== undefined) revoke(asked.id);
          setAsked(undefined);
        }}
        onCancel={() => setAsked(undefined)}
      >
        <Text>Programs that use it are refused at once. A revoked key cannot be used again; make a new one instead.</Text>
      </ConfirmDialog>
    </section>
  );
}

function RevokeButton({ apiKey: { name, state }, onRevoke }: { readonly apiKey: OwnApiKey; readonly onRevoke: () => void }) {
  if (state !== "usable") return state === "revoked" ? "Revoked" : "Expired";
  return (
    <Button variant="subtle" size="sm" px={0} onClick={onRevoke} aria-label={`Revoke ${name}`}>
      Revoke
    </Button>
  );
}
