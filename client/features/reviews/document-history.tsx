import { Anchor, List, Stack, Text, Title } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { formatDateTime } from "../../shared/format.ts";
import { fileUrl } from "../reimbursements/file-urls.ts";
import type { ReviewDocument } from "./views.ts";

export type DocumentHistoryProps = {
  readonly reimbursementId: string;
  readonly document: ReviewDocument;
  readonly onShowVersion: (version: number) => void;
};

const CompareDialog = lazy(async () => ({ default: (await import("./compare-dialog.tsx")).CompareDialog }));

/** What was asked about a document before, what the member answered, and the files that it replaced. */
export function DocumentHistory({ reimbursementId, document, onShowVersion }: DocumentHistoryProps) {
  const [compared, setCompared] = useState<number>();
  return (
    <Stack gap="md">
      {document.deficiencies.length > 0 && (
        <section>
          <Title order={3} size="h5">
            Shared deficiencies and answers
          </Title>
          <List listStyleType="none" spacing="xs">
            {document.deficiencies.map((deficiency) => (
              <List.Item key={deficiency.id}>
                <Text size="sm" c="dimmed">
                  Round {deficiency.round}, {formatDateTime(deficiency.sharedAt)}
                  {deficiency.origin === "DGFT" ? ", on a query of DGFT" : ""}
                </Text>
                <Text style={{ whiteSpace: "pre-wrap" }}>{deficiency.remark}</Text>
                <Answer deficiency={deficiency} />
              </List.Item>
            ))}
          </List>
        </section>
      )}
      {document.earlier.length > 0 && (
        <section>
          <Title order={3} size="h5">
            Earlier versions
          </Title>
          <List listStyleType="none" spacing="xs">
            {document.earlier.map((version) => (
              <List.Item key={version.version}>
                <Anchor component="button" type="button" onClick={() => onShowVersion(version.version)}>
                  Show version {version.version}
                </Anchor>{" "}
                {document.current !== undefined && (
                  <>
                    <Anchor component="button" type="button" onClick={() => setCompared(version.version)}>
                      Compare version {version.version} with the current one
                    </Anchor>{" "}
                  </>
                )}
                <Text span size="sm" c="dimmed">
                  {version.uploadedBy}, {formatDateTime(version.uploadedAt)}
                </Text>{" "}
                {version.files.map((file) => (
                  <Anchor key={file.id} href={fileUrl(reimbursementId, file.id)} download size="sm" me="xs">
                    {file.name}
                  </Anchor>
                ))}
              </List.Item>
            ))}
          </List>
        </section>
      )}
      {compared !== undefined && (
        <Suspense>
          <CompareDialog reimbursementId={reimbursementId} document={document} version={compared} onClose={() => setCompared(undefined)} />
        </Suspense>
      )}
    </Stack>
  );
}

function Answer({ deficiency }: { deficiency: ReviewDocument["deficiencies"][number] }) {
  if (deficiency.answeredAt === undefined)
    return (
      <Text size="sm" fs="italic">
        {deficiency.isOpen ? "No answer yet" : "Not answered"}
      </Text>
    );
  return (
    <Text style={{ whiteSpace: "pre-wrap" }}>
      Answered {formatDateTime(deficiency.answeredAt)}: {deficiency.answer ?? "with a new file"}
    </Text>
  );
}
