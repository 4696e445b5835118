import { Text } from "@mantine/core";
import type { Reader } from "#domain/reimbursements/lifecycle.ts";
import type { Column } from "../../components/data-list.tsx";
import { StatusTag } from "../../components/status-tag.tsx";
import { daysWaiting, partyName, statusTone } from "./list-words.ts";
import type { ReviewListRow } from "./views.ts";

/** The columns of the council's and the officer's lists. @source specification 2 "Review lists"; ux.md "Review" */
export function reviewColumns(reader: Reader, rows: readonly ReviewListRow[]): Column<ReviewListRow>[] {
  const hasVenue = rows.some(({ exhibitionVenue }) => exhibitionVenue !== undefined);
  return [
    { key: "firm", header: "Firm Name", cell: (row) => row.firmName },
    { key: "status", header: "Application Status", cell: (row) => <StatusTag tone={statusTone(row.status)}>{row.status}</StatusTag> },
    ...(hasVenue ? [{ key: "venue", header: "Exhibition Venue", cell: (row: ReviewListRow) => row.exhibitionVenue }] : []),
    { key: "contact", header: "Contact Person Name", cell: (row) => row.contactName },
    { key: "email", header: "Email", cell: (row) => row.contactEmail },
    { key: "phone", header: "Phone No.", cell: (row) => row.contactPhone },
    { key: "number", header: "Claim no.", cell: (row) => row.id },
    { key: "days", header: "Days waiting", cell: daysWaiting },
    { key: "with", header: "With whom", cell: (row) => <Text span>{partyName(row.withWhom, reader)}</Text> },
  ];
}
