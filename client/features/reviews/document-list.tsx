import { ActionIcon, Table, Text, UnstyledButton } from "@mantine/core";
import { verdictLabel, effectiveVerdict, type Verdict } from "#domain/reimbursements/verdicts.ts";
import { IconDownload } from "../../shared/icons.ts";
import { StatusTag } from "../../shared/status-tag.tsx";
import { fileUrl } from "../reimbursements/file-urls.ts";
import classes from "./document-list.module.css";
import { remarkInWords } from "./remark-words.ts";
import { shownVerdict, type VerdictEdits } from "./verdict-edits.ts";
import type { ReviewDocument, ReviewView } from "./views.ts";

const verdictTones = { "": "neutral", SUFFICIENT: "green", DEFICIENT: "orange" } as const satisfies Record<Verdict, string>;

type DocumentListProps = {
  readonly view: ReviewView;
  readonly edits: VerdictEdits;
  readonly selected: ReviewDocument | undefined;
  /** Whether the remarks can be changed. */
  readonly isOpen: boolean;
  readonly onSelect: (fieldName: string) => void;
};

/** The documents of a reimbursement with the verdict on each; choosing one opens it in the viewer. */
export function DocumentList({ view, edits, selected, isOpen, onSelect }: DocumentListProps) {
  return (
    <Table className={classes.table} verticalSpacing={4}>
      <Table.Caption className={classes.caption}>Documents of {view.id}</Table.Caption>
      <colgroup>
        <col />
        <col className={classes.download} />
        <col className={classes.status} />
      </colgroup>
      <Table.Thead className="portal-unseen">
        <Table.Tr>
          <Table.Th scope="col">Documents</Table.Th>
          <Table.Th scope="col">Download</Table.Th>
          <Table.Th scope="col">Document Status</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {view.documents.map((document) => (
          <Table.Tr key={document.fieldName} data-selected={document === selected || undefined}>
            <Table.Th scope="row" className={classes.name}>
              <UnstyledButton
                className={classes.open}
                title={document.label}
                aria-current={document === selected ? "true" : undefined}
                onClick={() => onSelect(document.fieldName)}
              >
                {document.label}
              </UnstyledButton>
              <Remark document={document} words={remarkInWords(view, document, edits, isOpen)} />
            </Table.Th>
            <Table.Td>
              <Downloads view={view} document={document} />
            </Table.Td>
            <Table.Td ta="end">
              <DocumentStatus document={document} edits={edits} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Remark({ document, words }: { document: ReviewDocument; words: string }) {
  return (
    <>
      {document.verdict?.isReplacedSinceCheck && (
        <Text size="sm" fw={500} c="orange">
          Replaced since last check
        </Text>
      )}
      {words.trim() !== "" && (
        <Text size="sm" c="dimmed" truncate>
          {words}
        </Text>
      )}
    </>
  );
}

function Downloads({ view, document }: { view: ReviewView; document: ReviewDocument }) {
  const files = document.current?.files ?? [];
  if (files.length === 0)
    return (
      <ActionIcon variant="subtle" size="sm" disabled aria-label={`Download ${document.label}: nothing was provided`}>
        <IconDownload size={18} />
      </ActionIcon>
    );
  return files.map((file) => (
    <ActionIcon
      key={file.id}
      variant="subtle"
      size="sm"
      component="a"
      href={fileUrl(view.id, file.id)}
      download
      aria-label={`Download ${document.label}: ${file.name}`}
    >
      <IconDownload size={18} />
    </ActionIcon>
  ));
}

function DocumentStatus({ document, edits }: { document: ReviewDocument; edits: VerdictEdits }) {
  if (!document.isApplicable) return <StatusTag tone="neutral">Not applicable</StatusTag>;
  const status = effectiveVerdict(shownVerdict(document, edits));
  return <StatusTag tone={verdictTones[status]}>{verdictLabel[status]}</StatusTag>;
}
