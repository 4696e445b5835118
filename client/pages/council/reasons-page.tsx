import { PageHeading } from "../../components/page-heading.tsx";
import { ReasonList } from "../../features/rules/reason-list.tsx";
import { CouncilShell } from "./council-shell.tsx";

/** Why an amount is less than claimed, or why a rule is lifted: the sentences that officers choose from. */
export function ReasonsPage() {
  return (
    <CouncilShell>
      <PageHeading
        title="Reasons for amounts"
        lead="Officers give one of these reasons when an amount is less than claimed, or when a rule is lifted. What was given with an older sentence keeps it."
      />
      <ReasonList />
    </CouncilShell>
  );
}
