import { PageHeading } from "../../components/page-heading.tsx";
import { ForSecondList } from "../../features/reimbursements/for-second-list.tsx";
import { CouncilShell } from "./council-shell.tsx";

/** What waits for a second person of the council. */
export function SecondPersonPage() {
  return (
    <CouncilShell>
      <PageHeading
        title="Second person"
        lead="Recommendations that another officer looks at before they go to DGFT, and decided claims that a colleague asks to reopen."
      />
      <ForSecondList reader="council" />
    </CouncilShell>
  );
}
