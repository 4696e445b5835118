import { Stack, Text } from "@mantine/core";
import { joiningDocumentLabels } from "#domain/joining/documents.ts";
import type { JoiningEvent } from "#domain/joining/states.ts";
import { DataList, type Column } from "../../components/data-list.tsx";
import { Section } from "../../components/section.tsx";
import { formatDateTime } from "../../shared/format.ts";
import { changesByReply } from "./answer-changes.ts";
import type { ApplicationView } from "./joining-views.ts";

const events = {
  started: "Begun",
  submitted: "Submitted",
  asked: "Applicant asked",
  replied: "Reply received",
  approved: "Approved",
  refused: "Refused",
} as const satisfies Record<JoiningEvent, string>;

type HistoryEntry = ApplicationView["history"][number];

const columns: readonly Column<HistoryEntry>[] = [
  { key: "who", label: "Who", show: ({ actorName }) => actorName ?? "Applicant" },
  { key: "when", label: "When", show: ({ at }) => formatDateTime(at) },
];

/** What was asked and answered, and what happened so far. */
export function ApplicationRemarks({ view: { remarks, history, handedIn } }: { readonly view: ApplicationView }) {
  const changes = changesByReply(handedIn);
  const what: Column<HistoryEntry> = {
    key: "what",
    label: "What",
    show({ event, at }) {
      const changed = event === "replied" ? changes.find((change) => change.at.getTime() === at.getTime()) : undefined;
      return changed === undefined ? events[event] : `${events[event]}. Changed: ${changed.labels.join(", ")}`;
    },
  };
  return (
    <>
      {remarks.length > 0 && (
        <Section title="Remarks">
          <Stack gap="md">
            {remarks.map(({ id, field, remark, askedAt, askedByName, reply }) => (
              <div key={id}>
                <Text fw={600}>{field === null ? "In general" : joiningDocumentLabels[field]}</Text>
                <Text size="sm" c="dimmed">
                  {askedByName}, {formatDateTime(askedAt)}
                </Text>
                <Text>{remark}</Text>
                <Text mt={4}>{reply === null ? "No answer yet." : reply === "" ? "Answered with another paper." : `Answer: ${reply}`}</Text>
              </div>
            ))}
          </Stack>
        </Section>
      )}
      <DataList caption="History" columns={[what, ...columns]} rows={history} rowKey={({ event, at }) => `${event} ${at.getTime()}`} emptyTitle="" />
    </>
  );
}
