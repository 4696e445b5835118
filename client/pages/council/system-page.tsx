import { PageHeading } from "../../components/page-heading.tsx";
import { SystemOverview } from "../../features/system/system-overview.tsx";
import { CouncilShell } from "./council-shell.tsx";

/** How the portal itself stands: for whoever is asked when a letter did not come. */
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
