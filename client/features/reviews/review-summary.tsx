import { Anchor, Button, Paper } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { councilFirmPath, listPath } from "#domain/reimbursements/addresses.ts";
import { calendarDateInIndia } from "#domain/dates.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { PhoneText } from "../../components/phone-text.tsx";
import { StatusTag } from "../../shared/status-tag.tsx";
import { SummaryCard } from "../../components/summary-card.tsx";
import { formatDate, formatPaise } from "../../shared/format.ts";
import { IconChevronDown } from "../../shared/icons.ts";
import { DueText } from "../reimbursements/due-mark.tsx";
import { answerText } from "../reimbursements/answer-text.ts";
import { statusTone } from "../reimbursements/status-words.ts";
import { countedDays, daysWaitingText, partyName } from "./list-words.ts";
import classes from "./review-summary.module.css";
import type { ReviewView } from "./views.ts";

/** The page of the firm; for the officer the list of the scheme with the firm's claims. */
const claimsOfFirm = ({ reader, scheme, firm }: ReviewView): string =>
  reader === "dgft" ? `${listPath("dgft", scheme)}?show=all&firm=${firm.id}` : councilFirmPath(firm.id);

/** The age, and whose days they were. */
const ageByParty = (ageDays: number, { partyDays, reader }: ReviewView): string =>
  `${countedDays(ageDays)} (${(["council", "member", "dgft"] as const).map((party) => `${partyName(party, reader)} ${partyDays[party]}`).join(", ")}${partyDays.held === 0 ? "" : `, on hold ${partyDays.held}`})`;

/** The firm's membership, and whether it held on the day of the submission. */
function membershipText({ firm: { membershipStartOn, membershipEndOn }, submittedAt }: ReviewView): string {
  const period = `${formatDate(membershipStartOn)} to ${formatDate(membershipEndOn)}`;
  if (submittedAt === undefined) return period;
  const day = calendarDateInIndia(submittedAt);
  return `${period}, ${membershipStartOn <= day && day <= membershipEndOn ? "valid" : "not valid"} on the day of submission`;
}

/** What the reader has to do with it, in a few words. */
const waitingText = (view: ReviewView): string => [partyName(view.withWhom, view.reader), daysWaitingText(view)].filter(Boolean).join(", ");

/** Who claims what, in one line; all that is known of the firm and its claim opens beneath. @source specification 2 "summary card" */
export function ReviewSummary({ view, children }: { view: ReviewView; children?: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={classes.summary} aria-label="Summary">
      <div className={classes.line}>
        <StatusTag tone={statusTone(view)}>{view.status}</StatusTag>
        <Anchor component={Link} to={claimsOfFirm(view)} title="All claims of this firm" className={classes.firm}>
          {view.firm.name}
        </Anchor>
        <span className={classes.fact}>{waitingText(view)}</span>
        {view.dueOn !== undefined && (
          <span className={classes.fact}>
            {view.withWhom === "member" ? "Reply by" : "Due by"} <DueText wait={view} />
          </span>
        )}
        {view.claimedPaise !== null && <span className={classes.fact}>Claimed {formatPaise(view.claimedPaise)}</span>}
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={isOpen}
          rightSection={<IconChevronDown size={16} aria-hidden="true" />}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? "Less" : "More"}
        </Button>
        <div className={classes.ways}>{children}</div>
      </div>
      {isOpen && (
        <Paper withBorder p="md" className={classes.whole}>
          <SummaryCard rows={rowsOf(view)} />
        </Paper>
      )}
    </section>
  );
}

function rowsOf(view: ReviewView) {
  const { firm } = view;
  const offered = schemeOf(view.scheme).summaryFields ?? [];
  return [
    { label: "Firm Name", value: firm.name },
    { label: "GST no.", value: firm.gstNo },
    { label: "Membership", value: membershipText(view) },
    { label: "Contact Person Name", value: firm.contactName },
    { label: "Phone No.", value: <PhoneText>{firm.contactPhone}</PhoneText> },
    { label: "Email", value: firm.contactEmail },
    ...view.answerRows.filter(({ name }) => offered.includes(name)).map((row) => ({ label: row.label, value: answerText(row) })),
    { label: "With whom", value: partyName(view.withWhom, view.reader) },
    { label: "Days waiting", value: daysWaitingText(view) },
    ...(view.dueOn === undefined ? [] : [{ label: view.withWhom === "member" ? "Reply by" : "Due by", value: <DueText wait={view} /> }]),
    { label: "Submitted on", value: formatDate(view.submittedAt) },
    ...(view.ageDays === undefined ? [] : [{ label: "Age", value: ageByParty(view.ageDays, view) }]),
  ];
}
