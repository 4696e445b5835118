import { Paper, Table, Text, Title } from "@mantine/core";
import { verdictLabel } from "#domain/reimbursements/verdicts.ts";
import { formatDateTime } from "../../lib/format.ts";
import type { ReviewView } from "../reviews/views.ts";

/** What the council says of each document, and its word to the officer. */
export function VerdictSheet({ view }: { view: ReviewView }) {
  const forwarded = view.timeline.findLast(({ action }) => action === "forward");
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="verdict-sheet">
      <Title order={2} size="h4" id="verdict-sheet">
        Recommendation of the council
      </Title>
      {forwarded !== undefined && (
        <Text size="sm" mt="xs">
          Forwarded by {forwarded.byName}, {formatDateTime(forwarded.at)}
        </Text>
      )}
      <Text mt="xs" style={{ whiteSpace: "pre-wrap" }}>
        {view.forwardComment ?? "The council added no comment."}
      </Text>
      <Table mt="sm" captionSide="top">
        <Table.Caption ta="start">Verdicts of the council</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Document</Table.Th>
            <Table.Th scope="col">Document Status</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {view.documents.map(({ fieldName, label, isApplicable, verdict }) => (
            <Table.Tr key={fieldName}>
              <Table.Th scope="row">{label}</Table.Th>
              <Table.Td>{isApplicable ? verdictLabel[verdict?.status ?? ""] : "Not applicable"}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  );
}
