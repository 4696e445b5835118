import { useParams } from "react-router-dom";
import { paths } from "#domain/council.ts";
import { PageHeading } from "../../components/page-heading.tsx";
import { ApplicationDesk } from "../../features/joining/application-desk.tsx";
import { JoiningApplicationList } from "../../features/joining/joining-application-list.tsx";
import { useReadNotices } from "../../features/notifications/use-read-notices.ts";
import { CouncilShell } from "./council-shell.tsx";

/** The applications for membership that came in by the website. */
export function ApplicationsPage() {
  return (
    <CouncilShell>
      <PageHeading
        title="Applications for membership"
        lead="What firms sent by the website. Approval makes the firm, its login and its invoice in one."
      />
      <JoiningApplicationList />
    </CouncilShell>
  );
}

/** One application beside its documents. */
export function ApplicationPage() {
  const { id = "" } = useParams();
  useReadNotices({ about: "applicationId", id });
  return (
    <CouncilShell>
      <PageHeading title="Application for membership" back={{ to: paths.joiningDesk, label: "Applications for membership" }} />
      <ApplicationDesk key={id} id={id} />
    </CouncilShell>
  );
}
