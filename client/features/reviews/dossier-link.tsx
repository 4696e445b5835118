import { Button, Text } from "@mantine/core";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import { IconDownload } from "../../components/icons.ts";
import { formatBytes } from "../../lib/format.ts";
import { failureOf } from "../../lib/trpc.ts";
import { fileUrl } from "../reimbursements/file-urls.ts";
import { useDossier } from "../reimbursements/use-dossier.ts";

/** Every document in one PDF: a link once it is there, before that a button that has it made. */
export function DossierLink({ reimbursementId, label }: { reimbursementId: string; label: string }) {
  const { dossier, error, isBuilding, request } = useDossier(reimbursementId);
  if (dossier?.state === "ready")
    return (
      <Button
        component="a"
        href={fileUrl(reimbursementId, dossier.fileId)}
        download={dossier.name}
        variant="default"
        leftSection={<IconDownload size={18} />}
      >
        {label} (PDF, {formatBytes(dossier.sizeBytes)})
      </Button>
    );
  return (
    <div>
      <Button variant="default" leftSection={<IconDownload size={18} />} aria-disabled={isBuilding} onClick={() => !isBuilding && request()}>
        {isBuilding ? reimbursementMessages.dossierBuilding : label}
      </Button>
      <Text size="sm" role="status">
        {dossier?.state === "building" && dossier.total > 0 ? `${dossier.done} of ${dossier.total} documents` : ""}
      </Text>
      {error !== null && (
        <Text size="sm" role="alert">
          {failureOf(error).message}
        </Text>
      )}
    </div>
  );
}
