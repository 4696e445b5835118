import { Text } from "@mantine/core";
import { healthTones, systemParts, type Health } from "#domain/system/health.ts";
import { DataList, type Column } from "../../components/data-list.tsx";
import { Section } from "../../components/section.tsx";
import { StatusTag, type Tone } from "../../shared/status-tag.tsx";
import { formatDateTime } from "../../shared/format.ts";
import type { SystemState } from "./use-system.ts";

type Part = SystemState["parts"][number];

const tones: Record<Health, Tone> = { ok: "green", attention: "orange", down: "red" };

const columns: readonly Column<Part>[] = [
  { key: "part", label: "Part", show: ({ part }) => systemParts[part] },
  { key: "health", label: "State", show: ({ health }) => <StatusTag tone={tones[health]}>{healthTones[health]}</StatusTag> },
  { key: "text", label: "What is known", show: ({ text }) => text },
];

/** Every part that the portal depends on, and whether it needs attention. */
export function SystemHealth({ state: { parts, at } }: { state: SystemState }) {
  return (
    <Section title="Health">
      <DataList caption="Parts" isCaptionUnseen columns={columns} rows={parts} rowKey={({ part }) => part} emptyTitle="" />
      <Text size="sm" c="dimmed" mt="sm">
        As of {formatDateTime(at)}
      </Text>
    </Section>
  );
}
