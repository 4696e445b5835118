import { Button, Text } from "@mantine/core";
import { reimbursementMessages, wizardMessages } from "#domain/reimbursements/messages.ts";
import { IconDownload } from "../../shared/icons.ts";
import { formatBytes } from "../../shared/format.ts";
import { failureOf } from "../../lib/trpc.ts";
import { fileUrl } from "./file-urls.ts";
import { useDossier, type DossierView } from "./use-dossier.ts";
import wrapping from "./wrapping-button.module.css";

type DossierDownloadProps = {
  readonly reimbursementId: string;
  readonly label: string;
  /** Without a press, where everybody wants it. */ readonly isWantedAtOnce?: boolean;
  /** What is known of it already. */ readonly atFirst?: DossierView | undefined;
};

/** Every document in one PDF: a button that has it made, what is done meanwhile, then the link. @source specification 4 "PDF download" */
export function DossierDownload({ reimbursementId, label, isWantedAtOnce = false, atFirst }: DossierDownloadProps) {
  const { dossier, error, hasFailed, isBuilding, request } = useDossier(reimbursementId, { isWantedAtOnce, atFirst });
  if (dossier?.state === "ready")
    return (
      <div>
        <Button
          component="a"
          href={fileUrl(reimbursementId, dossier.fileId)}
          download={dossier.name}
          variant="default"
          classNames={wrapping}
          leftSection={<IconDownload size={18} aria-hidden="true" />}
        >
          {label} (PDF, {formatBytes(dossier.sizeBytes)})
        </Button>
        <Text size="sm" role="status">
          {atFirst?.state === "ready" ? "" : "The PDF is ready."}
        </Text>
      </div>
    );
  return (
    <div>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden="true" />}
        aria-disabled={isBuilding}
        onClick={() => !isBuilding && request()}
      >
        {isBuilding ? reimbursementMessages.dossierBuilding : label}
      </Button>
      <Text size="sm" role="status">
        {dossier?.state === "building" && dossier.total > 0 ? `${dossier.done} of ${dossier.total} documents done` : ""}
      </Text>
      {(error !== null || hasFailed) && (
        <Text size="sm" role="alert" c="var(--portal-error)">
          {error === null ? reimbursementMessages.dossierFailed : wizardMessages.pdfFailed(failureOf(error).message)}
        </Text>
      )}
    </div>
  );
}
