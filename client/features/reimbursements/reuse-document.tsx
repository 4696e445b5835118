import { Alert, Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import type { SchemeDocumentField } from "#domain/reimbursements/scheme.ts";
import { Unbroken } from "../../components/unbroken.tsx";
import { formatCount } from "../../shared/format.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";
import type { Draft } from "./draft.ts";

type ReuseDocumentProps = { readonly draft: Draft; readonly field: SchemeDocumentField; readonly onReused: () => void };

/** Offers the same document of the firm's last reimbursement, so that the member need not upload it again. */
export function ReuseDocument({ draft, field, onReused }: ReuseDocumentProps) {
  const utils = trpc.useUtils();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const known = trpc.reimbursements.knownDocument.useQuery({ scheme: draft.scheme, reimbursementId: draft.id, fieldName: field.name });
  const document = known.data?.document;
  if (document === undefined) return null;

  async function use(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const view = await draft.run(
        (reimbursementId) =>
          utils.client.reimbursements.reuseDocument.mutate({
            scheme: draft.scheme,
            reimbursementId,
            ...draft.start,
            fieldName: field.name,
          }),
        ({ id }) => id,
      );
      utils.reimbursements.getOwn.setData({ reimbursementId: view.id }, view);
      void utils.reimbursements.listOwn.invalidate();
      void utils.dossiers.invalidate();
      onReused();
    } catch (error) {
      setProblem(failureOf(error).message);
      void utils.reimbursements.getOwn.invalidate();
    }
    setBusy(false);
  }

  const files = document.files.map(({ name, pages }) => `${name}, ${formatCount(pages, "page")}`).join("; ");
  return (
    <Alert color="blue">
      <Text size="sm">
        You gave this paper with {document.reimbursementId}: {files}. It may be used again if it is still valid.
      </Text>
      <Group mt="xs">
        <Button variant="default" size="xs" aria-disabled={isBusy} onClick={() => void use()}>
          <span>
            Use the {field.noun} of <Unbroken>{document.reimbursementId}</Unbroken>
          </span>
        </Button>
      </Group>
      {problem !== undefined && (
        <Text role="alert" size="sm" c="var(--portal-error)" mt="xs">
          {problem}
        </Text>
      )}
    </Alert>
  );
}
