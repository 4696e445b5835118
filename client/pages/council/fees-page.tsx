import { PageHeading } from "../../components/page-heading.tsx";
import { FeeDesk } from "../../features/members/fee-tables/fee-desk.tsx";
import { CouncilShell } from "./council-shell.tsx";

/** The membership fees of each year. */
export function FeesPage() {
  return (
    <CouncilShell>
      <PageHeading
        title="Membership fees"
        lead="What members pay for a financial year. One user prepares a table, another publishes it; a published table never changes. The website computes with the table of its year."
      />
      <FeeDesk />
    </CouncilShell>
  );
}
