import { List, Text, Title } from "@mantine/core";
import { changeAnswer } from "#domain/reimbursements/deficiencies.ts";
import { formatDateTime } from "../../shared/format.ts";
import type { ReviewDocument } from "./views.ts";

type SharedRemark = ReviewDocument["deficiencies"][number];

type RemarksAndAnswersProps = {
  readonly remarks: readonly SharedRemark[];
  /** The ids of the costs that the claim has now. A remark on a cost that was removed is answered by that. */
  readonly itemIds: readonly string[];
  readonly title?: string;
  /** Names what a remark is about. Needed for a list of remarks on several things. */
  readonly aboutOf?: (remark: SharedRemark) => string;
};

/** Remarks to the member, each with the answer that was sent. Draws nothing when there are no remarks. */
export function RemarksAndAnswers({ remarks, itemIds, title, aboutOf }: RemarksAndAnswersProps) {
  if (remarks.length === 0) return null;
  return (
    <section>
      {title !== undefined && (
        <Title order={3} size="h5">
          {title}
        </Title>
      )}
      <List listStyleType="none" spacing="xs">
        {remarks.map((remark) => (
          <List.Item key={remark.id}>
            <Text size="sm" c="dimmed">
              {aboutOf !== undefined && `${aboutOf(remark)}. `}
              Round {remark.round}, {formatDateTime(remark.sharedAt)}
              {remark.origin === "DGFT" ? ", on a query of DGFT" : ""}
            </Text>
            <Text style={{ whiteSpace: "pre-wrap" }}>{remark.remark}</Text>
            <SentAnswer remark={remark} remarks={remarks} itemIds={itemIds} />
          </List.Item>
        ))}
      </List>
    </section>
  );
}

type SentAnswerProps = Pick<RemarksAndAnswersProps, "remarks" | "itemIds"> & { readonly remark: SharedRemark };

function SentAnswer({ remark, remarks, itemIds }: SentAnswerProps) {
  if (remark.answeredAt === undefined)
    return (
      <Text size="sm" fs="italic">
        {remark.isOpen ? "No answer yet" : "Not answered"}
      </Text>
    );
  return (
    <Text style={{ whiteSpace: "pre-wrap" }}>
      Answered {formatDateTime(remark.answeredAt)}: {remark.answer ?? changeAnswer(remark, remarks, itemIds)}
    </Text>
  );
}
