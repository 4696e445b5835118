import { flaggedItemId } from "#domain/reimbursements/deficiencies.ts";
import { Section } from "../../components/section.tsx";
import { RemarksAndAnswers } from "./remarks-and-answers.tsx";
import { subjectsOf } from "./verdict-edits.ts";
import type { ReviewView } from "./views.ts";

export type ClaimRemarksProps = { readonly view: ReviewView; readonly remarks: ReviewView["generalDeficiencies"] };

/** Shared deficiencies on the whole claim and on costs, each with its answer. Those on documents are in the history of the document. */
export function ClaimRemarks({ view, remarks }: ClaimRemarksProps) {
  const labels = new Map(subjectsOf(view).map(({ fieldName, label }) => [fieldName, label]));
  const aboutOf = (fieldName = ""): string =>
    labels.get(fieldName) ?? (flaggedItemId(fieldName) === undefined ? "The whole claim" : "A cost that was removed");
  return (
    <Section title="Shared deficiencies on the whole claim and on costs">
      <RemarksAndAnswers remarks={remarks} itemIds={view.items.map(({ id }) => id)} aboutOf={({ fieldName }) => aboutOf(fieldName)} />
    </Section>
  );
}
