import { Stack } from "@mantine/core";
import { ItemAssessment } from "./item-assessment.tsx";
import type { Review } from "./use-review.ts";
import type { ReviewActions } from "./use-review-actions.ts";
import { subjectsOf } from "./verdict-edits.ts";

export type ItemAssessmentsProps = {
  readonly review: Review;
  readonly actions: ReviewActions;
  /** The document that proves the costs; undefined for those that name none. */
  readonly fieldName: string | undefined;
  readonly isAsked: boolean;
};

/** The costs that a document proves, each with its assessment. Draws nothing when there are none. */
export function ItemAssessments({ review, actions, fieldName, isAsked }: ItemAssessmentsProps) {
  const { view, edits } = review;
  const subjects = subjectsOf(view);
  const shown = view.items.flatMap((item) => {
    const line = view.sheet?.lines.find(({ itemId }) => itemId === item.id);
    const subject = subjects.find(({ itemId }) => itemId === item.id);
    return item.facts["document"] !== fieldName || line === undefined || subject === undefined ? [] : [{ item, line, subject }];
  });
  if (shown.length === 0) return null;
  return (
    <Stack gap="md">
      {shown.map(({ item, line, subject }) => (
        <ItemAssessment
          key={item.id}
          subject={subject}
          item={item}
          remarks={view.generalDeficiencies.filter(({ fieldName: name }) => name === subject.fieldName)}
          line={line}
          edits={edits}
          isOpen={view.actions.includes("council_draft")}
          isAsked={isAsked}
          actions={actions}
          onEdit={(edit) => review.edit(subject, edit)}
        />
      ))}
    </Stack>
  );
}
