import { Alert, Button, Stack, Text } from "@mantine/core";
import { spacedWords } from "#domain/system/health.ts";
import { systemMessages } from "#domain/system/messages.ts";
import type { Column } from "../../components/data-list.tsx";
import { EmailText } from "../../components/email-text.tsx";
import { PagedList } from "../../components/paged-list.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { formatDateTime } from "../../shared/format.ts";
import { useMailProblems, type MailProblem } from "./use-system.ts";
import { useRepair } from "./use-repair.ts";

const listId = "refused-letters";

const facts: readonly Column<MailProblem>[] = [
  { key: "to", label: "To", show: ({ email }) => <EmailText>{email}</EmailText> },
  { key: "kind", label: "Letter", show: ({ kind }) => spacedWords(kind) },
  { key: "at", label: "Asked for", show: ({ createdAt }) => <Unbroken>{formatDateTime(createdAt)}</Unbroken> },
  {
    key: "why",
    label: "What the mail server said",
    show: ({ lastError, requestId }) => (
      <div style={{ overflowWrap: "anywhere" }}>
        {lastError ?? "Not provided"}
        {requestId !== null && (
          <Text size="xs" c="dimmed">
            request {requestId}
          </Text>
        )}
      </div>
    ),
  },
];

/** Emails that a mail server refused for good in the last 30 days: the address, the reason, and a button that sends one again. */
export function MailProblems() {
  const { page, query, turn } = useMailProblems();
  const { resend, problem } = useRepair();
  const actions: Column<MailProblem> = {
    key: "actions",
    label: "Actions",
    show: ({ id, email, isTooLate }) =>
      isTooLate ? (
        <Text size="sm">{systemMessages.tooLate}</Text>
      ) : (
        <Button size="compact-sm" variant="subtle" aria-label={`Send again: ${email}`} onClick={() => resend(id)}>
          Send again
        </Button>
      ),
  };
  return (
    <Stack gap="md">
      {problem !== undefined && <Alert color="red" role="alert" title={problem} />}
      <PagedList
        id={listId}
        query={query}
        page={page}
        onPage={turn}
        pagesLabel="Pages of letters"
        caption="Letters that were refused in the last 30 days"
        isCaptionUnseen
        columns={[...facts, actions]}
        rowKey={({ id }) => id}
        emptyTitle="No letter was refused in the last 30 days."
      />
    </Stack>
  );
}
