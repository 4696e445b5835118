import { PageHeading } from "../../components/page-heading.tsx";
import { BuyerList } from "../../features/directory/buyer-list.tsx";
import { CouncilShell } from "./council-shell.tsx";

/** Who registered as a buyer. */
export function BuyersPage() {
  return (
    <CouncilShell>
      <PageHeading title="Buyers" lead="Who registered on the website to search the member directory." />
      <BuyerList />
    </CouncilShell>
  );
}
