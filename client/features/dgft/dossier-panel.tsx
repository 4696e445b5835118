import { Button, Stack, Text, Title } from "@mantine/core";
import { useEffect, type Ref } from "react";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import { DocumentViewer, type ViewerHandle } from "../../components/document-viewer.tsx";
import { ErrorState } from "../../components/states.tsx";
import { failureOf } from "../../lib/trpc.ts";
import { fileUrl, pageUrl } from "../reimbursements/file-urls.ts";
import { useSearchFile } from "../reimbursements/use-search-file.ts";
import classes from "../reviews/document-pane.module.css";
import { useDossier, type DossierView } from "../reimbursements/use-dossier.ts";

type DossierPanelProps = {
  readonly reimbursementId: string;
  /** What is known of it already. */
  readonly atFirst: DossierView;
  readonly viewer: Ref<ViewerHandle>;
};

/** The combined PDF, page by page; made now when this version of it is not there yet. */
export function DossierPanel({ reimbursementId, atFirst, viewer }: DossierPanelProps) {
  const { dossier, error, hasFailed, isBuilding, request } = useDossier(reimbursementId, { atFirst });
  const search = useSearchFile(reimbursementId, dossier?.state === "ready" ? dossier.fileId : "");
  const failed = hasFailed ? reimbursementMessages.dossierFailed : undefined;
  const failure = error === null ? failed : failureOf(error).message;
  const isMissing = dossier?.state === "none";
  useEffect(() => {
    if (isMissing && !isBuilding && failure === undefined) request();
  }, [isMissing, isBuilding, failure, request]);

  return (
    <section className={classes.pane} aria-labelledby="dossier">
      <Title order={2} size="h4" id="dossier" className={classes.name}>
        Dossier
      </Title>
      {failure !== undefined && <ErrorState message={failure} onRetry={request} />}
      {failure === undefined && dossier?.state !== "ready" && (
        <Stack role="status" gap="xs">
          <Button disabled>{reimbursementMessages.dossierBuilding}</Button>
          {dossier?.state === "building" && dossier.total > 0 && (
            <Text size="sm">
              {dossier.done} of {dossier.total} documents
            </Text>
          )}
        </Stack>
      )}
      {dossier?.state === "ready" && (
        <DocumentViewer
          key={dossier.fileId}
          ref={viewer}
          title={`Dossier ${dossier.name}`}
          pages={dossier.pages}
          pageUrl={(page, widthPx) => pageUrl(reimbursementId, dossier.fileId, page, widthPx)}
          smallPageUrl={(page) => pageUrl(reimbursementId, dossier.fileId, page, 320)}
          original={{ href: fileUrl(reimbursementId, dossier.fileId), name: dossier.name, kind: "PDF", sizeBytes: dossier.sizeBytes }}
          search={search}
        />
      )}
    </section>
  );
}
