import { Group, Paper } from "@mantine/core";
import { StatusTag } from "../../components/status-tag.tsx";
import { SummaryCard } from "../../components/summary-card.tsx";
import { statusTone } from "../reimbursements/status-words.ts";
import { daysWaiting, partyName } from "./list-words.ts";
import type { ReviewView } from "./views.ts";

/** Who files, whom to ask, and where the reimbursement stands. @source specification 2 "summary card" */
export function ReviewSummary({ view }: { view: ReviewView }) {
  const { firm } = view;
  const offered = ["exhibition_venue", "exhibition_date"];
  return (
    <Paper withBorder p="md">
      <Group justify="space-between" mb="sm">
        <StatusTag tone={statusTone(view.status)}>{view.status}</StatusTag>
      </Group>
      <SummaryCard
        rows={[
          { label: "Firm Name", value: firm.name },
          { label: "Contact Person Name", value: firm.contactName },
          { label: "Phone No.", value: firm.contactPhone },
          { label: "Email", value: firm.contactEmail },
          ...view.answerRows.filter(({ name }) => offered.includes(name)).map(({ label, value }) => ({ label, value })),
          { label: "With whom", value: partyName(view.withWhom, view.reader) },
          { label: "Days waiting", value: daysWaiting(view) },
        ]}
      />
    </Paper>
  );
}
