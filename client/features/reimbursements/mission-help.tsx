import { Anchor, Text } from "@mantine/core";
import { council, paths } from "#domain/council.ts";

/** Where a cost belongs that the Market Access Initiative pays no longer. @source money.md 3 "TRACE wants an intent BEFORE the cost" */
export const MissionHelp = () => (
  <Text size="sm">
    For later costs there is the Export Promotion Mission: <strong>file the intent before the cost</strong>, on{" "}
    <Anchor inherit href={council.officerPortal} target="_blank" rel="noopener">
      the portal of {council.officer}
    </Anchor>
    .{" "}
    <Anchor inherit href={paths.exportPromotionMission} target="_blank" rel="noopener">
      What holds now
    </Anchor>
  </Text>
);
