import { useParams } from "react-router-dom";
import { PageHeading } from "../../components/page-heading.tsx";
import { ImportDetail } from "../../features/members/import-detail.tsx";
import { importsPath } from "../../features/members/import-paths.ts";
import { CouncilShell } from "./council-shell.tsx";

/** One import: its columns, its dry run, its progress, its result. */
export function ImportDetailPage() {
  const { importId = "" } = useParams();
  return (
    <CouncilShell>
      <PageHeading title="Import" back={{ label: "Import firms", to: importsPath }} />
      <ImportDetail key={importId} importId={importId} />
    </CouncilShell>
  );
}
