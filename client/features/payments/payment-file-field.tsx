import { Anchor, Text } from "@mantine/core";
import type { PaymentFileKind } from "#domain/payments/file-kinds.ts";
import { UploadFrame } from "../../components/upload-frame.tsx";
import { useContentUpload } from "../../lib/use-content-upload.ts";
import { formatBytes } from "../../shared/format.ts";
import { paymentFilePath, StoredPaymentFile } from "./stored-file.ts";

type PaymentFileFieldProps = {
  readonly id: string;
  readonly kind: PaymentFileKind;
  readonly label: string;
  readonly hint?: string;
  /** "cheque", for the buttons. */
  readonly noun: string;
  readonly file: StoredPaymentFile | undefined;
  /** An error of the form at this field. */
  readonly error?: string;
  readonly onStored: (file: StoredPaymentFile) => void;
};

const fileKinds = "A PDF or a picture (JPG, PNG) of at most 5 MB.";

/** A file of the payments that is uploaded before the form around it is sent. */
export function PaymentFileField({ id, kind, label, hint = fileKinds, noun, file, error, onStored }: PaymentFileFieldProps) {
  const { progress, failure, sendFirst } = useContentUpload(`/uploads/payments/${kind}`, StoredPaymentFile, onStored);
  return (
    <UploadFrame
      id={id}
      label={label}
      isOptional={false}
      hint={hint}
      noun={noun}
      accept="application/pdf,.pdf,image/jpeg,image/png,.jpg,.jpeg,.png"
      isChosen={file !== undefined}
      progress={progress}
      problem={failure ?? error}
      onPick={sendFirst}
    >
      {file !== undefined && (
        <Text size="sm">
          <Anchor href={paymentFilePath(file.id)}>{file.name}</Anchor> ({formatBytes(file.sizeBytes)})
        </Text>
      )}
    </UploadFrame>
  );
}
