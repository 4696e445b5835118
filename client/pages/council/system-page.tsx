import { PageHeading } from "../../components/page-heading.tsx";
import { SystemOverview } from "../../features/system/system-overview.tsx";
import { CouncilShell } from "./council-shell.tsx";

/** The state of the portal itself, for support questions such as an email that did not arrive. */
export function SystemPage() {
  return (
    <CouncilShell>
      <PageHeading
        title="System"
        lead="What the portal stands on, what waits in the background, and what was given up. The figures are those of this moment; the page asks again every 15 seconds."
      />
      <SystemOverview />
    </CouncilShell>
  );
}
