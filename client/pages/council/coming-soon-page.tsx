import { useLocation } from "react-router-dom";
import { EmptyState } from "../../components/states.tsx";
import { PageHeading } from "../../components/page-heading.tsx";
import { CouncilShell } from "./council-shell.tsx";

/** A section that is not open yet and says so. @source specification 2 "Sections"; product.md "keep coming soon" */
export function CouncilComingSoonPage() {
  const { pathname } = useLocation();
  const section = pathname.split("/").at(-1) ?? "";
  return (
    <CouncilShell>
      <PageHeading title={section.toUpperCase()} />
      <EmptyState title="coming soon" />
    </CouncilShell>
  );
}
