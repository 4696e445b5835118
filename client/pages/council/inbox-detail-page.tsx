import { useParams } from "react-router-dom";
import { paths } from "#domain/council.ts";
import { inboxOf, type InboxKind } from "#domain/site/inboxes.ts";
import { PageHeading } from "../../components/page-heading.tsx";
import { useWayBack } from "../../features/reviews/list-address.ts";
import { InboxDetail } from "../../features/site/inbox-detail.tsx";
import { CouncilShell } from "./council-shell.tsx";

function InboxDetailPage({ kind }: { kind: InboxKind }) {
  const { id = "" } = useParams();
  const { title, one } = inboxOf(kind);
  const back = useWayBack(`${paths.councilHome}/${kind}`);
  return (
    <CouncilShell>
      <PageHeading title={`${one.charAt(0).toUpperCase()}${one.slice(1)}`} back={{ label: title, to: back.to, state: back.state }} />
      <InboxDetail key={id} kind={kind} id={id} />
    </CouncilShell>
  );
}

/** One message to the council. */
export const MessagePage = () => <InboxDetailPage kind="messages" />;

/** One registration. */
export const RegistrationEntryPage = () => <InboxDetailPage kind="registrations" />;
