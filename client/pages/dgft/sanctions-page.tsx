import { useParams } from "react-router-dom";
import { council } from "#domain/council.ts";
import { PageHeading } from "../../components/page-heading.tsx";
import { SanctionDetail } from "../../features/payments/order-detail.tsx";
import { SanctionList } from "../../features/payments/order-list.tsx";
import { DgftShell } from "./dgft-shell.tsx";

/** What was approved, by sanction order, and where its money is. */
export function SanctionsPage() {
  return (
    <DgftShell>
      <PageHeading title="Sanctions" lead={`The sanction orders as ${council.shortName} recorded them, and what became of each payment.`} />
      <SanctionList />
    </DgftShell>
  );
}

/** One order. */
export function SanctionPage() {
  const { id = "" } = useParams();
  return (
    <DgftShell>
      <SanctionDetail key={id} orderId={id} />
    </DgftShell>
  );
}
