import { Stack, Text } from "@mantine/core";
import { describeTerms, differencesOf, type TermDifference, type TermLine } from "#domain/rules/describe-terms.ts";
import { DataList, type Column } from "../../components/data-list.tsx";
import { SummaryCard } from "../../components/summary-card.tsx";
import { officeWords, type RuleView } from "./rule-views.ts";

/** What a version says, in words. */
export function RuleDescription({ view: { scheme, terms } }: { view: RuleView }) {
  const lines = describeTerms(terms, officeWords(scheme));
  const labels = [...new Set(lines.map(({ label }) => label))];
  return <SummaryCard isStacked rows={labels.map((label) => ({ label, value: <Lines lines={lines.filter((line) => line.label === label)} /> }))} />;
}

function Lines({ lines }: { lines: readonly TermLine[] }) {
  if (lines.length === 0) return "Nothing";
  return (
    <Stack gap="xs">
      {lines.map((line) => (
        <div key={`${line.text} ${line.source ?? ""}`}>
          <Text style={{ whiteSpace: "pre-line" }} lang={line.lang === "hi" ? "hi" : undefined}>
            {line.text}
          </Text>
          {line.source !== undefined && (
            <Text size="sm" c="dimmed">
              {line.source}
            </Text>
          )}
        </div>
      ))}
    </Stack>
  );
}

/** What the stored draft says differently from the version that it follows. */
export function RuleDifferences({ view }: { view: RuleView }) {
  const { previous, terms, scheme } = view;
  if (previous === null) return <Text>No published version begins before this one.</Text>;
  const words = officeWords(scheme);
  const differences = differencesOf(describeTerms(previous.terms, words), describeTerms(terms, words));
  const columns: readonly Column<TermDifference>[] = [
    { key: "label", label: "Rule", show: ({ label }) => label },
    { key: "before", label: `Version ${previous.number}`, show: ({ before }) => <Lines lines={before} /> },
    { key: "after", label: "This draft", show: ({ after }) => <Lines lines={after} /> },
  ];
  return (
    <DataList
      caption={`What differs from version ${previous.number}`}
      isCaptionUnseen
      columns={columns}
      rows={differences}
      rowKey={({ label }) => label}
      emptyTitle="The rules are the same; only the period or the source differs."
    />
  );
}
