import { Stack } from "@mantine/core";
import { ErrorState, LoadingState } from "../../components/states.tsx";
import { Section } from "../../components/section.tsx";
import { failureOf } from "../../lib/trpc.ts";
import { DeadLetters } from "./dead-letters.tsx";
import { MailProblems } from "./mail-problems.tsx";
import { SystemFacts } from "./system-facts.tsx";
import { SystemHealth } from "./system-health.tsx";
import { SystemWork } from "./system-work.tsx";
import { useSystem } from "./use-system.ts";

/** Health, background jobs, dead jobs, refused emails, disk space and versions. */
export function SystemOverview() {
  const query = useSystem();
  const { data } = query;
  return (
    <Stack gap="lg">
      {data === undefined && query.error !== null && <ErrorState message={failureOf(query.error).message} onRetry={() => void query.refetch()} />}
      {data === undefined && query.error === null && <LoadingState lines={6} />}
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
