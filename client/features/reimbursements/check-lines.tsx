import { Stack, Text } from "@mantine/core";
import { council } from "#domain/council.ts";
import { OutcomeTag } from "./outcome-tag.tsx";
import type { SheetLine } from "./views.ts";

type CheckView = SheetLine["checks"][number];

/** What each rule says of an item, in the words that every reader sees: outcome, sentence, source. */
export const CheckLines = ({ checks }: { checks: readonly CheckView[] }) => (
  <Stack gap={4} component="ul" m={0} p={0}>
    {checks.map(({ name, outcome, sentence, source }) => (
      <Text key={`${name} ${sentence}`} component="li" size="sm" style={{ listStyle: "none" }}>
        <OutcomeTag outcome={outcome} /> {sentence}
        {source !== "" && (
          <Text span c="dimmed">
            {" "}
            ({source})
          </Text>
        )}
      </Text>
    ))}
  </Stack>
);

/** The reasons of a line that are not the result of a rule, without the council's own. */
export const otherReasons = ({ checks, reasons, assessment }: SheetLine): readonly string[] =>
  reasons.filter((reason) => reason !== assessment?.reason && !checks.some(({ sentence }) => sentence === reason));

/** The council's own reason as a sentence; it may be one for more, or for paying at all. */
export const ownReason = ({ assessment }: SheetLine): readonly string[] =>
  assessment === null || assessment.reason === "" ? [] : [`Reason of ${council.shortName}: ${assessment.reason}`];
