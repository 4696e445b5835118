import { Alert, Anchor, List, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router-dom";
import { council } from "#domain/council.ts";
import { reimbursementPath } from "#domain/reimbursements/addresses.ts";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import type { Scheme } from "#domain/reimbursements/scheme.ts";
import { IconCheck } from "../../shared/icons.ts";
import { PageHeading } from "../../components/page-heading.tsx";
import { formatDate, formatDateTime } from "../../shared/format.ts";
import { DossierDownload } from "./dossier-download.tsx";
import { ownListPath } from "./member-paths.ts";
import type { ReimbursementView } from "./views.ts";
import { WizardFrame } from "./wizard-frame.tsx";

/** What is said after submission, until the council has checked the documents; its address can be kept. */
export function ConfirmationScreen({ scheme, view }: { scheme: Scheme; view: ReimbursementView }) {
  return (
    <WizardFrame scheme={scheme} id={view.id}>
      <PageHeading
        title={`${view.id} is submitted`}
        lead={`Submitted on ${formatDateTime(view.submittedAt)}. Keep this number for your questions.`}
      />
      <Alert color="green" icon={<IconCheck aria-hidden="true" />} role="status">
        {reimbursementMessages.submittedAll}
      </Alert>
      <Stack gap="xs">
        <Title order={2} size="h3">
          What happens next
        </Title>
        <List type="ordered" spacing="xs">
          <List.Item>
            {council.shortName} checks each document{view.dueOn === undefined ? "" : ` by ${formatDate(view.dueOn)}`}. If something has to be mended,
            you are asked for just that, here and by e-mail.
          </List.Item>
          <List.Item>
            When every document is sufficient, {council.shortName} forwards it to {council.officer}.
          </List.Item>
          <List.Item>The {council.officer} officer decides, and you are told at once.</List.Item>
        </List>
        <Text>
          A receipt goes to {view.firm.contactEmail}. It stands now at: <strong>{view.status}</strong>.
        </Text>
      </Stack>
      <DossierDownload reimbursementId={view.id} label="Download combined PDF" isWantedAtOnce />
      <Stack gap={4}>
        <Anchor component={Link} to={reimbursementPath("member", view.scheme, view.id)}>
          Follow {view.id}
        </Anchor>
        <Anchor component={Link} to={ownListPath(scheme.kind)}>
          Back to your reimbursements
        </Anchor>
      </Stack>
    </WizardFrame>
  );
}
