import { Anchor, Paper, Table, Text, Title } from "@mantine/core";
import { council } from "#domain/council.ts";
import { verdictLabel, type Verdict } from "#domain/reimbursements/verdicts.ts";
import { StatusTag } from "../../shared/status-tag.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { formatCount, formatDateTime } from "../../shared/format.ts";
import type { ReviewView } from "../reviews/views.ts";

type VerdictSheetProps = {
  readonly view: ReviewView;
  /** What is asked about documents, by wire name. */
  readonly marks: Readonly<Record<string, string>>;
  readonly selected: string | undefined;
  /** Opens a document, or the dossier of all. */
  readonly onSelect: (fieldName: string | undefined) => void;
};

/** The verdict of the council on each document, and its comment to the officer. A document opens in the other pane. */
export function VerdictSheet({ view, marks, selected, onSelect }: VerdictSheetProps) {
  const isAsked = Object.keys(marks).length > 0;
  const forwarded = view.timeline.findLast(({ action }) => action === "forward");
  const hasVerdicts = view.reviewProgress !== undefined;
  const isClosed = view.state === "CLOSED";
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
      {!hasVerdicts && (
        <Text mt="xs">
          {isClosed
            ? "This reimbursement was closed without a new forwarding. You do not see what the council noted after the last one."
            : `${council.shortName} works on this reimbursement again. You see its new verdicts and amounts once it is forwarded.`}
        </Text>
      )}
      <Table mt="sm" captionSide="top" verticalSpacing={4}>
        <Table.Caption ta="start">Verdicts of the council</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Document</Table.Th>
            <Table.Th scope="col">Document Status</Table.Th>
            <Table.Th scope="col">Pages</Table.Th>
            {isAsked && <Table.Th scope="col">Your query</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          <Table.Tr>
            <Table.Th scope="row" colSpan={isAsked ? 4 : 3}>
              <Anchor
                component="button"
                type="button"
                ta="start"
                aria-current={selected === undefined ? "true" : undefined}
                onClick={() => onSelect(undefined)}
              >
                Dossier of all documents
              </Anchor>
            </Table.Th>
          </Table.Tr>
          {view.documents.map(({ fieldName, label, isApplicable, verdict, current }) => (
            <Table.Tr key={fieldName} bg={fieldName === selected ? "var(--portal-nav-current)" : undefined}>
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
              <Table.Td>{isApplicable ? verdictText(verdict?.status, isClosed) : "Not applicable"}</Table.Td>
              <Table.Td>
                <Unbroken>{current === undefined ? "" : formatCount(pagesOf(current.files), "page")}</Unbroken>
              </Table.Td>
              {isAsked && <Table.Td>{marks[fieldName] !== undefined && <StatusTag tone="orange">Asked about</StatusTag>}</Table.Td>}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  );
}

const verdictText = (status: Verdict | undefined, isClosed: boolean): string =>
  status === undefined ? (isClosed ? "Not shown" : "With the council") : verdictLabel[status];

const pagesOf = (files: readonly { readonly pages: number }[]): number => files.reduce((sum, { pages }) => sum + pages, 0);
