import { List, Text } from "@mantine/core";
import type { TermLine } from "#domain/rules/describe-terms.ts";

/** Statements of a rule, each with its source. */
export function TermList({ lines }: { lines: readonly TermLine[] }) {
  if (lines.length === 0) return "Not stated in the rules";
  return (
    <List spacing={4}>
      {lines.map(({ text, source, lang }) => (
        // The office's own words have paragraphs.
        <List.Item key={`${text} ${source ?? ""}`} lang={lang} style={{ whiteSpace: "pre-line" }}>
          {text}
          {source !== undefined && (
            <Text component="span" size="sm" c="dimmed">
              {" "}
              ({source})
            </Text>
          )}
        </List.Item>
      ))}
    </List>
  );
}
