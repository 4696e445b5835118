import { List, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { outcomeWords } from "#domain/rules/sentences.ts";
import { StatusTag, type Tone } from "../../shared/status-tag.tsx";
import type { SheetLineView } from "./views.ts";

/** A cost with the results of its rules, as `view.sheet.lines` has it; `place` in the claim, from 0, where the lines are not all its costs. */
export type RuleLine = Pick<SheetLineView, "itemId" | "label" | "checks"> & { readonly place?: number };

const tones = { met: "green", unknown: "neutral", warn: "blue", needs_reason: "orange", blocks: "red" } as const satisfies Record<
  keyof typeof outcomeWords,
  Tone
>;

type RuleLinesProps = {
  readonly lines: readonly RuleLine[];
  /** False where the page names the cost itself. */
  readonly hasNames?: boolean;
  /** What stands under the result of a rule. */
  readonly after?: (check: RuleLine["checks"][number]) => ReactNode;
};

/** Every rule of each cost: the word of its outcome, its sentence and its source. Draws nothing without a rule. */
export function RuleLines({ lines, hasNames = true, after }: RuleLinesProps) {
  const shown = lines.map((line, at) => ({ ...line, place: line.place ?? at })).filter(({ checks }) => checks.length > 0);
  if (shown.length === 0) return null;
  return (
    <Stack gap="sm">
      {shown.map(({ itemId, label, checks, place }) => (
        <div key={itemId}>
          {hasNames && (
            <Text fw={500}>
              {place + 1}. {label}
            </Text>
          )}
          <List listStyleType="none" spacing="xs" aria-label={`Rules for ${label}`}>
            {checks.map((check, number) => (
              <List.Item key={`${check.name} ${number}`}>
                <StatusTag tone={tones[check.outcome]}>{outcomeWords[check.outcome]}</StatusTag> {check.sentence}
                {check.source !== "" && (
                  <Text component="span" size="sm" c="dimmed">
                    {" "}
                    ({check.source})
                  </Text>
                )}
                {after?.(check)}
              </List.Item>
            ))}
          </List>
        </div>
      ))}
    </Stack>
  );
}
