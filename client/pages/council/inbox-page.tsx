import { inboxOf, type InboxKind } from "#domain/site/inboxes.ts";
import { PageHeading } from "../../components/page-heading.tsx";
import { InboxList } from "../../features/site/inbox-list.tsx";
import { CouncilShell } from "./council-shell.tsx";

function InboxPage({ kind }: { kind: InboxKind }) {
  return (
    <CouncilShell>
      <PageHeading title={inboxOf(kind).title} />
      <InboxList key={kind} kind={kind} />
    </CouncilShell>
  );
}

/** What visitors wrote by the contact form. */
export const MessagesPage = () => <InboxPage kind="messages" />;

/** Who registered by the website. */
export const RegistrationsPage = () => <InboxPage kind="registrations" />;
