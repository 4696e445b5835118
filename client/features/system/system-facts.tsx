import { Alert, Stack } from "@mantine/core";
import { SummaryCard } from "../../components/summary-card.tsx";
import { formatBytes, formatCount, formatDateTime, groupIndian } from "../../shared/format.ts";
import type { SystemState } from "./use-system.ts";

const runLabels: Record<SystemState["runs"][number]["kind"], string> = {
  backup: "Last backup",
  backup_verify: "Last check of a backup",
  restore: "Last restore",
  files_verify: "Last check of stored files",
};

const gigabytes = (bytes: number): string => `${(bytes / 1024 ** 3).toFixed(1)} GB`;

/** Space, connections, backups and versions. */
export function SystemFacts({ state }: { state: SystemState }) {
  const { storage, connections, mail, runs, backupRemark, versions, radar } = state;
  return (
    <Stack gap="lg">
      {backupRemark !== null && <Alert color="orange" title={backupRemark} />}
      <SummaryCard
        title="Space and backups"
        rows={[
          { label: "Free disk", value: `${gigabytes(storage.freeBytes)} of ${gigabytes(storage.totalBytes)}` },
          { label: "Files are kept", value: storage.isObjectStore ? "In an object store" : "On this machine's disk" },
          { label: "Database", value: formatBytes(storage.databaseBytes) },
          {
            label: "Connections",
            value: `${connections.inUse} of ${connections.most}, ${formatCount(connections.workers, "connection")} of workers`,
          },
          { label: "Letters that wait", value: String(mail.waiting) },
          { label: "Last letter sent", value: mail.lastSentAt === null ? "None yet" : formatDateTime(mail.lastSentAt) },
          {
            label: "Compared for duplicates",
            value: `${groupIndian(String(radar.scanned))} of ${formatCount(radar.total, "file")}${radar.unreadable === 0 ? "" : `; ${groupIndian(String(radar.unreadable))} cannot be drawn`}`,
          },
          ...runs.map(({ kind, endedAt, outcome, detail }) => ({
            label: runLabels[kind],
            value: `${formatDateTime(endedAt)}, ${detail["scope"] === "sample" ? "a sample, " : ""}${outcome === "done" ? "done" : "FAILED"}`,
          })),
        ]}
      />
      <SummaryCard
        title="Versions"
        rows={[
          { label: "Portal", value: versions.portal },
          { label: "Node.js", value: versions.node },
          { label: "Database", value: versions.database },
          { label: "Newest migration", value: versions.schema },
        ]}
      />
    </Stack>
  );
}
