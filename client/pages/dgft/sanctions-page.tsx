import { PageHeading } from "../../components/page-heading.tsx";
import { DgftShell } from "./dgft-shell.tsx";

/** What was approved, by sanction order, and where its money is. */
export function SanctionsPage() {
  return (
    <DgftShell>
      <PageHeading title="Sanctions" />
    </DgftShell>
  );
}
