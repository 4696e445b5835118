import { Anchor, Stack } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router-dom";
import { SaveNotice } from "../../components/save-notice.tsx";
import { NotRead } from "../../components/not-read.tsx";
import { Section } from "../../components/section.tsx";
import { SummaryCard } from "../../components/summary-card.tsx";
import { background, trpc } from "../../lib/trpc.ts";
import { formatDate, formatDateTime } from "../../shared/format.ts";
import { StatusTag } from "../../shared/status-tag.tsx";
import { RuleDescription } from "./rule-description.tsx";
import { RuleEditor } from "./rule-editor.tsx";
import { RuleSourceLink } from "./rule-source-field.tsx";
import { newRulePath, rulePeriod, ruleStateLabel, ruleStates, type RuleView } from "./rule-views.ts";
import { draftOfView } from "./use-rule-editor.ts";

const lookAgainMs = 700;

/** One version, looked at again while it runs over the open claims. */
export function useRule(id: string, isAsked = true) {
  return trpc.rules.get.useQuery(
    { id },
    {
      enabled: isAsked,
      refetchOnWindowFocus: false,
      refetchInterval: ({ state }) => (state.data?.replay?.state === "waiting" || state.data?.replay?.state === "working" ? lookAgainMs : false),
      trpc: { context: background },
    },
  );
}

type Said = { readonly text: string; readonly attempt: number };

/**
 * A stored version: the form of a draft, or what a published one says.
 * @param message what the page before has led to
 */
export function StoredRule({ query, message }: { readonly query: ReturnType<typeof useRule>; readonly message: string | undefined }) {
  const { data: view } = query;
  const [said, setSaid] = useState<Said | undefined>(message === undefined ? undefined : { text: message, attempt: 0 });
  const say = (text: string | undefined): void =>
    setSaid((before) => (text === undefined ? undefined : { text, attempt: (before?.attempt ?? 0) + 1 }));
  if (view === undefined) return <NotRead query={query} lines={8} />;
  return (
    <Stack gap="lg">
      {said !== undefined && <SaveNotice tone="success" title={said.text} attempt={said.attempt} />}
      <RuleStanding view={view} />
      {view.state === "draft" ? (
        <RuleEditor key={view.id} scheme={view.scheme} view={view} first={draftOfView(view)} onMade={() => {}} onMessage={say} />
      ) : (
        <PublishedRuleView view={view} />
      )}
    </Stack>
  );
}

/** Where a version stands, and who took part in it. */
function RuleStanding({ view }: { view: RuleView }) {
  return (
    <SummaryCard
      rows={[
        { label: "State", value: <StatusTag tone={ruleStates[view.state].tone}>{ruleStateLabel(view)}</StatusTag> },
        {
          label: "Prepared by",
          value: view.preparedByName === null ? "Came with the product" : `${view.preparedByName}, ${formatDateTime(view.preparedAt)}`,
        },
        ...(view.publishedAt === null
          ? []
          : [
              {
                label: "Published by",
                value: `${view.publishedByName ?? "Came with the product"}, ${formatDateTime(view.publishedAt)}`,
              },
            ]),
      ]}
    />
  );
}

function PublishedRuleView({ view }: { view: RuleView }) {
  return (
    <>
      <Section title="Period and source">
        <Stack gap="md">
          <SummaryCard
            rows={[
              { label: "Period", value: rulePeriod(view) },
              { label: "Source", value: view.sourceName },
              ...(view.sourceDate === null ? [] : [{ label: "Date of the source", value: formatDate(view.sourceDate) }]),
              ...(view.reasonForPast === "" ? [] : [{ label: "Why it took effect in the past", value: view.reasonForPast }]),
            ]}
          />
          <RuleSourceLink view={view} />
        </Stack>
      </Section>
      <Section title="What it says">
        <RuleDescription view={view} />
      </Section>
      {view.state === "published" && (
        <Anchor component={Link} to={newRulePath(view.scheme, view.id)}>
          Prepare a new version from this one
        </Anchor>
      )}
    </>
  );
}
