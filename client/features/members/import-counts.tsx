import { Text } from "@mantine/core";
import { importOutcomeNames, importOutcomes } from "#domain/members/import-verdicts.ts";
import { SummaryCard } from "../../components/summary-card.tsx";
import { groupIndian } from "../../shared/format.ts";
import type { ImportView } from "./use-import.ts";

type ImportCountsProps = { readonly view: ImportView; readonly tense: "before" | "after" };

/** The counts of the whole file: every row is in one of them, of an import that failed every row that was done. */
export function ImportCounts({ view, tense }: ImportCountsProps) {
  const rows = importOutcomeNames.map((name) => ({ label: importOutcomes[name][tense], value: groupIndian(String(view.counts[name])) }));
  return (
    <SummaryCard
      title={tense === "before" ? "What would happen" : "What happened"}
      rows={[...rows, { label: "Rows in the file", value: groupIndian(String(view.totalRows)) }]}
    />
  );
}

/** An import that failed after it had begun to write firms. Reading and checking count nothing. */
export const hasStopped = ({ state, counts }: Pick<ImportView, "state" | "counts">): boolean =>
  state === "failed" && importOutcomeNames.some((name) => counts[name] > 0);

/** How many of the new firms have their activation mail. */
export function MailsOnTheWay({ view }: { readonly view: ImportView }) {
  if (view.counts.created === 0) return null;
  return (
    <Text>
      Activation mails: {groupIndian(String(view.invited))} of {groupIndian(String(view.counts.created))} on the way, up to 120 a minute.
    </Text>
  );
}
