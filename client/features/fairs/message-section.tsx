import { Alert, Button, Stack, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { seatStates } from "#domain/fairs/states.ts";
import { TextAreaField, TextField } from "../../components/fields.tsx";
import { LeaveGuard } from "../../components/leave-guard.tsx";
import { OutcomeMessage } from "../../components/outcome-message.tsx";
import { Section } from "../../components/section.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { useSameRequest } from "../../lib/use-same-request.ts";
import { formatCount, formatDateTime } from "../../shared/format.ts";
import type { CouncilFair } from "./fair-views.ts";

type FairMessage = { readonly fairId: string; readonly subject: string; readonly body: string };

/** Messages to every firm that holds a seat: the form, and what was sent. */
export function MessageSection({ fair: { id, applications, messages } }: { readonly fair: CouncilFair }) {
  const receivers = applications.filter(({ state, isDeactivated }) => seatStates.includes(state) && !isDeactivated).length;
  const utils = trpc.useUtils();
  const [typed, setTyped] = useState({ subject: "", body: "" });
  const [sent, setSent] = useState<string>();
  // The message cannot be taken back: sent again after a lost answer, it is the same one.
  const request = useSameRequest((message: FairMessage, keyed) => utils.client.fairs.sendMessage.mutate(message, keyed));
  const send = useMutation({
    mutationFn: request.send,
    onSuccess: async ({ message }, { subject, body }) => {
      // What was typed while it was sent stays.
      setTyped((now) => (now.subject === subject && now.body === body ? { subject: "", body: "" } : now));
      setSent(message);
      await utils.fairs.invalidate();
    },
    onError: (error) => {
      const refused = failureOf(error).fields;
      const first = (["subject", "body"] as const).find((field) => refused[field] !== undefined);
      if (first !== undefined) document.getElementById(`fair-${first}`)?.focus();
      // A message whose answer was lost may be sent.
      void utils.fairs.invalidate();
    },
  });
  const fields = send.error === null ? {} : failureOf(send.error).fields;
  const errorOf = (name: string) => {
    const text = fields[name]?.join(" ");
    return text === undefined ? {} : { error: text };
  };
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    setSent(undefined);
    if (!send.isPending) send.mutate({ fairId: id, ...typed });
  }
  return (
    <Section title="Messages to exhibitors">
      <Stack gap="md">
        {receivers === 0 ? (
          <Text>No firm has a seat yet, so there is no exhibitor to write to.</Text>
        ) : (
          <form noValidate onSubmit={submit} aria-label="Message to exhibitors">
            <LeaveGuard isDirty={typed.subject !== "" || typed.body !== ""} text="Your message to the exhibitors is not sent yet." />
            <Stack gap="md" maw="52rem">
              <Text>Each firm with a seat reads it on the page of the fair. The notice and the e-mail link to that page.</Text>
              <TextField
                id="fair-subject"
                label="Subject"
                maxLength={200}
                value={typed.subject}
                onChange={(subject) => setTyped({ ...typed, subject })}
                {...errorOf("subject")}
              />
              <TextAreaField
                id="fair-body"
                label="Message"
                rows={4}
                maxLength={5000}
                value={typed.body}
                onChange={(body) => setTyped({ ...typed, body })}
                {...errorOf("body")}
              />
              {send.error !== null && Object.keys(fields).length === 0 && <Alert color="red" role="alert" title={failureOf(send.error).message} />}
              <OutcomeMessage message={sent} onDismiss={() => setSent(undefined)} />
              <div>
                <Button type="submit" aria-disabled={send.isPending}>
                  {send.isPending ? "Sending..." : `Send to ${formatCount(receivers, "firm")}`}
                </Button>
              </div>
            </Stack>
          </form>
        )}
        {messages.map(({ id: key, subject, body, sentAt, sentByName, firms }) => (
          <article key={key}>
            <Text fw={600}>{subject}</Text>
            <Text style={{ whiteSpace: "pre-wrap" }}>{body}</Text>
            <Text size="sm" c="dimmed">
              {formatDateTime(sentAt)}, {sentByName ?? "the office"}, to {formatCount(firms, "firm")}
            </Text>
          </article>
        ))}
      </Stack>
    </Section>
  );
}
