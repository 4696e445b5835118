import type { Reader } from "#domain/reimbursements/lifecycle.ts";
import { Anchor, Text } from "@mantine/core";
import { Link } from "react-router-dom";
import { councilFirmPath } from "#domain/reimbursements/addresses.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { ReviewProgress } from "#domain/reimbursements/verdicts.ts";
import type { Column, RowMark } from "../../components/data-list.tsx";
import { EmailText } from "../../components/email-text.tsx";
import { PhoneText } from "../../components/phone-text.tsx";
import { StatusTag } from "../../shared/status-tag.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { formatDate, notProvided } from "../../shared/format.ts";
import { AmountText } from "../reimbursements/amount-text.tsx";
import { DueMark } from "../reimbursements/due-mark.tsx";
import { WorstOutcome } from "../reimbursements/outcome-tag.tsx";
import { statusTone } from "../reimbursements/status-words.ts";
import { ageText, daysWaitingText, partyName } from "./list-words.ts";
import type { ReviewListRow } from "./views.ts";

/** The columns of the council's and the officer's lists. @source specification 2 "Review lists"; ux.md "Review" */
export function reviewColumns(reader: Reader, kind: SchemeKind): Column<ReviewListRow>[] {
  const { listColumn } = schemeOf(kind);
  return [
    { key: "firm", label: "Firm Name", show: (row) => row.firmName },
    { key: "status", label: "Application Status", show: (row) => <StatusTag tone={statusTone(row)}>{row.status}</StatusTag>, width: "short" },
    ...(listColumn === undefined ? [] : [{ key: listColumn.field, label: listColumn.label, show: listedAnswer, width: "short" as const }]),
    { key: "contact", label: "Contact Person Name", show: (row) => <ContactOfFirm row={row} reader={reader} /> },
    ...(listColumn === undefined ? emailAndPhone : [emailAbovePhone]),
    { key: "number", label: "Claim no., submitted on", show: numberAndDay },
    { key: "amount", label: "Amount", show: amountAndOutcome, isFigure: true },
    { key: "days", label: "Days waiting", show: daysWaiting, isFigure: true },
    { key: "with", label: "With whom", show: (row) => <WithWhom row={row} reader={reader} />, width: "short" },
  ];
}

const emailAndPhone: Column<ReviewListRow>[] = [
  { key: "email", label: "Email", show: (row) => <EmailText>{row.contactEmail}</EmailText> },
  { key: "phone", label: "Phone No.", show: (row) => <PhoneText>{row.contactPhone}</PhoneText> },
];

/** For a list with a column more: both in one column, so that it fits a screen of 1440 px. */
const emailAbovePhone: Column<ReviewListRow> = {
  key: "contacts",
  label: "Email, Phone No.",
  show: (row) => (
    <>
      <EmailText>{row.contactEmail}</EmailText>
      <br />
      <PhoneText>{row.contactPhone}</PhoneText>
    </>
  ),
  width: "long",
};

/** The contact, and for the council the way to the page of the firm. */
const ContactOfFirm = ({ row, reader }: { row: ReviewListRow; reader: Reader }) => (
  <>
    {row.contactName}
    {reader === "council" && (
      <Anchor component={Link} to={councilFirmPath(row.firmId)} display="block" size="xs" aria-label={`All its claims: ${row.firmName}`}>
        All its claims
      </Anchor>
    )}
  </>
);

/** Whose move it is, and below it who is expected to work on it in the reader's office. */
const WithWhom = ({ row, reader }: { row: ReviewListRow; reader: Reader }) => (
  <>
    {partyName(row.withWhom, reader)}
    {row.owner !== undefined && (
      <Text component="span" display="block" size="xs" c="dimmed" style={{ overflowWrap: "break-word" }}>
        Owner: {row.owner.name}
      </Text>
    )}
  </>
);

/** The amount, and below it what the rules say of it. */
const amountAndOutcome = (row: ReviewListRow) => (
  <>
    <AmountText claim={row} />
    <WorstOutcome outcome={row.ruleOutcome} />
  </>
);

/** How long it waits, and below it how that stands against the target. */
const daysWaiting = (row: ReviewListRow) => (
  <>
    {daysWaitingText(row)}
    <br />
    <DueMark {...row} isShort />
  </>
);

/** The number, below it the day of the submission, and how long ago that is. */
const numberAndDay = ({ id, submittedAt, ageDays }: ReviewListRow) => (
  <>
    <Unbroken>{id}</Unbroken>
    <br />
    <Unbroken>{submittedAt === undefined ? notProvided : formatDate(submittedAt)}</Unbroken>
    {ageDays !== undefined && (
      <>
        <br />
        <Unbroken>{ageText(ageDays)}</Unbroken>
      </>
    )}
  </>
);

const listedAnswer = (row: ReviewListRow): string => row.listedAnswer ?? notProvided;

const marks = {
  Completed: { tone: "complete", word: "Completed" },
  "In Progress": { tone: "progress", word: "In Progress" },
  "Not started": undefined,
} as const satisfies Record<ReviewProgress, RowMark | undefined>;

/** Green when every document is Sufficient, amber when some were looked at. @source specification 2 "Row left border" */
export const reviewMark = ({ reviewProgress }: ReviewListRow): RowMark | undefined => marks[reviewProgress ?? "Not started"];
