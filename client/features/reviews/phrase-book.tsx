import { Text } from "@mantine/core";
import type { Column } from "../../components/data-list.tsx";
import { EditableList } from "../../components/editable-list.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { trpc } from "../../lib/trpc.ts";
import { StatusTag } from "../../shared/status-tag.tsx";
import { documentsText } from "./documents-field.tsx";
import { PhraseForm, type PhraseOfBook } from "./phrase-form.tsx";

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
  const query = trpc.reviews.phrases.list.useQuery();
  const { data: uses } = trpc.reviews.phrases.uses.useQuery();
  const lastPosition = Math.max(0, ...(query.data ?? []).map(({ position }) => position));
  const used: Column<PhraseOfBook> = {
    key: "uses",
    label: "Used",
    show: ({ code }) => (uses === undefined ? "…" : (uses[code] ?? 0).toLocaleString("en-IN")),
    width: "short",
  };
  return (
    <EditableList
      one="phrase"
      columns={[...columns, used]}
      query={query}
      rowKey={({ code }) => code}
      nameOf={({ label }) => label}
      form={({ row, ...ends }) => <PhraseForm phrase={row} lastPosition={lastPosition} {...ends} />}
    />
  );
}
