import { Alert, Anchor, Group, Stack, Text } from "@mantine/core";
import { Link } from "react-router-dom";
import { paths } from "#domain/council.ts";
import { formatCount, formatDateTime } from "../../shared/format.ts";
import { ImportCounts, MailsOnTheWay } from "./import-counts.tsx";
import { importErrorsPath, importsPath } from "./import-paths.ts";
import { ImportRows } from "./import-rows.tsx";
import type { ImportView } from "./use-import.ts";

/** What an import came to, with the rows that it refused to take along. */
export function ImportResult({ view }: { readonly view: ImportView }) {
  const { created, updated, refused } = view.counts;
  return (
    <Stack gap="lg">
      <Alert color="green" title={`${formatCount(created, "firm")} created, ${formatCount(updated, "firm")} updated`}>
        <Text>Finished on {formatDateTime(view.finishedAt)}.</Text>
        <MailsOnTheWay view={view} />
      </Alert>
      <ImportCounts view={view} tense="after" />
      <Group>
        {refused > 0 && (
          <Anchor href={importErrorsPath(view.id)} download>
            Download {formatCount(refused, "refused row")} (csv)
          </Anchor>
        )}
        <Anchor component={Link} to={paths.councilHome}>
          To the list of firms
        </Anchor>
        <Anchor component={Link} to={importsPath}>
          Import another file
        </Anchor>
      </Group>
      <ImportRows view={view} tense="after" />
    </Stack>
  );
}
