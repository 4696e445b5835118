import { Alert, Anchor, Button, Group, Paper, Stack, Text } from "@mantine/core";
import { inboxOf, type InboxKind } from "#domain/site/inboxes.ts";
import { EmailText } from "../../components/email-text.tsx";
import { ErrorState, LoadingState } from "../../components/states.tsx";
import { SummaryCard } from "../../components/summary-card.tsx";
import { formatDateTime } from "../../shared/format.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { HandledTag } from "./inbox-list.tsx";
import type { InboxEntry } from "./views.ts";

/** One entry with all that was written, and the mark that it was dealt with. */
export function InboxDetail({ kind, id }: { kind: InboxKind; id: string }) {
  const query = trpc.site.getEntry.useQuery({ kind, id });
  if (query.error !== null) {
    const { code, message } = failureOf(query.error);
    return <ErrorState message={message} {...(code === "not_found" || code === "invalid" ? {} : { onRetry: () => void query.refetch() })} />;
  }
  return query.data === undefined ? <LoadingState /> : <Entry kind={kind} entry={query.data} />;
}

function Entry({ kind, entry }: { kind: InboxKind; entry: InboxEntry }) {
  const rows = inboxOf(kind).fields.map(({ key, label }) => ({ label, value: shown(key, entry.fields[key]) }));
  return (
    <Stack gap="md" maw="52rem">
      <Paper withBorder p="md">
        <SummaryCard
          isStacked
          rows={[{ label: "State", value: <HandledTag entry={entry} /> }, { label: "Received", value: formatDateTime(entry.createdAt) }, ...rows]}
        />
      </Paper>
      <HandledMark kind={kind} entry={entry} />
    </Stack>
  );
}

/** The sender's own words, as text; an address can be written to. */
function shown(key: string, value: string | null | undefined) {
  if (value === null || value === undefined || value === "") return undefined;
  if (key === "email")
    return (
      <Anchor href={`mailto:${value}`}>
        <EmailText>{value}</EmailText>
      </Anchor>
    );
  return <Text style={{ whiteSpace: "pre-wrap" }}>{value}</Text>;
}

function HandledMark({ kind, entry }: { kind: InboxKind; entry: InboxEntry }) {
  const utils = trpc.useUtils();
  const mark = trpc.site.markHandled.useMutation({
    onSuccess: async (next) => {
      utils.site.getEntry.setData({ kind, id: entry.id }, next);
      await utils.site.listInbox.invalidate();
    },
    // The sender may have corrected the entry: it is read again.
    onError: () => utils.site.getEntry.invalidate({ kind, id: entry.id }),
  });
  const isHandled = entry.handledAt !== null;
  const { organisation, designation } = entry.fields;
  const seen = typeof organisation === "string" && typeof designation === "string" ? { seen: { organisation, designation } } : {};
  const turn = (): void => {
    if (!mark.isPending) mark.mutate({ kind, id: entry.id, isHandled: !isHandled, ...seen });
  };
  return (
    <>
      {mark.error !== null && <Alert color="red" role="alert" title={failureOf(mark.error).message} />}
      <Group gap="md">
        <Button variant={isHandled ? "default" : "filled"} aria-disabled={mark.isPending} onClick={turn}>
          {mark.isPending ? "Saving..." : isHandled ? "Open it again" : "Mark as handled"}
        </Button>
        <Text size="sm" role="status">
          {isHandled ? `Handled by ${entry.handledByName} on ${formatDateTime(entry.handledAt)}` : ""}
        </Text>
      </Group>
    </>
  );
}
