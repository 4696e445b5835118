import { Group, Text } from "@mantine/core";
import { council } from "#domain/council.ts";
import { PlaceLink } from "../../components/place-link.tsx";
import { PinnedPart } from "../../components/two-panes.tsx";
import type { ReviewView } from "../reviews/views.ts";
import { noteFieldId } from "./decision-text.tsx";

/** What stays in reach while documents are read: the query that was shared before, and the ways to the officer's text and to the actions. */
export function PinnedDecision({ view }: { readonly view: ReviewView }) {
  if (!view.actions.includes("dgft_draft")) return null;
  return (
    <PinnedPart>
      {view.dgftQuery !== undefined && (
        <Text size="sm" lineClamp={2}>
          Shared with {council.shortName} before: {view.dgftQuery}
        </Text>
      )}
      <Group gap="md">
        <PlaceLink place={noteFieldId}>Write deficiencies</PlaceLink>
        <PlaceLink place="actions">To the actions</PlaceLink>
      </Group>
    </PinnedPart>
  );
}
