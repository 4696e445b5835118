import { Alert, Button, Stack } from "@mantine/core";
import { useState } from "react";
import { maxWebhooks } from "#domain/webhooks/webhook.ts";
import { useLeaveFirst } from "../../components/leave-first.tsx";
import { LeaveGuard } from "../../components/leave-guard.tsx";
import { PageHeading } from "../../components/page-heading.tsx";
import { ShownOnce } from "../../components/shown-once.tsx";
import { NotRead } from "../../components/not-read.tsx";
import { EmptyState } from "../../components/states.tsx";
import { useSwapFocus } from "../../lib/use-swap-focus.ts";
import { useWebhooks, type Webhook } from "./use-webhooks.ts";
import { WebhookCard } from "./webhook-card.tsx";
import { WebhookForm } from "./webhook-form.tsx";

const unsavedWebhook = "What you entered for this webhook is not saved yet.";
const shownSecret = "A secret is not shown again once you leave.";

/** The webhooks of a user: addresses of programs to which the portal sends what happens. @source rest-api.md "Events out" */
export function WebhookSettings({ accountPath }: { accountPath: string }) {
  const list = useWebhooks();
  const { query, secrets, problem, isBusy, forgetSecret, save } = list;
  const [edited, setEdited] = useState<Webhook | "new">();
  const [isDirty, setDirty] = useState(false);
  const { afterAsking, question } = useLeaveFirst(isDirty, unsavedWebhook);
  const lost = [...(isDirty ? [unsavedWebhook] : []), ...(secrets.length > 0 ? [shownSecret] : [])];
  const open = edited === undefined || edited === "new" ? edited : edited.id;
  const place = useSwapFocus(open);
  const rows = query.data?.rows ?? [];
  return (
    <Stack gap="xl" ref={place}>
      <PageHeading
        title="Webhooks"
        lead="The portal tells your program what happens, so that it need not ask. Each call is signed as Standard Webhooks says."
        back={{ to: accountPath, label: "Your account" }}
      />
      <LeaveGuard isDirty={lost.length > 0} text={lost.join(" ")} />
      {question}
      {secrets.map(({ name, text }) => (
        <ShownOnce
          key={text}
          label={`Secret of ${name}`}
          value={text}
          text="It is not shown again: copy it now, and give it to your program. If it is lost, make a new one."
          keptLabel="I have kept the secret"
          onClose={() => forgetSecret(text)}
        />
      ))}
      {problem !== undefined && <Alert color="red" role="alert" title={problem} />}
      {(query.error !== null || query.data === undefined) && <NotRead query={query} />}
      {query.data !== undefined && edited !== undefined && (
        <WebhookForm
          key={open}
          webhook={edited === "new" ? undefined : edited}
          events={query.data.events}
          save={save}
          isBusy={isBusy}
          onDirty={setDirty}
          onSaved={() => setEdited((now) => (now === edited ? undefined : now))}
          onCancel={() => afterAsking(() => setEdited(undefined))}
        />
      )}
      {query.data !== undefined && edited === undefined && rows.length < maxWebhooks && (
        <Button data-opens="new" onClick={() => setEdited("new")} style={{ alignSelf: "flex-start" }}>
          Add a webhook
        </Button>
      )}
      {query.data !== undefined && rows.length === 0 && edited === undefined && <EmptyState title="No webhooks yet." />}
      {rows.map((webhook) => (
        <WebhookCard
          key={webhook.id}
          webhook={webhook}
          list={list}
          isEdited={webhook.id === open}
          onChange={() => afterAsking(() => setEdited(webhook))}
        />
      ))}
    </Stack>
  );
}
