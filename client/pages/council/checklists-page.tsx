import { PageHeading } from "../../components/page-heading.tsx";
import { ChecklistList } from "../../features/reviews/checklist-list.tsx";
import { CouncilShell } from "./council-shell.tsx";

/** What officers look at in each kind of document. */
export function ChecklistsPage() {
  return (
    <CouncilShell>
      <PageHeading
        title="Checklists"
        lead="Officers see these points beside the verdict and can tick them. A tick is kept with the name of who made it; a missing one stops nothing."
      />
      <ChecklistList />
    </CouncilShell>
  );
}
