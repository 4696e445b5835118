import { Stack } from "@mantine/core";
import { ErrorState, LoadingState } from "../../components/states.tsx";
import { Section } from "../../components/section.tsx";
import { failureOf } from "../../lib/trpc.ts";
import { formatDateTime } from "../../shared/format.ts";
import { DeadLetters } from "./dead-letters.tsx";
import { MailProblems } from "./mail-problems.tsx";
import { SystemFacts } from "./system-facts.tsx";
import { SystemHealth } from "./system-health.tsx";
import { SystemWork } from "./system-work.tsx";
import { useSystem } from "./use-system.ts";

/** Health, background jobs, dead jobs, refused emails, disk space and versions. */
export function SystemOverview() {
  const query = useSystem();
  const { data, error } = query;
  // Old figures stay, with a note on their age.
  const age = data === undefined ? "" : ` The state below is as of ${formatDateTime(data.at)}.`;
  return (
    <Stack gap="lg">
      {error !== null && <ErrorState message={`${failureOf(error).message}${age}`} onRetry={() => void query.refetch()} />}
      {data === undefined && error === null && <LoadingState lines={6} />}
      {data !== undefined && <SystemHealth state={data} />}
      <Section title="Jobs that were given up">
        <DeadLetters />
      </Section>
      <Section title="Letters that were refused">
        <MailProblems />
      </Section>
      {data !== undefined && <SystemWork work={data.work} />}
      {data !== undefined && <SystemFacts state={data} />}
    </Stack>
  );
}
