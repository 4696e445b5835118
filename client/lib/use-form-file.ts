import { useState } from "react";
import { fileMessages } from "#domain/reimbursements/file-rules.ts";
import { useUploadsUnderWay } from "./use-uploads-under-way.ts";

/** The stored file of a form. While another one is uploaded, failed or was refused, the form is not sent: it would go with the earlier file. */
export function useFormFile<T>() {
  const [file, setFile] = useState<T>();
  const [isSentTooSoon, setSentTooSoon] = useState(false);
  const { areUploading, wouldLoseFile, watchUpload } = useUploadsUnderWay();
  if (isSentTooSoon && !wouldLoseFile) setSentTooSoon(false);
  return {
    file,
    setFile,
    watchUpload,
    /** Whether it holds a file, or one is on its way or was not stored: leaving the form would lose it. */
    hasFile: file !== undefined || wouldLoseFile,
    /** Call it before the form is sent. True: do not send it; the field says why. */
    hasToWait: (): boolean => {
      setSentTooSoon(wouldLoseFile);
      return wouldLoseFile;
    },
    /** What the field says after its problem, such as why a file was refused; it goes when the file is stored or removed. */
    waitProblem: isSentTooSoon && wouldLoseFile ? (areUploading ? fileMessages.waitForUpload : fileMessages.notUploaded) : undefined,
  };
}

export type FormFile<T> = ReturnType<typeof useFormFile<T>>;
