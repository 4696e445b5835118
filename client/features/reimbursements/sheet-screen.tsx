import { Button, Group } from "@mantine/core";
import { reimbursementPath } from "#domain/reimbursements/addresses.ts";
import { PageHeading } from "../../components/page-heading.tsx";
import { NotRead } from "../../components/not-read.tsx";
import { trpc } from "../../lib/trpc.ts";
import { ComputationSheet, SheetDownload } from "./computation-sheet.tsx";

/** The computation sheet of one reimbursement and nothing else. */
export function SheetScreen({ reimbursementId }: { reimbursementId: string }) {
  const query = trpc.dossiers.computation.useQuery({ reimbursementId });
  const view = query.data;
  return (
    <div className="portal-landscape">
      <PageHeading
        title={`Computation sheet of ${reimbursementId}`}
        {...(view !== undefined && { back: { to: reimbursementPath(view.reader, view.scheme, view.id), label: view.id } })}
      />
      {view === undefined ? (
        <NotRead query={query} lines={8} />
      ) : (
        <>
          <Group mb="md" gap="md" className="portal-not-printed">
            <Button variant="default" onClick={() => window.print()}>
              Print
            </Button>
            {view.sheet !== undefined && <SheetDownload id={view.id} />}
          </Group>
          <ComputationSheet view={view} isAlone />
        </>
      )}
    </div>
  );
}
