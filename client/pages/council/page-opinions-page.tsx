import { PageHeading } from "../../components/page-heading.tsx";
import { PageOpinionList } from "../../features/site/page-opinion-list.tsx";
import { CouncilShell } from "./council-shell.tsx";

/** What readers of the website answered to "Was this page useful?". */
export function PageOpinionsPage() {
  return (
    <CouncilShell>
      <PageHeading
        title="Useful pages"
        lead="What readers answered to “Was this page useful?”, the pages that helped least first. Only counts are stored, nothing about the reader."
      />
      <PageOpinionList />
    </CouncilShell>
  );
}
