import { Alert, Button, Group, Paper, Progress, Stack, Text } from "@mantine/core";
import { exportFormats, immediateMembers, maxSheetMembers, memberColumns } from "#domain/directory/export-rules.ts";
import { IconDownload } from "../../shared/icons.ts";
import { formatBytes, formatCount, formatDateTime, groupIndian } from "../../shared/format.ts";
import { useExport, type RequestedList, type MadeList } from "./use-export.ts";

type ExportPanelProps = {
  readonly asked: RequestedList;
  /** The same as parameters of an address. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly count: number;
  /** The number of members, as the list above shows it. */
  readonly countLabel: string;
};

/** The export of the list: a short one is downloaded at once, a long one is made by a worker. @source ux.md "Directory" (export) */
export function ExportPanel({ asked, parameters, count, countLabel }: ExportPanelProps) {
  const { list, isBusy, isTaking, isAnother, failure, ask, take } = useExport();
  return (
    <Stack gap="xs" align="stretch" mb="xs">
      <Group gap="md">
        {count <= immediateMembers ? (
          <Immediate parameters={parameters} countLabel={countLabel} />
        ) : (
          <>
            <Button variant="default" size="compact-md" aria-disabled={isBusy} onClick={() => ask({ ...asked, format: "xlsx" })}>
              Download as excel ({countLabel})
            </Button>
            <Button variant="default" size="compact-md" aria-disabled={isBusy} onClick={() => ask({ ...asked, format: "csv" })}>
              csv
            </Button>
          </>
        )}
      </Group>
      <Text size="sm" c="dimmed">
        {memberColumns.length} columns
        {count > immediateMembers && `, up to ${formatCount(maxSheetMembers, "member")}, made in the background`}
      </Text>
      {failure !== undefined && <Alert color="red" role="alert" title={failure} />}
      {isAnother && <Alert color="orange" role="alert" title="Another list of yours is being made. Take that one first, then ask for this one." />}
      {list !== undefined && <Made list={list} isTaking={isTaking} onTake={() => take(list.id)} />}
    </Stack>
  );
}

function Immediate({ parameters, countLabel }: Pick<ExportPanelProps, "parameters" | "countLabel">) {
  const query = new URLSearchParams(parameters).toString();
  return (
    <>
      <Button variant="default" size="compact-md" component="a" href={`/exports/members.xlsx?${query}`} download>
        Download as excel ({countLabel})
      </Button>
      <Button variant="default" size="compact-md" component="a" href={`/exports/members.csv?${query}`} download>
        csv
      </Button>
    </>
  );
}

/** How far the list is, or where it can be taken. */
function Made({ list, isTaking, onTake }: { list: MadeList; isTaking: boolean; onTake: () => void }) {
  const { state, format, title, fileName, sizeBytes, rowsDone, rowsTotal, keptUntil } = list;
  if (state === "failed")
    return (
      <Alert color="red" role="alert" title={`${fileName} could not be made. Ask for it again.`}>
        {title}
      </Alert>
    );
  const share = rowsTotal === 0 ? 0 : Math.floor((100 * rowsDone) / rowsTotal);
  return (
    <Paper withBorder p="sm" component="section" aria-label="List to take home">
      {state === "ready" ? (
        <Group justify="space-between" gap="sm">
          <div role="status">
            <Text fw={600}>{fileName} is ready</Text>
            <Text size="sm" style={{ overflowWrap: "anywhere" }}>
              {title}
            </Text>
            <Text size="sm">
              {exportFormats[format].label}, {formatCount(rowsDone, "member")}, {formatBytes(sizeBytes ?? 0)}. Kept until {formatDateTime(keptUntil)}.
            </Text>
          </div>
          <Button
            leftSection={<IconDownload size={18} aria-hidden="true" />}
            aria-label={`Download ${fileName}`}
            aria-disabled={isTaking}
            onClick={onTake}
          >
            Download
          </Button>
        </Group>
      ) : (
        <Stack gap={4}>
          <Text size="sm" role="status">
            Making {fileName}. You can go on searching meanwhile.
          </Text>
          <Text size="sm" style={{ overflowWrap: "anywhere" }}>
            {title}
          </Text>
          <Progress value={share} aria-label={`${fileName}: ${share} percent written`} animated={state === "running"} />
          <Text size="sm" className="portal-figures">
            {rowsTotal === 0 ? "Waiting for its turn" : `${groupIndian(String(rowsDone))} of ${formatCount(rowsTotal, "member")}`}
          </Text>
        </Stack>
      )}
    </Paper>
  );
}
