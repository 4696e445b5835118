import { Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { Section } from "../../components/section.tsx";
import { formatDateTime } from "../../shared/format.ts";
import { StatusTag } from "../../shared/status-tag.tsx";
import { DeliveryList } from "./delivery-list.tsx";
import type { Webhook, WebhookList } from "./use-webhooks.ts";

type WebhookCardProps = {
  readonly webhook: Webhook;
  readonly list: WebhookList;
  /** Its form is open. */
  readonly isEdited: boolean;
  readonly onChange: () => void;
};
type Question = "remove" | "renew";

/** One webhook: its state, what can be done with it, and its deliveries on request. */
export function WebhookCard({ webhook, list, isEdited, onChange }: WebhookCardProps) {
  const { id, name, url, events, isOn, offAt, offReason } = webhook;
  const [asked, setAsked] = useState<Question>();
  const [isOpen, setOpen] = useState(false);
  const confirm = (): void => {
    setAsked(undefined);
    if (asked === "remove") list.remove(id);
    else list.renew(id);
  };
  return (
    <Section title={name}>
      <Stack gap="md">
        <Text style={{ overflowWrap: "anywhere" }}>
          <StatusTag tone={isOn ? "green" : "neutral"}>{isOn ? "On" : "Off"}</StatusTag> {url}
        </Text>
        {!isOn && (
          <Text>
            Off since {formatDateTime(offAt)}: {offReason}
          </Text>
        )}
        <Text size="sm" c="dimmed">
          {events.join(", ")}
        </Text>
        <Group gap="sm">
          <Button variant="default" onClick={() => list.turn(id, !isOn)} aria-label={`Switch ${isOn ? "off" : "on"} ${name}`}>
            Switch {isOn ? "off" : "on"}
          </Button>
          {!isEdited && (
            <Button data-opens={id} variant="default" onClick={onChange} aria-label={`Change ${name}`}>
              Change
            </Button>
          )}
          {isOn && (
            <Button variant="default" onClick={() => list.test(id, () => setOpen(true))} aria-label={`Send a test event to ${name}`}>
              Send a test event
            </Button>
          )}
          <Button variant="default" onClick={() => setAsked("renew")} aria-label={`New secret for ${name}`}>
            New secret
          </Button>
          <Button variant="default" onClick={() => setAsked("remove")} aria-label={`Delete ${name}`}>
            Delete
          </Button>
          <Button
            variant="subtle"
            onClick={() => setOpen(!isOpen)}
            aria-expanded={isOpen}
            aria-label={`${isOpen ? "Hide" : "Show"} the deliveries of ${name}`}
          >
            {isOpen ? "Hide the deliveries" : "Show the deliveries"}
          </Button>
        </Group>
        {isOpen && <DeliveryList webhook={webhook} onResend={(deliveryId) => list.resend(id, deliveryId)} />}
      </Stack>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={asked === "remove" ? `Delete ${name}?` : `Make a new secret for ${name}?`}
        confirmLabel={asked === "remove" ? "Delete the webhook" : "Make a new secret"}
        isDestructive={asked === "remove"}
        onConfirm={confirm}
        onCancel={() => setAsked(undefined)}
      >
        <Text>
          {asked === "remove"
            ? "What waits is not sent, and the list of its deliveries is deleted with it."
            : "The present secret stops at once: your program refuses events until it has the new one. They are tried again for a day."}
        </Text>
      </ConfirmDialog>
    </Section>
  );
}
