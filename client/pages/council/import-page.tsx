import { paths } from "#domain/council.ts";
import { PageHeading } from "../../components/page-heading.tsx";
import { ImportStart } from "../../features/members/import-start.tsx";
import { CouncilShell } from "./council-shell.tsx";

/** Takes in many firms at once. @source specification 2 "Admin Panel" (file upload) */
export function ImportPage() {
  return (
    <CouncilShell>
      <PageHeading title="Import firms" back={{ label: "Admin panel", to: paths.councilHome }} />
      <ImportStart />
    </CouncilShell>
  );
}
