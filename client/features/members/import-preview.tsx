import { Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import type { ColumnMapping } from "#domain/members/import-fields.ts";
import { importMessages } from "#domain/members/import-messages.ts";
import { BusyButton } from "../../components/busy-button.tsx";
import { formatCount } from "../../shared/format.ts";
import { ImportColumns } from "./import-columns.tsx";
import { ImportCounts } from "./import-counts.tsx";
import { importErrorsPath } from "./import-paths.ts";
import { ImportRows } from "./import-rows.tsx";
import type { ImportView } from "./use-import.ts";

type ImportPreviewProps = {
  readonly view: ImportView;
  readonly isBusy: boolean;
  readonly onSheet: (sheet: string) => void;
  readonly onMatch: (mapping: ColumnMapping) => void;
  readonly onRun: () => void;
  readonly onDiscard: () => void;
};

/** The dry run: what would become of every row, and the way to have it done, to correct the columns, or to leave it. */
export function ImportPreview({ view, isBusy, onSheet, onMatch, onRun, onDiscard }: ImportPreviewProps) {
  const [isCorrecting, setCorrecting] = useState(false);
  const { warned, counts } = view;
  const { created, updated, refused } = counts;
  const firms = created + updated;
  if (isCorrecting && view.file !== undefined)
    return (
      <ImportColumns
        file={view.file}
        totalRows={view.totalRows}
        isBusy={isBusy}
        onSheet={onSheet}
        onMatch={onMatch}
        onDiscard={onDiscard}
        onBack={() => setCorrecting(false)}
      />
    );
  return (
    <Stack gap="lg">
      <ImportCounts view={view} tense="before" />
      {firms === 0 ? (
        <Text>{importMessages.nothingToDo}</Text>
      ) : (
        <Text>
          {created > 0 && `${formatCount(created, "new firm")} will get an activation mail, up to 120 a minute. `}
          {refused > 0 && `${formatCount(refused, "refused row")} will be left out; mend them in the error file and import that.`}
        </Text>
      )}
      {warned > 0 && (
        <Text>
          {formatCount(warned, "new firm has", "new firms have")} a GST number that looks wrong. Look at {warned === 1 ? "it" : "them"} before you
          import.
        </Text>
      )}
      <Group>
        {firms > 0 && (
          <BusyButton isBusy={isBusy} onClick={onRun}>
            Import {formatCount(firms, "firm")}
          </BusyButton>
        )}
        <Button variant="default" aria-disabled={isBusy} onClick={() => !isBusy && setCorrecting(true)}>
          Correct the columns
        </Button>
        <Button variant="default" aria-disabled={isBusy} onClick={() => !isBusy && onDiscard()}>
          Discard this import
        </Button>
        {refused > 0 && (
          <Anchor href={importErrorsPath(view.id)} download>
            Download {formatCount(refused, "refused row")} (csv)
          </Anchor>
        )}
      </Group>
      <ImportRows view={view} tense="before" />
    </Stack>
  );
}
