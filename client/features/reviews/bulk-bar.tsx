import { Alert, Button, Group, List, Paper, Progress, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { exportFormats, exportFormatValues, type ExportFormat } from "#domain/directory/export-rules.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { maxBulk } from "#domain/work/parts.ts";
import { choicesOf, FilterSelect } from "../../components/filter-select.tsx";
import { TextButton } from "../../components/text-button.tsx";
import { saveAsFile } from "../../lib/save-as-file.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { formatCount, groupIndian } from "../../shared/format.ts";
import { useBulk, type BulkAction } from "./use-bulk.ts";
import type { Chosen } from "./use-chosen.tsx";
import type { ListFilters } from "./use-review-filters.ts";
import type { ReviewListRow } from "./views.ts";

type BulkBarProps = {
  readonly scheme: SchemeKind;
  readonly filters: ListFilters;
  readonly rows: readonly ReviewListRow[];
  readonly chosen: Chosen;
};

/**
 * Chooses the rows that are shown, or all of the filter, and acts on all that are chosen. The list may be empty after an action; what came
 * of it stays. @source desks-and-more.md 2 "Bulk"
 */
export function BulkBar({ scheme, filters, rows, chosen }: BulkBarProps) {
  const utils = trpc.useUtils();
  const [choosing, setChoosing] = useState<{ readonly isBusy: boolean; readonly note?: string; readonly failure?: string }>({ isBusy: false });
  const shown = rows.map(({ id }) => id);
  const isAllShown = shown.every((id) => chosen.has(id));
  async function chooseAll(): Promise<void> {
    if (choosing.isBusy) return;
    setChoosing({ isBusy: true });
    try {
      const { ids, isCut, readAt } = await utils.work.chooseAll.fetch({ scheme, ...filters }, { staleTime: 0 });
      chosen.add(ids, readAt);
      setChoosing({ isBusy: false, ...(isCut && { note: `The first ${formatCount(maxBulk, "claim")} are chosen. Do the others afterwards.` }) });
    } catch (error) {
      setChoosing({ isBusy: false, failure: failureOf(error).message });
    }
  }
  return (
    <Stack gap="xs">
      {shown.length > 0 && (
        <Group gap="md">
          <TextButton onClick={() => (isAllShown ? chosen.remove(shown) : chosen.add(shown))}>
            {isAllShown ? "Choose none of these" : `Choose the ${shown.length} that are shown`}
          </TextButton>
          <TextButton onClick={() => void chooseAll()}>{choosing.isBusy ? "Choosing..." : "Choose all of this list"}</TextButton>
          <Text size="sm" role="status">
            {chosen.ids.size > 0 && `${formatCount(chosen.ids.size, "claim")} chosen. ${choosing.note ?? ""}`}
          </Text>
        </Group>
      )}
      {choosing.failure !== undefined && <Alert color="red" role="alert" title={choosing.failure} />}
      <BulkActions chosen={chosen} scheme={scheme} />
    </Stack>
  );
}

/** What can be done with the chosen claims, and afterwards what was not done, with the reasons. */
function BulkActions({ chosen, scheme }: Pick<BulkBarProps, "chosen" | "scheme">) {
  const [to, setTo] = useState<string>();
  const office = trpc.work.office.useQuery(undefined, { enabled: chosen.ids.size > 0 });
  const bulk = useBulk(chosen);
  const { running, outcome, failure } = bulk;
  const ids = [...chosen.ids];
  const officers = office.data?.officers ?? [];
  const target = officers.find(({ id }) => id === to);
  const labelOf = (action: BulkAction, label: string): string => (running?.action === action ? "Working..." : label);
  return (
    <>
      <div role="status">
        {running !== undefined && (
          <>
            <Text size="sm">
              {groupIndian(String(running.done))} of {formatCount(running.total, "claim")} done...
            </Text>
            <Progress value={(running.done / running.total) * 100} aria-label="Claims done" mt={4} />
          </>
        )}
        {outcome !== undefined && outcome.done > 0 && <Alert color="green" title={outcome.message} />}
      </div>
      {outcome !== undefined && outcome.notDone.length > 0 && <NotDone notDone={outcome.notDone} />}
      {failure !== undefined && <Alert color="red" role="alert" title={failure} />}
      {ids.length > 0 && (
        <Paper withBorder p="sm" component="section" aria-label="Actions on the chosen claims">
          <Group align="flex-end" gap="md">
            <FilterSelect
              label="Give them to"
              all="Choose an officer"
              choices={choicesOf(
                officers.map(({ id }) => id),
                (id) => officers.find((officer) => officer.id === id)?.name ?? id,
              )}
              value={to}
              onChange={setTo}
            />
            <Button
              aria-disabled={running !== undefined || target === undefined}
              onClick={() => target !== undefined && bulk.assign(target.id, target.name)}
            >
              {labelOf("assign", "Assign")}
            </Button>
            <Button variant="default" aria-disabled={running !== undefined} onClick={bulk.free}>
              {labelOf("free", "Make free")}
            </Button>
            <Button variant="default" aria-disabled={running !== undefined} onClick={bulk.remind}>
              {labelOf("remind", "Remind the members")}
            </Button>
            <DownloadChosen key={ids.join()} scheme={scheme} ids={ids} />
            <TextButton onClick={() => chosen.remove(ids)}>Choose none</TextButton>
          </Group>
        </Paper>
      )}
    </>
  );
}

/** The chosen claims as one file. */
function DownloadChosen({ scheme, ids }: { scheme: SchemeKind; ids: string[] }) {
  const { mutate, isPending, error, variables } = trpc.work.exportChosen.useMutation({
    onSuccess: ({ name, base64 }, { format }) => {
      const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
      saveAsFile(name, new Blob([bytes], { type: exportFormats[format].mediaType }));
    },
  });
  const download = (format: ExportFormat): void => {
    if (!isPending) mutate({ scheme, ids, format });
  };
  return (
    <>
      {exportFormatValues.map((format) => (
        <TextButton key={format} onClick={() => download(format)}>
          {isPending && variables.format === format ? "Downloading..." : `Download the chosen (${format})`}
        </TextButton>
      ))}
      {error !== null && <Alert color="red" role="alert" title={failureOf(error).message} />}
    </>
  );
}

const mostListed = 20;

function NotDone({ notDone }: { notDone: readonly { readonly id: string; readonly reason: string }[] }) {
  return (
    <Alert color="orange" role="alert" title={`${formatCount(notDone.length, "claim")} stayed as before:`}>
      <List size="sm">
        {notDone.slice(0, mostListed).map(({ id, reason }) => (
          <List.Item key={id}>
            {id}: {reason}
          </List.Item>
        ))}
        {notDone.length > mostListed && <List.Item>and {formatCount(notDone.length - mostListed, "more", "more")}</List.Item>}
      </List>
    </Alert>
  );
}
