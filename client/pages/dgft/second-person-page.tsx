import { PageHeading } from "../../components/page-heading.tsx";
import { ForSecondList } from "../../features/reimbursements/for-second-list.tsx";
import { DgftShell } from "./dgft-shell.tsx";

/** What waits for a second person of DGFT. */
export function DgftSecondPersonPage() {
  return (
    <DgftShell>
      <PageHeading title="Second person" lead="Decided claims that somebody asks to reopen. Somebody else of the office that decided confirms it." />
      <ForSecondList reader="dgft" />
    </DgftShell>
  );
}
