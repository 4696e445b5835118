import { Alert, Badge, Button, Checkbox, Stack, Text } from "@mantine/core";
import { DataList, type Column } from "../../components/data-list.tsx";
import { Section } from "../../components/section.tsx";
import { NotRead } from "../../components/not-read.tsx";
import { formatDate } from "../../shared/format.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { AbsenceForm } from "./absence-form.tsx";
import type { AbsenceOfOfficer, OfficeOfReader, OfficerRow } from "./work-views.ts";

/** The officers of the reader's office, their absences, and how new claims are shared. @source desks-and-more.md 2 */
export function OfficePanel() {
  const query = trpc.work.office.useQuery();
  if (query.data === undefined) return <NotRead query={query} lines={6} />;
  return (
    <Stack gap="lg">
      <Section title="Officers">
        <Stack gap="md">
          <DataList
            caption="Officers"
            isCaptionUnseen
            columns={officerColumns}
            rows={query.data.officers}
            rowKey={({ id }) => id}
            emptyTitle="There is no officer."
          />
          <SharingSetting sharesByLoad={query.data.sharesByLoad} />
        </Stack>
      </Section>
      <Section title="Absences">
        <Stack gap="lg">
          <AbsenceForm officers={query.data.officers} />
          <Absences rows={query.data.absences} />
        </Stack>
      </Section>
    </Stack>
  );
}

const officerColumns: readonly Column<OfficerRow>[] = [
  { key: "name", label: "Officer", show: ({ name, isMe }) => (isMe ? `${name} (you)` : name) },
  { key: "waiting", label: "Own claims that wait", show: ({ waiting }) => waiting, isFigure: true },
  {
    key: "absent",
    label: "Absent until",
    show: ({ absentUntil }) => (absentUntil === undefined ? "At work" : formatDate(absentUntil)),
  },
  { key: "deputy", label: "Deputy now", show: ({ absentUntil, deputy }) => (absentUntil === undefined ? "–" : (deputy ?? "Nobody")) },
];

function SharingSetting({ sharesByLoad }: Pick<OfficeOfReader, "sharesByLoad">) {
  const utils = trpc.useUtils();
  const change = trpc.work.changeOffice.useMutation({ onSuccess: () => utils.work.office.invalidate() });
  return (
    <>
      <Checkbox
        label="Share new claims by load"
        description="A new claim goes to the officer at work with the fewest own claims that wait. Without this, an officer takes it, or is given it."
        checked={change.isPending ? change.variables.sharesByLoad : sharesByLoad}
        onChange={({ currentTarget }) => !change.isPending && change.mutate({ sharesByLoad: currentTarget.checked })}
      />
      <Text size="sm" role="status">
        {change.isSuccess && "Saved."}
      </Text>
      {change.error !== null && <Alert color="red" role="alert" title={failureOf(change.error).message} />}
    </>
  );
}

function Absences({ rows }: { rows: readonly AbsenceOfOfficer[] }) {
  const utils = trpc.useUtils();
  const cancel = trpc.work.cancelAbsence.useMutation({ onSettled: () => utils.work.invalidate() });
  const columns: readonly Column<AbsenceOfOfficer>[] = [
    {
      key: "name",
      label: "Officer",
      show: ({ name, isNow }) => (
        <>
          {name} {isNow && <Badge variant="light">Now</Badge>}
        </>
      ),
    },
    { key: "from", label: "From", show: ({ fromOn }) => formatDate(fromOn), width: "short" },
    { key: "until", label: "Until", show: ({ untilOn }) => formatDate(untilOn), width: "short" },
    { key: "deputy", label: "Deputy", show: ({ deputyName }) => deputyName ?? "Nobody" },
    { key: "by", label: "Entered by", show: ({ setByName }) => setByName },
    {
      key: "cancel",
      label: "Cancel",
      show: ({ id, name, fromOn }) => (
        <Button
          variant="subtle"
          color="red"
          size="compact-sm"
          aria-label={`Cancel the absence of ${name} from ${formatDate(fromOn)}`}
          aria-disabled={cancel.isPending}
          onClick={() => !cancel.isPending && cancel.mutate({ absenceId: id })}
        >
          Cancel
        </Button>
      ),
    },
  ];
  return (
    <>
      <div role="status">{cancel.isSuccess && <Alert color="green" title="The absence is cancelled." />}</div>
      {cancel.error !== null && <Alert color="red" role="alert" title={failureOf(cancel.error).message} />}
      <DataList
        caption="Absences that go on or come"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        emptyTitle="Nobody is absent, or will be."
      />
    </>
  );
}
