import { Anchor, Text } from "@mantine/core";
import { SummaryCard, type SummaryRow } from "../../components/summary-card.tsx";
import { formatDateTime, formatPaise } from "../../shared/format.ts";
import { TermList } from "../reimbursements/term-list.tsx";
import type { CouncilFair, OwnFair } from "./fair-views.ts";
import { FairStandingTag } from "./fair-words.tsx";

/** What is published of a fair besides its days, place and criteria. */
export const OwnFairFacts = ({ fair }: { readonly fair: OwnFair }) => <SummaryCard title="The fair" rows={factsOf(fair)} />;

const factsOf = (fair: OwnFair): SummaryRow[] => [
  { label: "State", value: <FairStandingTag standing={fair.standing} /> },
  { label: "Apply until", value: `${formatDateTime(fair.applyUntil)}` },
  { label: "Seats", value: String(fair.seats) },
  { label: "Participation fee", value: fair.feePaise === null ? "None" : formatPaise(fair.feePaise) },
  {
    label: "Subsidy",
    value: (
      <>
        {fair.subsidyText}{" "}
        {fair.ruleNumber !== null && (
          <Anchor href="/rules-in-force" inherit>
            Rule {fair.ruleNumber} of the rules in force
          </Anchor>
        )}
      </>
    ),
  },
  ...fairDocumentRows(fair),
];

/** What a firm brings or sends, and what the rule asks for with a claim; no row for what is not stated. */
export const fairDocumentRows = ({ documentsText, claimDocuments }: Pick<CouncilFair, "documentsText" | "claimDocuments">): SummaryRow[] => [
  ...(documentsText === null ? [] : [{ label: "Papers", value: <Text style={{ whiteSpace: "pre-line" }}>{documentsText}</Text> }]),
  ...(claimDocuments.length === 0 ? [] : [{ label: "Papers for the claim", value: <TermList lines={claimDocuments} /> }]),
];
