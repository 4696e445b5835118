import { Button, Group, Stack, Text } from "@mantine/core";
import { DataList, type Column } from "../../components/data-list.tsx";
import { OutcomeMessage } from "../../components/outcome-message.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { useTask } from "../../lib/use-task.ts";
import { IconPlus } from "../../shared/icons.ts";
import { StatusTag } from "../../shared/status-tag.tsx";
import { documentsText } from "./documents-field.tsx";
import { PhraseForm, type PhraseOfBook } from "./phrase-form.tsx";

/** The phrase to change; undefined for a new one. */
type Task = { readonly phrase: PhraseOfBook | undefined };

const columns: readonly Column<PhraseOfBook>[] = [
  {
    key: "label",
    label: "Phrase",
    show: ({ label, code }) => (
      <>
        {label}
        <Text size="xs" c="dimmed">
          <Unbroken>{code}</Unbroken>
        </Text>
      </>
    ),
  },
  {
    key: "texts",
    label: "Sentence",
    show: ({ textEn, textHi }) => (
      <>
        {textEn}
        {textHi !== "" && <div lang="hi">{textHi}</div>}
      </>
    ),
  },
  { key: "documents", label: "Documents", show: ({ documents }) => documentsText(documents) },
  {
    key: "offered",
    label: "Offered",
    show: ({ isWithdrawn }) => <StatusTag tone={isWithdrawn ? "neutral" : "green"}>{isWithdrawn ? "Withdrawn" : "Offered"}</StatusTag>,
    width: "short",
  },
];

/** The phrase book, with the ways to add and change a phrase. */
export function PhraseBook() {
  const { task, outcome, begin, end, dismiss } = useTask<Task>();
  const query = trpc.reviews.phrases.list.useQuery();
  const { data: uses } = trpc.reviews.phrases.uses.useQuery();
  const used: Column<PhraseOfBook> = {
    key: "uses",
    label: "Used",
    show: ({ code }) => (uses === undefined ? "…" : (uses[code] ?? 0).toLocaleString("en-IN")),
    width: "short",
  };
  const actions: Column<PhraseOfBook> = {
    key: "actions",
    label: "Actions",
    show: (phrase) => (
      <Button variant="subtle" size="compact-sm" aria-label={`Change ${phrase.label}`} onClick={() => begin({ phrase })}>
        Change
      </Button>
    ),
  };
  return (
    <Stack gap="md">
      <OutcomeMessage message={outcome} onDismiss={dismiss} />
      <Group justify="flex-end">
        <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => begin({ phrase: undefined })}>
          Add a phrase
        </Button>
      </Group>
      <DataList
        caption="Phrases"
        isCaptionUnseen
        columns={[...columns, used, actions]}
        rows={query.data}
        rowKey={({ code }) => code}
        emptyTitle="No phrases yet. Add one."
        onRetry={() => void query.refetch()}
        {...(query.error !== null && { error: failureOf(query.error).message })}
      />
      {task !== undefined && (
        <PhraseForm
          phrase={task.phrase}
          lastPosition={Math.max(0, ...(query.data ?? []).map(({ position }) => position))}
          onSaved={end}
          onCancel={() => end()}
        />
      )}
    </Stack>
  );
}
