import { council } from "#domain/council.ts";
import { PageHeading } from "../../components/page-heading.tsx";
import { PrivacyRequests } from "../../features/privacy/privacy-requests.tsx";
import { CouncilShell } from "./council-shell.tsx";

/** For people who ask for their stored data or for its erasure. */
export function PrivacyPage() {
  return (
    <CouncilShell>
      <PageHeading
        title="Privacy requests"
        lead={`When somebody asks what ${council.shortName} keeps about them, or to be erased. Make sure first that the e-mail address is theirs.`}
      />
      <PrivacyRequests />
    </CouncilShell>
  );
}
