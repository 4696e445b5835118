import { Anchor, Box, Paper, Table, Text, Title } from "@mantine/core";
import { inTime } from "#domain/reimbursements/in-time.ts";
import { verdictLabel } from "#domain/reimbursements/verdicts.ts";
import { SummaryCard, type SummaryRow } from "../../components/summary-card.tsx";
import { StatusTag } from "../../shared/status-tag.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { formatCount, formatDate, formatDateTime } from "../../shared/format.ts";
import type { ReviewView } from "../reviews/views.ts";

type VerdictSheetProps = {
  readonly view: ReviewView;
  /** What is asked about documents, by wire name. */
  readonly marks: Readonly<Record<string, string>>;
  readonly selected: string | undefined;
  readonly onSelect: (fieldName: string) => void;
};

/** What the council says of each document, and its word to the officer. A document opens below. */
export function VerdictSheet({ view, marks, selected, onSelect }: VerdictSheetProps) {
  const forwarded = view.timeline.findLast(({ action }) => action === "forward");
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="verdict-sheet">
      <Title order={2} size="h4" id="verdict-sheet">
        Recommendation of the council
      </Title>
      {forwarded !== undefined && (
        <Text size="sm" mt="xs">
          Forwarded by {forwarded.byName}, <Unbroken>{formatDateTime(forwarded.at)}</Unbroken>
        </Text>
      )}
      <Text mt="xs" style={{ whiteSpace: "pre-wrap" }}>
        {view.forwardComment ?? "The council added no comment."}
      </Text>
      {view.submittedAt !== undefined && (
        <Box mt="sm">
          <SummaryCard rows={inTimeRows(view, view.submittedAt)} />
        </Box>
      )}
      <Table mt="sm" captionSide="top">
        <Table.Caption ta="start">Verdicts of the council</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Document</Table.Th>
            <Table.Th scope="col">Document Status</Table.Th>
            <Table.Th scope="col">Pages</Table.Th>
            <Table.Th scope="col">Your query</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {view.documents.map(({ fieldName, label, isApplicable, verdict, current }) => (
            <Table.Tr key={fieldName}>
              <Table.Th scope="row">
                {isApplicable ? (
                  <Anchor
                    component="button"
                    type="button"
                    ta="start"
                    aria-current={fieldName === selected ? "true" : undefined}
                    onClick={() => onSelect(fieldName)}
                  >
                    {label}
                  </Anchor>
                ) : (
                  label
                )}
              </Table.Th>
              <Table.Td>{isApplicable ? verdictLabel[verdict?.status ?? ""] : "Not applicable"}</Table.Td>
              <Table.Td>{current === undefined ? "" : formatCount(pagesOf(current.files), "page")}</Table.Td>
              <Table.Td>{marks[fieldName] === undefined ? "" : <StatusTag tone="orange">Asked about</StatusTag>}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  );
}

const pagesOf = (files: readonly { readonly pages: number }[]): number => files.reduce((sum, { pages }) => sum + pages, 0);

/** What tells whether it was filed in time. @source ux.md "Review and decision" (in-time certificate) */
function inTimeRows({ scheme, answerRows, firm }: ReviewView, submittedAt: Date): SummaryRow[] {
  const { membershipStartOn: startOn, membershipEndOn: endOn } = firm;
  const { isMember, daysFromEvent, rule } = inTime({ scheme, submittedAt, answerRows, membership: { startOn, endOn } });
  const days = daysFromEvent === undefined ? [] : [formatCount(daysFromEvent, "day"), ...(rule === undefined ? [] : [`(${rule})`])];
  return [
    { label: "Submitted", value: formatDateTime(submittedAt) },
    {
      label: "Membership on that day",
      value: `${isMember ? "Valid" : "Not valid"}: ${formatDate(startOn)} to ${formatDate(endOn)}`,
    },
    ...(scheme === "exhibition" ? [{ label: "First day of the exhibition to filing", value: days.join(" ") }] : []),
  ];
}
