import { durationText, spacedWords } from "#domain/system/health.ts";
import { DataList, type Column } from "../../components/data-list.tsx";
import { Section } from "../../components/section.tsx";
import { groupIndian } from "../../shared/format.ts";
import type { SystemState } from "./use-system.ts";

type Work = SystemState["work"][number];

const figure = (count: number): string => groupIndian(String(count));
const since = (seconds: number): string => (seconds < 1 ? "–" : durationText(seconds));

const columns: readonly Column<Work>[] = [
  { key: "job", label: "Job", show: ({ job }) => spacedWords(job) },
  { key: "open", label: "Due", isFigure: true, show: ({ open }) => figure(open) },
  { key: "running", label: "Running", isFigure: true, show: ({ running }) => figure(running) },
  { key: "later", label: "Planned", isFigure: true, show: ({ later }) => figure(later) },
  { key: "dead", label: "Given up", isFigure: true, show: ({ dead }) => figure(dead) },
  { key: "oldest", label: "Oldest due for", isFigure: true, show: ({ oldestDueSeconds }) => since(oldestDueSeconds) },
  { key: "lag", label: "Not handed over for", isFigure: true, show: ({ lagSeconds }) => since(lagSeconds) },
];

/** What waits and runs in the background, by the name of the job. */
export function SystemWork({ work }: { work: readonly Work[] }) {
  return (
    <Section title="Queues">
      <DataList caption="Jobs in the background" staysTable columns={columns} rows={work} rowKey={({ job }) => job} emptyTitle="" />
    </Section>
  );
}
