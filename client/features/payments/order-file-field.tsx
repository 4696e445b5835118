import { Anchor, Text } from "@mantine/core";
import { z } from "zod";
import { UploadFrame } from "../../components/upload-frame.tsx";
import { useContentUpload } from "../../lib/use-content-upload.ts";
import type { FormFile } from "../../lib/use-form-file.ts";
import { formatBytes } from "../../shared/format.ts";
import { paymentFilePath } from "./stored-file.ts";

const StoredOrderFile = z.object({ id: z.string(), name: z.string(), sizeBytes: z.number() });
export type StoredOrderFile = z.infer<typeof StoredOrderFile>;

type OrderFileFieldProps = {
  readonly id: string;
  readonly label: string;
  readonly isOptional?: boolean;
  readonly of: FormFile<StoredOrderFile>;
  readonly problem: string | undefined;
};

/** The PDF of an order. It is uploaded at once and belongs to the order when that is saved. */
export function OrderFileField({ id, label, isOptional = false, of, problem }: OrderFileFieldProps) {
  const { file, setFile, watchUpload, waitProblem } = of;
  const { progress, failure, failed, sendFirst } = useContentUpload("/uploads/payments/order", StoredOrderFile, setFile, watchUpload);
  return (
    <UploadFrame
      id={id}
      label={label}
      isOptional={isOptional}
      hint="A PDF of at most 5 MB."
      noun="PDF"
      accept="application/pdf,.pdf"
      isChosen={file !== undefined}
      progress={progress}
      failed={failed}
      problem={failure ?? problem}
      waitProblem={waitProblem}
      onPick={sendFirst}
    >
      {file === undefined ? <Text size="sm">No PDF yet.</Text> : <OrderFileLink file={file} />}
    </UploadFrame>
  );
}

/** A link to a stored PDF. */
export const OrderFileLink = ({ file: { id, name, sizeBytes } }: { readonly file: StoredOrderFile }) => (
  <Anchor href={paymentFilePath(id)} download>
    {name} ({formatBytes(sizeBytes)})
  </Anchor>
);
