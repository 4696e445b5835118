import { Anchor, Button, Collapse, Group, List, Paper, Stack, Table, Text, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { Link } from "react-router-dom";
import { radarMessages } from "#domain/radar/messages.ts";
import type { PairVerdict } from "#domain/radar/reasons.ts";
import { formatIndianDate } from "#domain/dates.ts";
import { reimbursementPath } from "#domain/reimbursements/addresses.ts";
import { formatDateTime } from "../../shared/format.ts";
import { StatusTag } from "../../shared/status-tag.tsx";
import { PagesSideBySide } from "./pages-side-by-side.tsx";
import { countingVerdict, type DuplicateLine } from "./use-duplicates.ts";

type DuplicateRowProps = {
  readonly line: DuplicateLine;
  readonly reader: "council" | "dgft";
  readonly onJudge: (verdict: PairVerdict) => void;
};

const verdictWords: Readonly<Record<PairVerdict, string>> = { same: "The same", not_same: "Not the same" };

/** One reason between this claim and another, with both documents once it is opened. */
export function DuplicateRow({ line, reader, onJudge }: DuplicateRowProps) {
  const [isOpen, { toggle }] = useDisclosure(false);
  const verdict = countingVerdict(line);
  const { otherId, otherFirm, isSameFirm, canOpenOther } = line;
  const name = `${line.label}, ${otherId}`;
  const compareLabel = isOpen ? "Close" : "Compare";
  return (
    <Paper withBorder p="md" component="article" aria-label={name}>
      <Group justify="space-between" align="start" gap="xs">
        <div>
          <Title order={3} size="h5">
            {line.label}
          </Title>
          <Text size="sm">
            {canOpenOther ? (
              <Anchor component={Link} to={reimbursementPath(reader, line.otherScheme, otherId)} size="sm">
                {otherId}
              </Anchor>
            ) : (
              otherId
            )}{" "}
            of {isSameFirm ? `${otherFirm} (the same firm)` : otherFirm}, filed on {formatIndianDate(line.otherSubmittedOn)}. {line.otherStatus}
          </Text>
        </div>
        <StatusTag tone={verdict === undefined ? "orange" : verdict.verdict === "same" ? "red" : "green"}>
          {verdict === undefined ? "To be looked at" : verdictWords[verdict.verdict]}
        </StatusTag>
      </Group>
      <Verdicts line={line} />
      <Group mt="sm" gap="xs">
        <Button variant="default" size="compact-md" aria-expanded={isOpen} aria-label={`${compareLabel}: ${name}`} onClick={toggle}>
          {compareLabel}
        </Button>
        {canOpenOther && (
          <>
            <Button variant="default" size="compact-md" aria-label={`Not the same: ${name}`} onClick={() => onJudge("not_same")}>
              Not the same
            </Button>
            <Button variant="default" size="compact-md" aria-label={`The same: ${name}`} onClick={() => onJudge("same")}>
              The same
            </Button>
          </>
        )}
      </Group>
      <Collapse expanded={isOpen}>
        {isOpen && (
          <Stack gap="md" mt="md">
            <Facts line={line} />
            {!canOpenOther && <Text size="sm">{radarMessages.notForwarded}</Text>}
            <PagesSideBySide pages={line.pages} otherId={otherId} />
          </Stack>
        )}
      </Collapse>
    </Paper>
  );
}

/** What was said so far, the newest first. */
function Verdicts({ line: { verdicts } }: { line: DuplicateLine }) {
  if (verdicts.length === 0) return null;
  return (
    <List listStyleType="none" size="sm" mt="xs" aria-label="Verdicts so far">
      {verdicts.map(({ verdict, remark, byName, at, isOutdated }) => (
        <List.Item key={at.toISOString()}>
          <Text size="sm" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
            {verdictWords[verdict]}: {remark}
          </Text>
          <Text size="xs" c="dimmed">
            {byName}, {formatDateTime(at)}
            {isOutdated ? ". Something has changed since: look at it again." : ""}
          </Text>
        </List.Item>
      ))}
    </List>
  );
}

function Facts({ line: { facts, otherId } }: { line: DuplicateLine }) {
  if (facts.length === 0) return null;
  return (
    <Table withTableBorder fz="sm" horizontalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Fact</Table.Th>
          <Table.Th scope="col">This claim</Table.Th>
          <Table.Th scope="col">{otherId}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {facts.map(({ label, mine, theirs }) => (
          <Table.Tr key={label}>
            <Table.Th scope="row">{label}</Table.Th>
            <Table.Td>{mine}</Table.Td>
            <Table.Td>{theirs}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
