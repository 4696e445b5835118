import { Anchor, Paper, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router-dom";
import { council } from "#domain/council.ts";
import { sheetPath } from "#domain/reimbursements/addresses.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { costText } from "#domain/reimbursements/sheet-table.ts";
import { closedBy } from "#domain/reimbursements/stages.ts";
import { noteSentence } from "#domain/rules/sentences.ts";
import { trpc } from "../../lib/trpc.ts";
import { formatDate, formatPaise } from "../../shared/format.ts";
import { CheckLines, otherReasons, ownReason } from "./check-lines.tsx";
import type { ReimbursementView, SheetLine } from "./views.ts";

/** What the firm claims, what is recommended and sanctioned of it, and why less, in sentences. */
export function AmountsOutcome({ view }: { view: ReimbursementView }) {
  const { sheet } = view;
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="amounts">
      <Title order={2} size="h3" id="amounts" mb="xs">
        Amounts
      </Title>
      <Stack gap="sm">
        <Text>{totalSentence(view)}</Text>
        <Refusal view={view} />
        <PartApproval view={view} />
        {sheet?.lines.map((line) => (
          <ItemOutcome key={line.itemId} view={view} line={line} />
        ))}
        {sheet !== undefined && view.showsRecommendation && (
          <Anchor component={Link} to={sheetPath("member", view.scheme, view.id)}>
            Open the computation sheet
          </Anchor>
        )}
      </Stack>
    </Paper>
  );
}

function totalSentence({ claimedPaise, recommendedPaise, sanctionedPaise, sheet }: ReimbursementView): string {
  if (sheet === undefined) return `Amounts not given. ${council.shortName} may complete them from your papers.`;
  const claimed = claimedPaise === null ? "What you claim is not known in rupees yet" : `You claim ${formatPaise(claimedPaise)}`;
  const recommended = recommendedPaise === null ? "" : `; ${council.shortName} recommends ${formatPaise(recommendedPaise)}`;
  return `${claimed}${recommended}${sanctionedPaise === null ? "" : `; DGFT sanctioned ${formatPaise(sanctionedPaise)}`}.`;
}

function ItemOutcome({ view, line }: { view: ReimbursementView; line: SheetLine }) {
  const { item, claimedPaise, recommendedPaise, sanctionedPaise, sanctionReason, sharePercent, checks, reasonsHindi } = line;
  const share = sharePercent === null || Number(sharePercent) === 100 ? [] : [`${Number(sharePercent)} percent of what is admissible is paid.`];
  const noted = otherReasons(line).filter((reason) => reason !== noteSentence("override"));
  const reasons = [...share, ...noted, ...(sanctionReason === null ? [] : [`DGFT: ${sanctionReason}`])];
  const given = sanctionedPaise ?? recommendedPaise;
  const isLess = given === null || claimedPaise === null || given < claimedPaise;
  const parts = [
    `claimed ${formatPaise(claimedPaise)}`,
    ...(recommendedPaise === null ? [] : [`recommended ${formatPaise(recommendedPaise)}`]),
    ...(sanctionedPaise === null ? [] : [`sanctioned ${formatPaise(sanctionedPaise)}`]),
  ];
  return (
    <div>
      <Text>
        <strong>{costText(schemeOf(view.scheme), item)}</strong>: {parts.join(", ")}.
      </Text>
      {isLess && reasons.length > 0 && <Text size="sm">Why less: {reasons.join(" ")}</Text>}
      {ownReason(line).map((reason) => (
        <Text key={reason} size="sm">
          {reason}
        </Text>
      ))}
      {reasonsHindi.length > 0 && (
        <Text size="sm" lang="hi">
          {reasonsHindi.join(" ")}
        </Text>
      )}
      <CheckLines checks={checks} />
    </div>
  );
}

/** After a refusal: the reason. How to ask for a fresh look stands below, with the decisions. */
function Refusal({ view: { closedReason, state, timeline } }: { view: ReimbursementView }) {
  if (state !== "CLOSED" || closedBy(timeline.map(({ action }) => action)) !== "refuse") return null;
  return (
    <div>
      <Text fw={600}>DGFT refused this reimbursement. Nothing is paid for it.</Text>
      <Text style={{ whiteSpace: "pre-wrap" }}>Reason: {closedReason}</Text>
      <Text>
        If you think that this is a mistake, ask for a <Anchor href="#decisions">fresh look</Anchor>. You can also start a new reimbursement.
      </Text>
    </div>
  );
}

/** After an approval of a part, also of all that is known while a share is not: until when a fresh look can be asked for, as long as it can. */
function PartApproval({ view: { freshLookUntil, id, state } }: { view: ReimbursementView }) {
  const isPart = state === "APPROVED_DGFT" && freshLookUntil !== undefined;
  const { data } = trpc.reimbursements.decisions.useQuery({ reimbursementId: id }, { enabled: isPart });
  if (!isPart) return null;
  return (
    <Text>
      It is less than was recommended or the rules may allow.
      {data?.freshLook?.canAsk === true && (
        <>
          {" "}
          Until {formatDate(freshLookUntil)} you can ask for a <Anchor href="#decisions">fresh look</Anchor>.
        </>
      )}
    </Text>
  );
}
