import type { Column } from "../../components/data-list.tsx";
import { EditableList } from "../../components/editable-list.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { trpc } from "../../lib/trpc.ts";
import { StatusTag } from "../../shared/status-tag.tsx";
import { ReasonForm, type Reason } from "./reason-form.tsx";

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
  const query = trpc.rules.reasons.list.useQuery();
  return (
    <EditableList
      one="reason"
      columns={columns}
      query={query}
      rowKey={({ code }) => code}
      nameOf={({ code }) => code}
      form={({ row, ...ends }) => <ReasonForm reason={row} {...ends} />}
    />
  );
}
