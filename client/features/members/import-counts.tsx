import { importOutcomeNames, importOutcomes } from "#domain/members/import-verdicts.ts";
import { SummaryCard } from "../../components/summary-card.tsx";
import { groupIndian } from "../../shared/format.ts";
import type { ImportView } from "./use-import.ts";

type ImportCountsProps = { readonly view: ImportView; readonly tense: "before" | "after" };

/** The counts of the whole file: every row is in one of them. */
export function ImportCounts({ view, tense }: ImportCountsProps) {
  const rows = importOutcomeNames.map((name) => ({ label: importOutcomes[name][tense], value: groupIndian(String(view.counts[name])) }));
  return (
    <SummaryCard
      title={tense === "before" ? "What would happen" : "What happened"}
      rows={[...rows, { label: "Rows in the file", value: groupIndian(String(view.totalRows)) }]}
    />
  );
}
