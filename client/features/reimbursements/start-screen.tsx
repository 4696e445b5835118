import { Alert, Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { Link, useNavigate } from "react-router-dom";
import { stepCount } from "#domain/reimbursements/derive.ts";
import type { Scheme } from "#domain/reimbursements/scheme.ts";
import { PageHeading } from "../../components/page-heading.tsx";
import { SaveStatus } from "../../components/save-status.tsx";
import { TaskList } from "../../components/task-list.tsx";
import { trpc } from "../../lib/trpc.ts";
import { ClearProgress } from "./clear-progress.tsx";
import { DiscardDraft } from "./discard-draft.tsx";
import { EntitlementCard } from "./entitlement-card.tsx";
import { DraftTitle } from "./draft-title.tsx";
import { ownListPath, wizardPath } from "./member-paths.ts";
import { completedCount, tasksOf } from "./step-status.ts";
import { useUploads } from "./uploads.ts";
import { WizardFrame, type WizardScreenProps } from "./wizard-frame.tsx";
import wrapping from "./wrapping-button.module.css";

/** The first page of a wizard: the steps, in any order, with the documents that each needs. */
export function StartScreen({ scheme, draft, id, view }: WizardScreenProps) {
  const uploads = useUploads(draft);
  const navigate = useNavigate();
  const tasks = tasksOf(scheme, id, { view, progress: draft.progress(), uploads });
  const next = tasks.find(({ status }) => status !== "Completed") ?? tasks.at(-1);
  const toFill = stepCount(scheme) - 1;
  return (
    <WizardFrame scheme={scheme} id={id}>
      <PageHeading
        title={`${scheme.typeLabel} reimbursement`}
        back={{ to: ownListPath(scheme.kind), label: "Your reimbursements" }}
        lead={`${completedCount(view)} of ${toFill} steps are complete. Do them in any order; each is kept when you save it, and you can go on later on any device.`}
      />
      {view !== undefined && <DraftTitle view={view} />}
      {id === undefined && <OtherDrafts scheme={scheme} />}
      <EntitlementCard scheme={scheme} />
      <TaskList label="Steps" tasks={tasks} />
      <SaveStatus state="saved" savedAt={view?.updatedAt} />
      <Group justify="space-between">
        {next !== undefined && (
          <Button component={Link} to={next.to} classNames={wrapping}>
            {completedCount(view) === 0 ? `Start: ${next.name}` : `Continue: ${next.name}`}
          </Button>
        )}
        <Group gap="xs">
          {(view !== undefined || draft.progress() !== undefined) && (
            <ClearProgress draft={draft} view={view} onCleared={() => void navigate(wizardPath(scheme.kind, { id: draft.id }), { replace: true })} />
          )}
          {view !== undefined && <DiscardDraft draft={draft} view={view} onDiscarded={async () => navigate(ownListPath(scheme.kind))} />}
        </Group>
      </Group>
    </WizardFrame>
  );
}

/** Prevents a second draft by mistake. */
function OtherDrafts({ scheme }: { scheme: Scheme }) {
  const list = trpc.reimbursements.listOwn.useQuery({ scheme: scheme.kind, standing: "drafts", page: 1, pageSize: 10 });
  const drafts = list.data?.rows ?? [];
  if (drafts.length === 0) return null;
  return (
    <Alert color="blue" title={drafts.length === 1 ? "You have a draft that is not submitted" : "You have drafts that are not submitted"}>
      <Stack gap={4}>
        <Text size="sm">Saving a step here starts a new one.</Text>
        {drafts.map((row) => (
          <Anchor key={row.id} component={Link} to={wizardPath(scheme.kind, { id: row.id })}>
            Continue {row.id} {row.title === undefined ? "" : `“${row.title}” `}({row.status})
          </Anchor>
        ))}
      </Stack>
    </Alert>
  );
}
