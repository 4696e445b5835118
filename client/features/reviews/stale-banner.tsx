import { Alert, Button, CopyButton, Group, Table, Text } from "@mantine/core";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import { effectiveVerdict, verdictLabel } from "#domain/reimbursements/verdicts.ts";
import type { KeptVerdicts } from "./use-review.ts";
import type { VerdictEdit } from "./verdict-edits.ts";
import type { ReviewDocument } from "./views.ts";

/** Somebody else was quicker: what they saved beside what I wrote. Nothing is overwritten until the reviewer decides. */
export function StaleBanner({ differences, onReload }: { differences: KeptVerdicts; onReload: () => void }) {
  return (
    <Alert color="orange" role="alert" title={reimbursementMessages.stale}>
      {differences.length > 0 && <BothVersions differences={differences} mineLabel="Yours, not saved" theirsLabel="Saved now" />}
      <Button mt="sm" onClick={onReload}>
        Reload
      </Button>
      {differences.length > 0 && (
        <Text size="sm" mt="xs">
          After reloading your own text is still shown here to copy or to use again.
        </Text>
      )}
    </Alert>
  );
}

type KeptVerdictsPanelProps = {
  readonly kept: KeptVerdicts;
  readonly onUse: (document: ReviewDocument, edit: VerdictEdit) => void;
  readonly onDismiss: () => void;
};

/** What the reviewer wrote on the version before: to copy, or to put on the latest. */
export function KeptVerdictsPanel({ kept, onUse, onDismiss }: KeptVerdictsPanelProps) {
  if (kept.length === 0) return null;
  return (
    <Alert color="blue" title="What you had written before reloading">
      <BothVersions
        differences={kept}
        mineLabel="Yours, not saved"
        theirsLabel="Saved by others"
        actions={({ document, mine }) => (
          <Group gap="xs" wrap="nowrap">
            <CopyButton value={mine.remark}>
              {({ copied, copy }) => (
                <Button
                  size="compact-sm"
                  variant="default"
                  disabled={mine.remark === ""}
                  onClick={copy}
                  aria-label={`${copied ? "Copied" : "Copy text"}: your words on ${document.label}`}
                >
                  {copied ? "Copied" : "Copy text"}
                </Button>
              )}
            </CopyButton>
            <Button size="compact-sm" variant="default" onClick={() => onUse(document, mine)} aria-label={`Use mine on ${document.label}`}>
              Use mine
            </Button>
          </Group>
        )}
      />
      <Button mt="sm" variant="default" onClick={onDismiss}>
        Dismiss
      </Button>
    </Alert>
  );
}

type BothVersionsProps = {
  readonly differences: KeptVerdicts;
  readonly mineLabel: string;
  readonly theirsLabel: string;
  readonly actions?: (difference: KeptVerdicts[number]) => React.ReactNode;
};

function BothVersions({ differences, mineLabel, theirsLabel, actions }: BothVersionsProps) {
  return (
    <Table.ScrollContainer minWidth={480}>
      <Table captionSide="top">
        <Table.Caption ta="start">Verdicts that differ</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Document</Table.Th>
            <Table.Th scope="col">{mineLabel}</Table.Th>
            <Table.Th scope="col">{theirsLabel}</Table.Th>
            {actions && <Table.Th scope="col">Actions</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {differences.map((difference) => (
            <Table.Tr key={difference.document.fieldName}>
              <Table.Th scope="row">{difference.document.label}</Table.Th>
              <Table.Td>{inWords(difference.mine)}</Table.Td>
              <Table.Td>{inWords(difference.theirs)}</Table.Td>
              {actions && <Table.Td>{actions(difference)}</Table.Td>}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function inWords(verdict: VerdictEdit): string {
  const word = verdictLabel[effectiveVerdict(verdict)];
  return verdict.remark.trim() === "" ? word : `${word}: ${verdict.remark}`;
}
