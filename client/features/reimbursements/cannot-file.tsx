import { Alert, Anchor, Group, Stack, Text, Title } from "@mantine/core";
import { Link, useNavigate } from "react-router-dom";
import { council } from "#domain/council.ts";
import type { Scheme } from "#domain/reimbursements/scheme.ts";
import { PageHeading } from "../../components/page-heading.tsx";
import { AnswerSections } from "./answer-sections.tsx";
import { DiscardDraft } from "./discard-draft.tsx";
import { DossierDownload } from "./dossier-download.tsx";
import type { Draft } from "./draft.ts";
import { ownListPath } from "./member-paths.ts";
import type { ReimbursementView } from "./views.ts";

type CannotFileProps = {
  readonly scheme: Scheme;
  readonly reason: string;
  readonly draft: Draft;
  /** The draft as it is saved; undefined where nothing is. */
  readonly view: ReimbursementView | undefined;
};

/** Says why a firm cannot file. What its draft holds can be read, downloaded and discarded, not changed. */
export function CannotFile({ scheme, reason, draft, view }: CannotFileProps) {
  const navigate = useNavigate();
  return (
    <Stack gap="md">
      <PageHeading title="You cannot file at present" back={{ to: ownListPath(scheme.kind), label: "Your reimbursements" }} />
      <Alert color="orange">{reason}</Alert>
      <Text>
        Write to <Anchor href={`mailto:${council.contactEmail}`}>{council.contactEmail}</Anchor> about your membership.
        {view !== undefined && " Your draft is kept as it is."}
      </Text>
      <Text>
        What you have filed can still be read and answered:{" "}
        <Anchor component={Link} to={ownListPath(scheme.kind)}>
          your reimbursements
        </Anchor>
        .
      </Text>
      {view !== undefined && (
        <>
          <Title order={2} size="h3">
            Your draft {view.id}
          </Title>
          <AnswerSections scheme={scheme} view={view} />
          <Group justify="space-between" align="flex-start">
            <DossierDownload reimbursementId={view.id} label="Download combined PDF" />
            <DiscardDraft draft={draft} view={view} onDiscarded={async () => navigate(ownListPath(scheme.kind))} />
          </Group>
        </>
      )}
    </Stack>
  );
}
