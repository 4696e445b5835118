import { Button, Group, Stack, Text } from "@mantine/core";
import { auditEvents, auditOutcomes } from "#domain/audit/events.ts";
import { detailTexts } from "#domain/audit/detail-text.ts";
import { roleLabels, type Role } from "#domain/accounts/roles.ts";
import { TextButton } from "../../components/text-button.tsx";
import { DataList, queryStates, type Column } from "../../components/data-list.tsx";
import { EmailText } from "../../components/email-text.tsx";
import { StatusTag } from "../../shared/status-tag.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { formatDateTime } from "../../shared/format.ts";
import { AuditSubjectLink } from "./audit-subject.tsx";
import { AuditToolbar } from "./audit-toolbar.tsx";
import { auditParameters, useAudit, type AuditEntry } from "./use-audit.ts";

const listId = "audit-entries";

const columns: readonly Column<AuditEntry>[] = [
  { key: "when", label: "When", show: (entry) => <When at={entry.at} /> },
  { key: "who", label: "Who", show: (entry) => <Who entry={entry} /> },
  { key: "what", label: "What", show: (entry) => <What entry={entry} /> },
  { key: "about", label: "About", show: (entry) => <AuditSubjectLink entry={entry} /> },
  { key: "where", label: "From where", show: (entry) => <FromWhere entry={entry} /> },
];

/** Who did what, when and from where, newest first. @source security.md row 40 */
export function AuditList() {
  const { filters, isNewest, query, narrow, turn } = useAudit();
  const page = query.data;
  const turnTo = (place: Parameters<typeof turn>[0]): void => {
    turn(place);
    document.getElementById(listId)?.focus();
  };
  return (
    <Stack gap="md">
      {/* A new address is a new search: text that was typed but not submitted is discarded. */}
      <AuditToolbar key={auditParameters(filters).toString()} filters={filters} onNarrow={narrow} />
      <div id={listId} tabIndex={-1}>
        <DataList
          caption="Entries, newest first"
          columns={columns}
          rows={page?.rows}
          rowKey={({ id }) => String(id)}
          {...queryStates(query)}
          emptyTitle={isNewest ? "No entry matches." : "There are no further entries."}
          emptyHint={
            <TextButton onClick={() => (isNewest ? narrow({}) : turnTo({}))}>{isNewest ? "Show all entries" : "Show the newest entries"}</TextButton>
          }
        />
      </div>
      {page !== undefined && page.rows.length > 0 && (
        <Group component="nav" aria-label="Pages" justify="center" gap={4}>
          <PageButton text="Newest" isOff={isNewest} onTurn={() => turnTo({})} />
          <PageButton text="Newer" isOff={isNewest || !page.hasNewer} onTurn={() => turnTo({ newerThan: page.rows[0]?.id })} />
          <PageButton text="Older" isOff={!page.hasOlder} onTurn={() => turnTo({ olderThan: page.rows.at(-1)?.id })} />
        </Group>
      )}
    </Stack>
  );
}

function PageButton({ text, isOff, onTurn }: { text: string; isOff: boolean; onTurn: () => void }) {
  return (
    <Button variant="default" size="xs" px="xs" disabled={isOff} onClick={onTurn}>
      {text}
    </Button>
  );
}

/** Indian time, and UTC to the second to compare with another log. */
function When({ at }: { at: Date }) {
  return (
    <time dateTime={at.toISOString()}>
      <Unbroken>{formatDateTime(at)}</Unbroken>
      <Text size="xs" c="dimmed" fw={400}>
        <Unbroken>{`${at.toISOString().slice(11, 19)} UTC`}</Unbroken>
      </Text>
    </time>
  );
}

const isRole = (word: string | null): word is Role => word !== null && Object.hasOwn(roleLabels, word);

function Who({ entry: { actorKind, actorName, actorRole } }: { entry: AuditEntry }) {
  if (actorKind === "visitor") return "Not signed in";
  return (
    <>
      <EmailText>{actorName ?? ""}</EmailText>
      <Text size="xs" c="dimmed">
        {actorKind === "system" ? "The portal itself" : isRole(actorRole) ? roleLabels[actorRole] : actorRole}
      </Text>
    </>
  );
}

function What({ entry: { event, outcome, detail } }: { entry: AuditEntry }) {
  const details = detailTexts(detail);
  return (
    <>
      {auditEvents[event].text}{" "}
      {outcome !== "done" && <StatusTag tone={outcome === "refused" ? "red" : "orange"}>{auditOutcomes[outcome]}</StatusTag>}
      {details.length > 0 && (
        <Text size="xs" c="dimmed">
          {details.join("; ")}
        </Text>
      )}
    </>
  );
}

const transports = { web: "website", rest: "program", system: "this server" } as const;

function FromWhere({ entry: { ip, transport, requestId, userAgent } }: { entry: AuditEntry }) {
  return (
    <>
      <span title={userAgent ?? undefined}>{[ip, transports[transport]].filter((part) => part !== null).join(", ")}</span>
      <Text size="xs" c="dimmed">
        request {requestId}
      </Text>
    </>
  );
}
