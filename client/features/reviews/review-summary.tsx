import { Group, Paper } from "@mantine/core";
import { calendarDateInIndia } from "#domain/dates.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { DueDate } from "../../components/due-date.tsx";
import { PhoneText } from "../../components/phone-text.tsx";
import { StatusTag } from "../../shared/status-tag.tsx";
import { SummaryCard } from "../../components/summary-card.tsx";
import { formatDate } from "../../shared/format.ts";
import { answerText } from "../reimbursements/answer-text.ts";
import { statusTone } from "../reimbursements/status-words.ts";
import { countedDays, daysWaitingText, partyName } from "./list-words.ts";
import type { ReviewView } from "./views.ts";

/** The age, and whose days they were. */
const ageByParty = (ageDays: number, { partyDays, reader }: ReviewView): string =>
  `${countedDays(ageDays)} (${(["council", "member", "dgft"] as const).map((party) => `${partyName(party, reader)} ${partyDays[party]}`).join(", ")})`;

/** The firm's membership, and whether it held on the day of the submission. */
function membershipText({ firm: { membershipStartOn, membershipEndOn }, submittedAt }: ReviewView): string {
  const period = `${formatDate(membershipStartOn)} to ${formatDate(membershipEndOn)}`;
  if (submittedAt === undefined) return period;
  const day = calendarDateInIndia(submittedAt);
  return `${period}, ${membershipStartOn <= day && day <= membershipEndOn ? "valid" : "not valid"} on the day of submission`;
}

/** The firm, its contact, and the status of the reimbursement. @source specification 2 "summary card" */
export function ReviewSummary({ view }: { view: ReviewView }) {
  const { firm } = view;
  const offered = schemeOf(view.scheme).summaryFields ?? [];
  return (
    <Paper withBorder p="md">
      <Group justify="space-between" mb="sm">
        <StatusTag tone={statusTone(view.status)}>{view.status}</StatusTag>
      </Group>
      <SummaryCard
        rows={[
          { label: "Firm Name", value: firm.name },
          { label: "GST no.", value: firm.gstNo },
          { label: "Membership", value: membershipText(view) },
          { label: "Contact Person Name", value: firm.contactName },
          { label: "Phone No.", value: <PhoneText>{firm.contactPhone}</PhoneText> },
          { label: "Email", value: firm.contactEmail },
          ...view.answerRows.filter(({ name }) => offered.includes(name)).map((row) => ({ label: row.label, value: answerText(row) })),
          { label: "With whom", value: partyName(view.withWhom, view.reader) },
          { label: "Days waiting", value: daysWaitingText(view) },
          ...(view.dueOn === undefined ? [] : [{ label: view.withWhom === "member" ? "Reply by" : "Due by", value: <DueDate date={view.dueOn} /> }]),
          { label: "Submitted on", value: formatDate(view.submittedAt) },
          ...(view.ageDays === undefined ? [] : [{ label: "Age", value: ageByParty(view.ageDays, view) }]),
        ]}
      />
    </Paper>
  );
}
