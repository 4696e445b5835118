import { Button, Group, Stack } from "@mantine/core";
import { DataList, type Column } from "../../components/data-list.tsx";
import { OutcomeMessage } from "../../components/outcome-message.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { useTask } from "../../lib/use-task.ts";
import { IconPlus } from "../../shared/icons.ts";
import { StatusTag } from "../../shared/status-tag.tsx";
import { ReasonForm, type Reason } from "./reason-form.tsx";

/** The reason to change; undefined for a new one. */
type Task = { readonly reason: Reason | undefined };

const columns: readonly Column<Reason>[] = [
  { key: "code", label: "Code", show: ({ code }) => <Unbroken>{code}</Unbroken> },
  { key: "english", label: "English", show: ({ sentenceEn, remedyEn }) => <Texts sentence={sentenceEn} remedy={remedyEn} /> },
  { key: "hindi", label: "Hindi", show: ({ sentenceHi, remedyHi }) => <Texts sentence={sentenceHi} remedy={remedyHi} lang="hi" /> },
  {
    key: "offered",
    label: "Offered",
    show: ({ isRetired }) => <StatusTag tone={isRetired ? "neutral" : "green"}>{isRetired ? "Retired" : "Offered"}</StatusTag>,
    width: "short",
  },
];

const Texts = ({ sentence, remedy, lang = "en" }: { sentence: string; remedy: string; lang?: "en" | "hi" }) => (
  <div lang={lang}>
    {sentence}
    {remedy !== "" && <div>{remedy}</div>}
  </div>
);

/** All reasons, with the ways to add and change one. */
export function ReasonList() {
  const { task, outcome, begin, end, dismiss } = useTask<Task>();
  const query = trpc.rules.reasons.list.useQuery();
  const actions: Column<Reason> = {
    key: "actions",
    label: "Actions",
    show: (reason) => (
      <Button variant="subtle" size="compact-sm" aria-label={`Change ${reason.code}`} onClick={() => begin({ reason })}>
        Change
      </Button>
    ),
  };
  return (
    <Stack gap="md">
      <OutcomeMessage message={outcome} onDismiss={dismiss} />
      <Group justify="flex-end">
        <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => begin({ reason: undefined })}>
          Add a reason
        </Button>
      </Group>
      <DataList
        caption="Reasons"
        isCaptionUnseen
        columns={[...columns, actions]}
        rows={query.data}
        rowKey={({ code }) => code}
        emptyTitle="No reasons yet. Add one."
        onRetry={() => void query.refetch()}
        {...(query.error !== null && { error: failureOf(query.error).message })}
      />
      {task !== undefined && <ReasonForm reason={task.reason} onSaved={end} onCancel={() => end()} />}
    </Stack>
  );
}
