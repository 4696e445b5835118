import { Alert, Paper, Stack, Text, Title } from "@mantine/core";
import { council } from "#domain/council.ts";
import { MissionHelp } from "./mission-help.tsx";
import { RuleLines, type RuleLine } from "./rule-lines.tsx";

/** What the rules say of the costs, before the claim is filed; it holds nothing up. Draws nothing without a rule. */
export function RulesBeforeFiling({ lines }: { lines: readonly RuleLine[] }) {
  const checks = lines.flatMap((line) => line.checks);
  if (checks.length === 0) return null;
  const isStopped = checks.some(({ outcome }) => outcome === "blocks" || outcome === "needs_reason");
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="rules-before-filing">
      <Title order={2} size="h4" id="rules-before-filing" mb="xs">
        What the rules say
      </Title>
      <Stack gap="sm">
        {isStopped && (
          <Alert color="orange" title="A rule is not met">
            <Text>
              You can save and submit this claim. As it stands, {council.shortName} recommends nothing for the costs that are marked “Not payable”,
              and nothing for those marked “Needs a reason” unless it writes one.
            </Text>
          </Alert>
        )}
        <RuleLines
          lines={lines}
          after={(check) => check.name === "period" && check.outcome !== "met" && check.outcome !== "unknown" && <MissionHelp />}
        />
      </Stack>
    </Paper>
  );
}
