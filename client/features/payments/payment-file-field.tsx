import { Anchor, Text } from "@mantine/core";
import type { PaymentFileKind } from "#domain/payments/file-kinds.ts";
import { acceptAttribute } from "#domain/reimbursements/file-rules.ts";
import { UploadFrame } from "../../components/upload-frame.tsx";
import { useContentUpload } from "../../lib/use-content-upload.ts";
import type { FormFile } from "../../lib/use-form-file.ts";
import { formatBytes } from "../../shared/format.ts";
import { paymentFilePath, StoredPaymentFile } from "./stored-file.ts";

type PaymentFileFieldProps = {
  readonly id: string;
  /** A kind that takes PDFs and pictures. */
  readonly kind: PaymentFileKind;
  readonly label: string;
  readonly hint?: string;
  /** "cheque", for the buttons. */
  readonly noun: string;
  readonly of: FormFile<StoredPaymentFile>;
  /** An error of the form at this field. */
  readonly error?: string;
  /** Called when another file is chosen. */
  readonly onChosen?: () => void;
  /** Called when another file is stored. */
  readonly onStored?: () => void;
  /** Without it the file can be replaced only. */
  readonly onTakeOut?: () => void;
};

const fileKinds = "A PDF or a picture (JPG, PNG) of at most 5 MB. A larger photo is made smaller.";

/** A file of the payments that is uploaded before the form around it is sent. */
export function PaymentFileField({ id, kind, label, hint = fileKinds, noun, of, error, onChosen, onStored, onTakeOut }: PaymentFileFieldProps) {
  const { file, setFile, watchUpload, waitProblem } = of;
  const take = (stored: StoredPaymentFile): void => {
    setFile(stored);
    onStored?.();
  };
  const { progress, failure, failed, sendFirst } = useContentUpload(`/uploads/payments/${kind}`, StoredPaymentFile, take, watchUpload, true);
  return (
    <UploadFrame
      id={id}
      label={label}
      isOptional={false}
      hint={hint}
      noun={noun}
      accept={acceptAttribute("pdf_or_image")}
      isChosen={file !== undefined}
      progress={progress}
      failed={failed}
      problem={failure ?? error}
      waitProblem={waitProblem}
      onPick={(files) => {
        onChosen?.();
        sendFirst(files);
      }}
      {...(onTakeOut !== undefined && { onTakeOut })}
    >
      {file !== undefined && (
        <Text size="sm">
          <Anchor href={paymentFilePath(file.id)}>{file.name}</Anchor> ({formatBytes(file.sizeBytes)})
        </Text>
      )}
    </UploadFrame>
  );
}
