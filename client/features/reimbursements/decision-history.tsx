import { Anchor, List, Stack, Text } from "@mantine/core";
import { council } from "#domain/council.ts";
import type { Reader } from "#domain/reimbursements/lifecycle.ts";
import { formatDateTime, formatPaise } from "../../shared/format.ts";
import { fileUrl } from "./file-urls.ts";
import type { DecisionsView } from "./views.ts";

type OneDecision = DecisionsView["decisions"][number];
type Reopening = DecisionsView["reopenings"][number];

const words = { approve: "approved", refuse: "refused", council_close: "closed" } as const satisfies Record<OneDecision["kind"], string>;
const officeName = (office: OneDecision["office"]): string => (office === "dgft" ? council.officer : council.shortName);
const byWhom = (name: string): string => (name === "" ? "" : `, by ${name}`);

type DecisionHistoryProps = { readonly reimbursementId: string; readonly decisions: DecisionsView; readonly reader: Reader };

/** Every decision with its amounts and its dossier, and what undid it, in the order in which it happened. */
export function DecisionHistory({ reimbursementId, decisions: { decisions, reopenings }, reader }: DecisionHistoryProps) {
  const entries = [
    ...decisions.map((decision) => ({
      at: decision.decidedAt,
      key: `decision-${decision.number}`,
      text: <DecisionText reimbursementId={reimbursementId} decision={decision} />,
    })),
    ...reopenings.map((one) => ({
      at: one.askedAt,
      key: `${one.kind}-${one.askedAt.toISOString()}`,
      text: <ReopeningText one={one} reader={reader} />,
    })),
  ].toSorted((first, second) => first.at.getTime() - second.at.getTime());
  return (
    <Stack gap="sm">
      {entries.map(({ key, text }) => (
        <div key={key}>{text}</div>
      ))}
    </Stack>
  );
}

function DecisionText({ reimbursementId, decision }: { readonly reimbursementId: string; readonly decision: OneDecision }) {
  const { kind, office, decidedAt, decidedBy, reason, sanctionedPaise, recommendedPaise, lines } = decision;
  const amounts = kind === "approve" ? `: ${formatPaise(sanctionedPaise)} of ${formatPaise(recommendedPaise)} recommended` : "";
  return (
    <>
      <Text fw={600}>
        {officeName(office)} {words[kind]} it on {formatDateTime(decidedAt)}
        {byWhom(decidedBy)}
        {amounts}.
      </Text>
      {reason !== undefined && <Text style={{ whiteSpace: "pre-wrap" }}>Reason: {reason}</Text>}
      {kind === "approve" && (
        <List size="sm">
          {lines.map((line) => (
            <List.Item key={line.itemId}>
              {line.label}: claimed {formatPaise(line.claimedPaise)}, recommended {formatPaise(line.recommendedPaise)}, sanctioned{" "}
              {formatPaise(line.sanctionedPaise)}.{line.reason !== null && ` Why less: ${line.reason}`}
            </List.Item>
          ))}
        </List>
      )}
      <DossierOfDecision reimbursementId={reimbursementId} decision={decision} />
    </>
  );
}

/** The dossier of this decision, once the claim has changed since. The page has a button of its own for the current dossier. */
function DossierOfDecision({ reimbursementId, decision }: { readonly reimbursementId: string; readonly decision: OneDecision }) {
  const { dossierFileId, isDossierCurrent, decidedAt } = decision;
  if (isDossierCurrent) return null;
  if (dossierFileId !== undefined)
    return (
      <Anchor href={fileUrl(reimbursementId, dossierFileId)} download size="sm">
        Dossier of the decision of {formatDateTime(decidedAt)} (PDF)
      </Anchor>
    );
  return <Text size="sm">No dossier was made of this decision.</Text>;
}

const outcomes = {
  waiting: "waits for a second person",
  confirmed: "confirmed",
  declined: "declined",
  overtaken: "overtaken by a fresh look",
} as const satisfies Record<Reopening["state"], string>;

function ReopeningText({ one, reader }: { readonly one: Reopening; readonly reader: Reader }) {
  const { kind, state, reason, askedAt, askedBy, settledAt, settledBy } = one;
  if (kind === "fresh_look")
    return (
      <>
        <Text fw={600}>
          {reader === "member" ? "You asked" : "The firm asked"} for a fresh look on {formatDateTime(askedAt)}
          {byWhom(askedBy)}.
        </Text>
        <Text style={{ whiteSpace: "pre-wrap" }}>{reason}</Text>
      </>
    );
  return (
    <>
      <Text fw={600}>
        {reader === "member"
          ? `It was reopened on ${formatDateTime(settledAt ?? askedAt)}.`
          : `${askedBy} asked to reopen it on ${formatDateTime(askedAt)}: ${outcomes[state]}${settledBy === "" || settledAt === undefined ? "" : ` by ${settledBy} on ${formatDateTime(settledAt)}`}.`}
      </Text>
      {reason !== "" && <Text style={{ whiteSpace: "pre-wrap" }}>Reason: {reason}</Text>}
    </>
  );
}
