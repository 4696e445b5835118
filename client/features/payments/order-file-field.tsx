import { Anchor, Text } from "@mantine/core";
import { z } from "zod";
import { UploadFrame } from "../../components/upload-frame.tsx";
import { useContentUpload } from "../../lib/use-content-upload.ts";
import { formatBytes } from "../../shared/format.ts";
import { paymentFilePath } from "./stored-file.ts";

const StoredOrderFile = z.object({ id: z.string(), name: z.string(), sizeBytes: z.number() });
export type StoredOrderFile = z.infer<typeof StoredOrderFile>;

type OrderFileFieldProps = {
  readonly id: string;
  readonly label: string;
  readonly isOptional?: boolean;
  readonly file: StoredOrderFile | undefined;
  readonly problem: string | undefined;
  readonly onStored: (file: StoredOrderFile) => void;
};

/** The PDF of an order. It is uploaded at once and belongs to the order when that is saved. */
export function OrderFileField({ id, label, isOptional = false, file, problem, onStored }: OrderFileFieldProps) {
  const { progress, failure, sendFirst } = useContentUpload("/uploads/payments/order", StoredOrderFile, onStored);
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
      problem={failure ?? problem}
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
